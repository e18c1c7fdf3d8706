package hopscotch.harness.run.worker;

import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * Watches what this JVM does beside the code that is timed: compiling and collecting garbage. If
 * the JVM does not tell, it reports that nothing happened.
 */
final class JvmWatch {
  private final CompilationMXBean compiler = findCompiler();
  private final List<GarbageCollectorMXBean> collectors =
      ManagementFactory.getGarbageCollectorMXBeans();

  private static CompilationMXBean findCompiler() {
    CompilationMXBean bean = ManagementFactory.getCompilationMXBean();
    return bean != null && bean.isCompilationTimeMonitoringSupported() ? bean : null;
  }

  /** The time of all compilations so far, in milliseconds. */
  long compilationMillis() {
    return compiler == null ? 0 : compiler.getTotalCompilationTime();
  }

  /** The time of all collections of garbage so far, in milliseconds. */
  long collectionMillis() {
    long millis = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      millis += Math.max(0, collector.getCollectionTime());
    }
    return millis;
  }
}
