package hopscotch.harness.run.worker;

import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * What this JVM does beside the code that is timed: compiling and collecting garbage. Where it
 * cannot tell, it says that nothing happened.
 */
final class JvmWatch {
  private final CompilationMXBean compiler = findCompiler();
  private final List<GarbageCollectorMXBean> collectors =
      ManagementFactory.getGarbageCollectorMXBeans();

  private static CompilationMXBean findCompiler() {
    CompilationMXBean bean = ManagementFactory.getCompilationMXBean();
    return bean != null && bean.isCompilationTimeMonitoringSupported() ? bean : null;
  }

  /** The time that all compilations so far took, in milliseconds. */
  long compilationMillis() {
    return compiler == null ? 0 : compiler.getTotalCompilationTime();
  }

  /** The time that all collections of garbage so far took, in milliseconds. */
  long collectionMillis() {
    long millis = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      millis += Math.max(0, collector.getCollectionTime());
    }
    return millis;
  }
}
