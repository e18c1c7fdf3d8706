package hopscotch.judge.timing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures the memory that the current thread has allocated, if the JVM can tell. */
public final class AllocationMeter {
  private final ThreadMXBean threads =
      ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean
              && bean.isThreadAllocatedMemorySupported()
          ? bean
          : null;

  /** The bytes allocated so far, or 0 if the JVM cannot tell. */
  public long bytes() {
    return threads == null ? 0 : threads.getCurrentThreadAllocatedBytes();
  }

  /** The bytes allocated since an earlier reading, or -1 if the JVM cannot tell. */
  public long since(long before) {
    return threads == null ? -1 : bytes() - before;
  }
}
