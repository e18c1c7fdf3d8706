package hopscotch.papers.jumps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * Expansions of online jump point search on the 100 longest queries of each map, as in Zhao,
 * Harabor and Stuckey, "Reducing Redundant Work in Jump Point Search", 2023, Table 1. It also
 * counts how many of them have a cost above the least of their cell, and how many of those have
 * parents with a cost above the least.
 */
public final class Zhao2023 {
  private static final int LONGEST = 100;

  private Zhao2023() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE);
    Costs costs = new Costs(graph.map().cellCount());
    Expansions expansions = new Expansions(graph.map().cellCount());
    PathSearch least = Planners.prepare("dijkstra", graph).newSearch(costs);
    PathSearch jumps = Planners.prepare("jps(prune=true,learn=false)", graph).newSearch(expansions);
    PathBuffer path = new PathBuffer();
    for (int[] query : map.longest(LONGEST).queries(graph)) {
      least.find(query[0], query[1], path);
      jumps.find(query[0], query[1], path);
      counts.keep("expanded", jumps.counters().expanded);
      expansions.add(costs.costs, counts);
    }
  }

  /** The least cost of every cell that is nearer than the goal. */
  private static final class Costs implements SearchObserver {
    final long[] costs;

    Costs(int cells) {
      costs = new long[cells];
    }

    @Override
    public void begin(int start, int goal) {
      Arrays.fill(costs, NO_COST);
    }

    @Override
    public void expand(int side, int cell, long g, long f) {
      costs[cell] = Math.min(costs[cell], g);
    }
  }

  /** The expansions of a search, with the cost and the parent of each. */
  private static final class Expansions implements SearchObserver {
    private final int[] parents;
    private final long[] costs;
    private final IntArrayList cells = new IntArrayList();
    private int start;

    Expansions(int cells) {
      parents = new int[cells];
      costs = new long[cells];
    }

    @Override
    public void begin(int start, int goal) {
      this.start = start;
      cells.clear();
    }

    @Override
    public void generate(int side, int cell, int parent, long g, long f) {
      parents[cell] = parent;
    }

    @Override
    public void expand(int side, int cell, long g, long f) {
      cells.add(cell);
      costs[cell] = g;
    }

    /** Counts those above the least costs. */
    void add(long[] least, Counts counts) {
      long above = 0;
      long parentsAbove = 0;
      for (int i = 0; i < cells.size(); i++) {
        int cell = cells.getInt(i);
        if (costs[cell] > least[cell]) {
          above++;
          int parent = parents[cell];
          parentsAbove += parent != start && costs[parent] > least[parent] ? 1 : 0;
        }
      }
      counts.add("above", above);
      counts.add("parents-above", parentsAbove);
    }
  }
}
