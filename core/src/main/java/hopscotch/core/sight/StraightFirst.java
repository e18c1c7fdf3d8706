package hopscotch.core.sight;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.WrappingPlanner;
import java.util.List;

/**
 * The line-of-sight shortcut of game developers: where the start sees the goal, the straight path
 * at once; else the wrapped planner.
 *
 * <p>Guarantee: a straight path of moves ({@link Line#GRID}) costs no more than on an empty map, so
 * the wrapped planner's promise holds. A straight line ({@link Line#ANY_ANGLE}) is the shortest in
 * Euclidean length, but a path of moves is not: over a planner of such paths only completeness is
 * left to promise. On weighted terrain both are so where all cells that they cross are of the least
 * weight of the map; from elsewhere the wrapped planner is asked.
 */
final class StraightFirst implements WrappingPlanner {
  /** The lines of which a straight path consists. */
  enum Line {
    /** The legal moves of {@link BresenhamLine}. */
    GRID,
    /** One {@link LineOfSight}. */
    ANY_ANGLE
  }

  private final Planner wrapped;
  private final Line line;

  /** {@code null} for paths of moves. */
  private final GroundSight sight;

  private final BresenhamLine bresenham;
  private final int leastWeight;
  private final long roomyBytes;

  /**
   * Wraps a planner.
   *
   * @param clearance how many cells a straight path keeps from walls
   * @throws IllegalArgumentException over a planner of abstract paths, or for paths of moves over a
   *     planner of any-angle paths, which can be shorter
   */
  StraightFirst(Planner wrapped, Line line, int clearance) {
    if (line == Line.GRID && wrapped.metric() == LengthMetric.EUCLIDEAN) {
      throw new IllegalArgumentException(
          "planner 'los' with line=grid wraps a planner of any-angle paths, which can be shorter"
              + " than the straight path of moves; use line=any-angle");
    }
    if (wrapped.metric() == LengthMetric.ABSTRACT) {
      throw new IllegalArgumentException(
          "planner 'los' answers paths that can be walked, but the planner it wraps answers abstract"
              + " paths; let it refine them");
    }
    this.wrapped = wrapped;
    this.line = line;
    GridGraph graph = wrapped.graph();
    leastWeight = (int) (graph.leastStraightCost() / graph.unitCost());
    GridGraph roomy = graph.withMargin(clearance);
    sight = line == Line.GRID ? null : new GroundSight(graph, clearance);
    bresenham = new BresenhamLine(roomy);
    roomyBytes = (sight == null ? 0 : sight.bytes()) + (clearance == 0 ? 0 : roomy.moves().length);
  }

  @Override
  public Planner wrapped() {
    return wrapped;
  }

  @Override
  public LengthMetric metric() {
    return line == Line.GRID ? LengthMetric.GRID : LengthMetric.EUCLIDEAN;
  }

  @Override
  public long indexBytes() {
    return wrapped.indexBytes() + roomyBytes;
  }

  @Override
  public List<String> extraCounters() {
    return wrapped.extraCounters();
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return new Search(wrapped.newSearch(observer), observer);
  }

  private boolean isStraight(int start, int goal, PathBuffer path) {
    path.clear();
    if (line == Line.GRID) {
      return bresenham.draw(start, goal, path) && isOfLeastWeight(path);
    }
    GridGraph graph = wrapped.graph();
    if (graph.isWeighted() && graph.weight(start) != leastWeight || !sight.sees(start, goal)) {
      return false;
    }
    path.add(start);
    path.add(goal);
    return true;
  }

  private boolean isOfLeastWeight(PathBuffer path) {
    GridGraph graph = wrapped.graph();
    for (int i = 0; graph.isWeighted() && i < path.size(); i++) {
      if (graph.weight(path.cell(i)) != leastWeight) {
        return false;
      }
    }
    return true;
  }

  private final class Search implements PathSearch {
    private final PathSearch search;
    private final SearchObserver observer;
    private final SearchCounters straight;
    private boolean wasStraight;

    Search(PathSearch search, SearchObserver observer) {
      this.search = search;
      this.observer = observer;
      this.straight = new SearchCounters(wrapped.extraCounters().size());
    }

    @Override
    public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
      graph().requireFree(start, "start");
      graph().requireFree(goal, "goal");
      wasStraight = start != goal && isStraight(start, goal, path);
      if (!wasStraight) {
        return search.find(start, goal, path, budget);
      }
      if (observer != null) {
        observer.begin(start, goal);
        observer.end(Outcome.FOUND);
      }
      return Outcome.FOUND;
    }

    @Override
    public SearchCounters counters() {
      return wasStraight ? straight : search.counters();
    }
  }
}
