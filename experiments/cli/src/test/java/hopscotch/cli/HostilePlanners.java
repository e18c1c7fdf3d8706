package hopscotch.cli;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** Planners that harm the process that asks them, there only where a jar names this class. */
public final class HostilePlanners implements PlannerProvider {
  private static final List<long[]> HOARD = new ArrayList<>();

  /** For the registry. */
  public HostilePlanners() {}

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        planner("exits", () -> System.exit(0)),
        planner("halts", () -> Runtime.getRuntime().halt(0)),
        planner("loops", HostilePlanners::sleep),
        planner("hoards", HostilePlanners::hoard),
        planner("overflows", HostilePlanners::overflow),
        planner(
            "lingers",
            () -> Runtime.getRuntime().addShutdownHook(new Thread(HostilePlanners::sleep))),
        planner(
            "lingers-at-length",
            () -> {
              Runtime.getRuntime().addShutdownHook(new Thread(HostilePlanners::sleep));
              System.out.println("lingering");
              sleep();
            }),
        PlannerFactory.named("exits-if-watched")
            .summary("ends the process of who watches it")
            .from((arguments, graph) -> new Watched(graph)),
        planner("prints", () -> System.out.println("here I am")),
        PlannerFactory.named("never-ready")
            .summary("is prepared for ever")
            .from(
                (arguments, graph) -> {
                  sleep();
                  return Planners.prepare("astar", graph).planner();
                }));
  }

  /** For ever, and without a load. */
  static void sleep() {
    while (HOARD.isEmpty()) {
      LockSupport.park();
    }
  }

  private static void hoard() {
    while (true) {
      HOARD.add(new long[1 << 20]);
    }
  }

  @SuppressWarnings("InfiniteRecursion") // that is what it is for
  private static void overflow() {
    overflow();
    HOARD.clear();
  }

  /** A* that does something else first. */
  private static PlannerFactory planner(String id, Runnable harm) {
    return PlannerFactory.named(id)
        .summary(id)
        .from((arguments, graph) -> new Hostile(graph, harm));
  }

  private record Watched(GridGraph graph) implements Planner {
    @Override
    public Guarantee guarantee() {
      return Guarantee.OPTIMAL;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      if (observer != null) {
        System.exit(0);
      }
      return Planners.prepare("astar", graph).newSearch();
    }
  }

  private record Hostile(GridGraph graph, Runnable harm) implements Planner {
    @Override
    public Guarantee guarantee() {
      return Guarantee.OPTIMAL;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      PathSearch search = Planners.prepare("astar", graph).newSearch();
      return new PathSearch() {
        @Override
        public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
          harm.run();
          return search.find(start, goal, path, budget);
        }

        @Override
        public SearchCounters counters() {
          return search.counters();
        }
      };
    }
  }
}
