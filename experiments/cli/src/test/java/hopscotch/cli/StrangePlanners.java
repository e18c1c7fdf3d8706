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
import java.util.List;

/**
 * Planners that fail, lie or keep silent, each in its way, there only where a jar names this class.
 */
public final class StrangePlanners implements PlannerProvider {
  /** For the registry. */
  public StrangePlanners() {}

  /** What one does in place of a search. */
  @FunctionalInterface
  private interface Find {
    Outcome find(Question question) throws Exception;
  }

  private record Question(
      GridGraph graph,
      SearchObserver observer,
      SearchCounters counters,
      int start,
      int goal,
      PathBuffer path,
      Budget budget) {

    /** What A* answers, without an event. */
    Outcome right() {
      return Planners.prepare("astar", graph).newSearch().find(start, goal, path, budget);
    }

    boolean isWatched() {
      return observer != null;
    }
  }

  private static final class Rude extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no message");
    }
  }

  /** A class that cannot be initialised. */
  private static final class Broken {
    static final int SIZE = size();

    private static int size() {
      throw new IllegalStateException("no size");
    }
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        planner("silent", Question::right),
        planner("nothing", question -> null),
        planner(
            "throws",
            question -> {
              throw new IllegalStateException("thrown");
            }),
        planner(
            "throws-an-error",
            question -> {
              throw new Error("an error");
            }),
        planner(
            "throws-a-checked-exception",
            question -> {
              throw new Exception("checked");
            }),
        planner(
            "rude",
            question -> {
              throw new Rude();
            }),
        planner(
            "long-winded",
            question -> {
              throw new IllegalStateException("abc\n".repeat(12_500_000));
            }),
        planner("uninitialised", question -> Broken.SIZE > 0 ? Outcome.FOUND : Outcome.NO_PATH),
        planner("overflows", StrangePlanners::overflow),
        planner("blind", question -> Outcome.NO_PATH),
        planner("empty", question -> Outcome.FOUND),
        planner(
            "off-the-map",
            question -> {
              question.path.add(question.start);
              question.path.add(-5);
              return Outcome.FOUND;
            }),
        planner(
            "through-walls",
            question -> {
              question.path.add(question.start);
              question.path.add(question.goal);
              return Outcome.FOUND;
            }),
        planner(
            "counts-below-0",
            question -> {
              question.counters.expanded = -1;
              return question.right();
            }),
        planner(
            "tells-of-no-cell",
            question -> {
              if (question.isWatched()) {
                question.observer.expand(0, -3, 1, 1);
              }
              return question.right();
            }),
        planner(
            "tells-nonsense",
            question -> {
              if (question.isWatched()) {
                question.observer.generate(1, question.goal, question.goal, -7, Long.MIN_VALUE);
                question.observer.expand(1, question.start, Long.MAX_VALUE, -1);
                question.observer.expand(0, question.goal, -1, Long.MAX_VALUE);
              }
              return question.right();
            }),
        planner(
            "throws-if-watched",
            question -> {
              if (question.isWatched()) {
                throw new IllegalStateException("watched");
              }
              return question.right();
            }),
        planner(
            "loops-if-watched",
            question -> {
              if (question.isWatched()) {
                HostilePlanners.sleep();
              }
              return question.right();
            }),
        PlannerFactory.named("prepared-as-null").summary("null").from((arguments, graph) -> null),
        PlannerFactory.named("prepared-for-ever")
            .summary("rests")
            .from(
                (arguments, graph) -> {
                  HostilePlanners.sleep();
                  return null;
                }),
        PlannerFactory.named("rudely-prepared")
            .summary("rude")
            .from(
                (arguments, graph) -> {
                  throw new Rude();
                }),
        PlannerFactory.named("prepared-at-length")
            .summary("long")
            .from(
                (arguments, graph) -> {
                  throw new IllegalArgumentException("abc\n".repeat(12_500_000));
                }),
        PlannerFactory.named("never-initialised")
            .summary("broken")
            .from((arguments, graph) -> Planners.prepare("a" + Broken.SIZE, graph)));
  }

  @SuppressWarnings("InfiniteRecursion") // that is what it is for
  private static Outcome overflow(Question question) {
    Outcome outcome = overflow(question);
    question.path.clear();
    return outcome;
  }

  private static PlannerFactory planner(String id, Find find) {
    return PlannerFactory.named(id)
        .summary(id)
        .from((arguments, graph) -> new Strange(graph, find));
  }

  private record Strange(GridGraph graph, Find find) implements Planner {
    @Override
    public Guarantee guarantee() {
      return Guarantee.OPTIMAL;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      SearchCounters counters = new SearchCounters(0);
      return new PathSearch() {
        @Override
        public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
          path.clear();
          try {
            return find.find(new Question(graph, observer, counters, start, goal, path, budget));
          } catch (Exception e) {
            throw StrangePlanners.<RuntimeException>unchecked(e);
          }
        }

        @Override
        public SearchCounters counters() {
          return counters;
        }
      };
    }
  }

  // A checked exception as if it were none.
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <E extends Exception> E unchecked(Exception e) throws E {
    throw (E) e;
  }
}
