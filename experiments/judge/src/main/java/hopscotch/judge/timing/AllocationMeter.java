package hopscotch.judge.timing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What the current thread has allocated, where the JVM can tell. */
public final class AllocationMeter {
  private final ThreadMXBean threads =
      ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean
              && bean.isThreadAllocatedMemorySupported()
          ? bean
          : null;

  /** The bytes so far; 0 where the JVM cannot tell. */
  public long bytes() {
    return threads == null ? 0 : threads.getCurrentThreadAllocatedBytes();
  }

  /** The bytes since; -1 where the JVM cannot tell. */
  public long since(long before) {
    return threads == null ? -1 : bytes() - before;
  }
}
