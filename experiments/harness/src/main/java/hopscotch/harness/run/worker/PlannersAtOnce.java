package hopscotch.harness.run.worker;

import com.sun.management.OperatingSystemMXBean;
import hopscotch.harness.suite.Suite;
import hopscotch.harness.suite.Timing;
import java.lang.management.ManagementFactory;

/**
 * How many planners of a suite are kept ready on a map at once, so that they fit into memory: each
 * in a process of its own, or all in one where the suite is quick. Those beyond them form further
 * groups, which follow each other.
 *
 * @param memoryBytes of the machine
 * @param lanes how many threads of the run have processes of their own
 */
public record PlannersAtOnce(long memoryBytes, int lanes) {
  private static final int MOST_PROCESSES = 16;

  /** Map, moves and components, the states of a search, an index: what most planners stay below. */
  private static final long BYTES_PER_CELL = 48;

  /** On this machine. */
  public static PlannersAtOnce here(int lanes) {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    return new PlannersAtOnce(system.getTotalMemorySize(), lanes);
  }

  /** How many planners of a suite are ready at once on a map of so many cells: at least 1. */
  public int on(long cells, Suite suite) {
    long heap = (long) suite.budgets().memoryMib() << 20;
    long needed = Math.max(1, cells * BYTES_PER_CELL);
    if (suite.timing() == Timing.QUICK) {
      return atLeastOne(heap / needed, suite.specs().size());
    }
    long room = memoryBytes / 5 * 4 / lanes;
    return atLeastOne(
        room / Math.min(heap, needed), Math.min(MOST_PROCESSES, suite.specs().size()));
  }

  private static int atLeastOne(long fitting, int most) {
    return (int) Math.max(1, Math.min(fitting, most));
  }
}
