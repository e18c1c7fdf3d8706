package hopscotch.core.planner;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.base.GridSearch;
import java.util.List;

/** A planner that steps straight east, and what a test of the API needs around it. */
public final class Toy {
  private Toy() {}

  public static GridGraph row(String letters) {
    return GridGraph.of(GridMap.parse(letters), Movement.OCTILE);
  }

  /** Adds the ends of each query, and how it ended, to a list. */
  public static SearchObserver tellingEnds(GridGraph graph, List<String> told) {
    return new SearchObserver() {
      @Override
      public void begin(int start, int goal) {
        told.add(graph.map().describe(start) + " to " + graph.map().describe(goal));
      }

      @Override
      public void end(Outcome outcome) {
        told.add(outcome.name());
      }
    };
  }

  /** Walks east from the start while it can; an expansion a step. */
  public static final class East extends GridSearch {
    public East(GridGraph graph, boolean checkComponents, SearchObserver observer) {
      super(graph, checkComponents, observer, 0);
    }

    @Override
    protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
      int cell = start;
      path.add(cell);
      while (cell != goal && graph.isFree(cell + 1)) {
        counters.expanded++;
        path.add(++cell);
      }
      if (cell != goal) {
        path.clear();
      }
      return cell == goal ? Outcome.FOUND : Outcome.NO_PATH;
    }
  }

  public static Planner east(GridGraph graph) {
    return new Planner() {
      @Override
      public GridGraph graph() {
        return graph;
      }

      @Override
      public Guarantee guarantee() {
        return Guarantee.INCOMPLETE;
      }

      @Override
      public long indexBytes() {
        return 40;
      }

      @Override
      public PathSearch newSearch(SearchObserver observer) {
        return new East(graph, true, observer);
      }
    };
  }

  /** A planner as if it had been prepared from the spec {@code east} in 7 ns. */
  public static PreparedPlanner prepared(Planner planner) {
    return new PreparedPlanner(KnownSpec.of(PlannerSpec.parse("east"), List.of()), planner, 7);
  }

  /** Steps east, and counts how often it was repaired. */
  public record Repaired(GridGraph graph, int repairs) implements Planner, Repairable {
    @Override
    public Guarantee guarantee() {
      return Guarantee.INCOMPLETE;
    }

    @Override
    public Planner withChanges(CellChanges changes) {
      return new Repaired(graph.with(changes), repairs + 1);
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return new East(graph, false, observer);
    }
  }

  /** A provider from a jar of someone else's; it is on no class path but that of one test. */
  public static final class Provider implements PlannerProvider {
    /** For the service loader. */
    public Provider() {}

    @Override
    public List<PlannerFactory> planners() {
      return List.of(
          PlannerFactory.named("east")
              .summary("steps east")
              .paper("nobody")
              .from((arguments, graph) -> east(graph)));
    }
  }

  /** A provider whose planner takes the id of one of this module. */
  public static final class Clash implements PlannerProvider {
    /** For the service loader. */
    public Clash() {}

    @Override
    public List<PlannerFactory> planners() {
      return List.of(
          PlannerFactory.named("astar")
              .summary("steps east")
              .paper("nobody")
              .from((arguments, graph) -> east(graph)));
    }
  }
}
