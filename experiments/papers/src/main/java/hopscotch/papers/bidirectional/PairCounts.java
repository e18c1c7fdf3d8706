package hopscotch.papers.bidirectional;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.papers.count.Counts;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Counts on one graph: the expansions of A* from either end and of searches from both ends, in
 * total and while their lower bound is below C*, and the least vertex cover of the must-expand
 * graph. For one thread.
 */
final class PairCounts {
  private final Counts counts;
  private final String prefix;
  private final long cheapest;
  private final SurelyExpanded aStar;
  private final PathBuffer path = new PathBuffer();
  private final Map<String, PathSearch> searches = new LinkedHashMap<>();
  private final Map<String, Integer> necessary = new LinkedHashMap<>();

  /**
   * A counter for one graph.
   *
   * @param prefix the prefix of the names of counts
   * @param planners the specs of the searches from both ends, by name
   */
  PairCounts(GridGraph graph, Counts counts, String prefix, Map<String, String> planners) {
    this.counts = counts;
    this.prefix = prefix;
    cheapest = graph.leastStraightCost();
    aStar = new SurelyExpanded(graph);
    planners.forEach(
        (name, spec) -> {
          PreparedPlanner planner = Planners.prepare(spec, graph);
          searches.put(name, planner.newSearch());
          necessary.put(name, planner.extraCounters().indexOf("necessary"));
        });
  }

  /** Counts one query, for which there must be a path. */
  void add(int start, int goal) {
    long[] forward = aStar.find(start, goal);
    long forwardExpanded = aStar.expanded();
    long[] backward = aStar.find(goal, start);
    MustExpandGraph graph = new MustExpandGraph(forward, backward);
    int cover = graph.leastCover(aStar.optimum(), cheapest);
    int plainCover = graph.leastCover(aStar.optimum(), 0);
    add("astar", forwardExpanded, forward.length, plainCover);
    add("reverse-astar", aStar.expanded(), backward.length, plainCover);
    counts.add(prefix + "cover", cover);
    counts.add(prefix + "cover-without-e", plainCover);
    searches.forEach(
        (name, search) -> {
          search.find(start, goal, path);
          long surely = search.counters().extra(necessary.get(name));
          add(name, search.counters().expanded, surely, plainCover);
        });
  }

  private void add(String name, long expanded, long surely, int cover) {
    counts.add(prefix + name + ".expanded", expanded);
    counts.add(prefix + name + ".necessary", surely);
    if (cover > 0) {
      counts.add(prefix + name + ".ratio", (double) surely / cover);
    }
  }
}
