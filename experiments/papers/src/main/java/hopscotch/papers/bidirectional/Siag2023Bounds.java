package hopscotch.papers.bidirectional;

import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import java.util.List;

/**
 * The expansions of searches that raise one of the 17 bounds, under the protocol of {@link
 * Siag2023}: in total, and while the greatest of the bounds is below C*. Only one of every {@code
 * every} queries of the protocol is counted.
 */
public final class Siag2023Bounds {
  private Siag2023Bounds() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE.withCosts(CostPair.parse("2/3")));
    SurelyExpanded aStar = new SurelyExpanded(graph);
    TargetedBoundSearch search = new TargetedBoundSearch(graph);
    List<int[]> queries = Siag2023.queries(map);
    for (int i = 0; i < queries.size(); i += map.every()) {
      int start = queries.get(i)[0];
      int goal = queries.get(i)[1];
      int necessary = aStar.find(start, goal).length;
      counts.add("queries", 1);
      counts.add("astar.expanded", aStar.expanded());
      counts.add("astar.necessary", necessary);
      for (PairBound bound : PairBound.ALL) {
        if (search.find(start, goal, bound) != aStar.optimum()) {
          throw new IllegalStateException(
              "%s, bound %s: a path that is not shortest".formatted(map.id(), bound));
        }
        counts.add(bound + ".expanded", search.expanded());
        counts.add(bound + ".necessary", search.necessary());
      }
    }
  }
}
