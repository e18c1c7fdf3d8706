package hopscotch.harness.run.worker;

import com.sun.management.OperatingSystemMXBean;
import hopscotch.harness.suite.Suite;
import hopscotch.harness.suite.Timing;
import java.lang.management.ManagementFactory;

/**
 * The number of planners of a suite that are kept ready on a map at the same time, so that they fit
 * into memory: each in a process of its own, or all in one if the suite is quick. Further planners
 * form groups that follow one another.
 *
 * @param memoryBytes the memory of the machine
 * @param lanes the number of threads of the run, each with its own processes
 */
public record PlannersAtOnce(long memoryBytes, int lanes) {
  private static final int MOST_PROCESSES = 16;

  /** An amount that most planners stay below: map, moves, states of a search, an index. */
  private static final long BYTES_PER_CELL = 48;

  /** The rule for this machine. */
  public static PlannersAtOnce here(int lanes) {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    return new PlannersAtOnce(system.getTotalMemorySize(), lanes);
  }

  /** How many planners of a suite are ready at once on a map of so many cells, at least 1. */
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
