package hopscotch.datasets.movingai;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What the current thread has allocated on the heap. */
final class Allocation {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Allocation() {}

  /** Bytes since the thread began. */
  static long ofThisThread() {
    return THREADS.getCurrentThreadAllocatedBytes();
  }
}
