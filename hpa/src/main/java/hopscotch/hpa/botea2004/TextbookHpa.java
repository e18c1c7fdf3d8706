package hopscotch.hpa.botea2004;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.Heuristic;
import hopscotch.hpa.abstraction.Level;
import hopscotch.hpa.cluster.Clusters;
import java.util.List;

/**
 * A query on one abstract level, step by step as the paper has it, to count what each step does:
 * start and goal become nodes, by a search to each node of their cluster; the main search expands a
 * node at a time; a search inside a cluster refines an edge without knowing its cost. For one
 * thread.
 */
final class TextbookHpa {
  /** What the searches of one step did. */
  static final class Count {
    private long expanded;
    private long openSum;

    private void add(TextbookAStar search) {
      expanded += search.expanded();
      openSum += search.openSum();
    }

    long expanded() {
      return expanded;
    }

    /** The mean size of the open list; not a number where nothing was expanded. */
    double meanOpen() {
      return (double) openSum / expanded;
    }
  }

  private final Level level;
  private final GridGraph graph;
  private final Clusters clusters;
  private final TextbookAStar search;
  private final int[] offsets;
  private final long perMax;
  private final long perMin;
  private final long[] row;
  private long[] fromStart = {};
  private long[] toGoal = {};
  private Count insertion = new Count();
  private Count connecting = new Count();
  private Count main = new Count();
  private Count refinement = new Count();

  TextbookHpa(Level level) {
    this.level = level;
    graph = level.graph();
    clusters = level.clusters();
    search = new TextbookAStar(graph.map().cellCount());
    offsets = Directions.offsets(graph.map().stride());
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
    row = new long[level.mostNodes()];
  }

  /** The cost of a path, {@link TextbookAStar#NO_PATH} if the abstract graph has none. */
  long find(int start, int goal) {
    insertion = new Count();
    connecting = new Count();
    main = new Count();
    refinement = new Count();
    fromStart = insert(start);
    toGoal = insert(goal);
    boolean together = clusters.of(start) == clusters.of(goal);
    long direct = together ? insideCluster(start, goal) : TextbookAStar.NO_PATH;
    long cost =
        search.find(
            start,
            goal,
            (cell, relax) -> {
              if (cell == start) {
                relaxFromStart(start, goal, direct, relax);
              }
              relaxFromNode(cell, goal, relax);
            },
            this::octile);
    main.add(search);
    if (cost != TextbookAStar.NO_PATH) {
      refine(search.path(start, goal));
    }
    return cost;
  }

  /** Connects an end to each node of its cluster. */
  private long[] insert(int end) {
    int cluster = clusters.of(end);
    long[] distances = new long[level.nodeCount(cluster)];
    for (int i = 0; i < distances.length; i++) {
      distances[i] = insideCluster(end, level.cell(cluster, i));
      insertion.add(search);
      if (distances[i] != TextbookAStar.NO_PATH) {
        connecting.add(search);
      }
    }
    return distances;
  }

  private long insideCluster(int from, int to) {
    int cluster = clusters.of(from);
    return search.find(
        from,
        to,
        (cell, relax) -> {
          for (int bits = graph.moves(cell); bits != 0; bits &= bits - 1) {
            int d = Integer.numberOfTrailingZeros(bits);
            if (clusters.of(cell + offsets[d]) == cluster) {
              relax.edge(cell + offsets[d], graph.cost(cell, d));
            }
          }
        },
        this::octile);
  }

  private void relaxFromStart(int start, int goal, long direct, TextbookAStar.Relax relax) {
    for (int i = 0; i < fromStart.length; i++) {
      relaxIfAny(level.cell(clusters.of(start), i), fromStart[i], relax);
    }
    relaxIfAny(goal, direct, relax);
  }

  private void relaxFromNode(int cell, int goal, TextbookAStar.Relax relax) {
    int node = level.indexOf(cell);
    if (node < 0) {
      return;
    }
    int cluster = clusters.of(cell);
    level.row(cluster, node, row);
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      relaxIfAny(level.cell(cluster, i), row[i], relax);
    }
    for (int bits = level.crossings(cluster, node); bits != 0; bits &= bits - 1) {
      int d = Integer.numberOfTrailingZeros(bits);
      relax.edge(cell + offsets[d], graph.cost(cell, d));
    }
    if (cluster == clusters.of(goal)) {
      relaxIfAny(goal, toGoal[node], relax);
    }
  }

  private static void relaxIfAny(int cell, long cost, TextbookAStar.Relax relax) {
    if (cost != TextbookAStar.NO_PATH) {
      relax.edge(cell, cost);
    }
  }

  private void refine(List<Integer> path) {
    for (int i = 1; i < path.size(); i++) {
      if (clusters.of(path.get(i - 1)) == clusters.of(path.get(i))) {
        insideCluster(path.get(i - 1), path.get(i));
        refinement.add(search);
      }
    }
  }

  private long octile(int a, int b) {
    int dx = Math.abs(graph.map().x(a) - graph.map().x(b));
    int dy = Math.abs(graph.map().y(a) - graph.map().y(b));
    return perMax * Math.max(dx, dy) + perMin * Math.min(dx, dy);
  }

  /** The searches from start and goal to every node of their clusters. */
  Count insertion() {
    return insertion;
  }

  /** Those of them that found a path. */
  Count connecting() {
    return connecting;
  }

  Count main() {
    return main;
  }

  Count refinement() {
    return refinement;
  }
}
