package hopscotch.experiments.paper.botea2004;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.hpa.HpaPlanner;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.abstraction.Census;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.effort.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToLongFunction;

/**
 * The experiments of Botea, Mueller and Schaeffer, "Near Optimal Hierarchical Path-Finding",
 * Journal of Game Development 1(1), 2004, section 5: diagonal moves of 1.42 wherever one orthogonal
 * neighbour is free, clusters of 10 by 10, 100 random solvable pairs a map. Give it every map, then
 * read the findings.
 *
 * <p>Two counts of {@code hpa} are not the paper's. An expansion takes an intra-edge and an
 * inter-edge together, so the main search has about half of them. Refinement leaves out cells that
 * lie on no shortest path. To tell what causes a difference, counts are made again with the
 * entrances of {@link Crossings#AS_THE_AUTHORS_CODE} and the searches of {@code hpa2004}. In Figure
 * 8 insertion is then counted with all its searches, and with those only that connected.
 *
 * <p>Start and goal are joined to the graph by a search for each node, {@code insertion=astar}, as
 * in the paper; Figure 8 is counted with one search for all of them, {@code insertion=dijkstra},
 * too. For one thread.
 */
public final class Botea2004 {
  /** The paper's movement. */
  public static final Movement MOVEMENT = Movement.parse("8 one-free 50/71 ground");

  private static final int PAIRS = 100;
  private static final String AS_PUBLISHED = "insertion=astar";
  private static final List<String> INSERTIONS = List.of(AS_PUBLISHED, "insertion=dijkstra");
  private static final String AGAIN = ", authors' entrances";
  private static final String ALL_SEARCHES = "authors' entrances, textbook searches";
  private static final String CONNECTING = "the same, only searches that connect";
  private static final int[] CLUSTERS = {5, 10, 15, 20, 25, 30};
  private static final double[] FIGURE_8 = {170, 115, 140, 198, 270, 343};
  private static final int[] LENGTHS = {0, 50, 100, 150, 200, 250, 300, 350, 400, 450};

  private final long seed;
  private final Tally tally = new Tally();
  private final PathBuffer path = new PathBuffer();
  private int maps;

  /** Experiments whose pairs are drawn from a seed. */
  public Botea2004(long seed) {
    this.seed = seed;
  }

  /** Runs all experiments on one map; a map without two connected cells adds nothing. */
  public void add(GridMap map) {
    GridGraph graph = GridGraph.of(map, MOVEMENT);
    List<int[]> pairs = pairs(graph);
    if (pairs.isEmpty()) {
      return;
    }
    maps++;
    countMoves(graph);
    HpaPlanner planner = (HpaPlanner) Planners.prepare("hpa(cluster=10,levels=3)", graph).planner();
    countLevels(planner.abstraction(), "");
    countLevels(withAuthorsEntrances(graph, 10, 3), AGAIN);
    long[] optima = countPairs(graph, pairs);
    for (int cluster : CLUSTERS) {
      countAgain(graph, cluster, pairs, optima);
    }
    for (String insertion : INSERTIONS) {
      for (int cluster : CLUSTERS) {
        PathSearch search = Planners.prepare(spec(cluster, insertion), graph).newSearch();
        for (int[] pair : pairs) {
          search.find(pair[0], pair[1], path);
          tally.add(figure8(cluster, insertion), untilMain(search.counters()));
        }
      }
    }
  }

  private static String spec(int cluster, String insertion) {
    return "hpa(cluster=" + cluster + "," + insertion + ")";
  }

  private static String figure8(int cluster, String insertion) {
    return "cluster " + cluster + ", " + insertion;
  }

  private List<int[]> pairs(GridGraph graph) {
    List<int[]> pairs = new ArrayList<>();
    int[] free = freeCells(graph);
    Random random = new Random(seed ^ graph.map().hashCode());
    for (int tries = 0; pairs.size() < PAIRS && tries < 100 * PAIRS && free.length > 1; tries++) {
      int start = free[random.nextInt(free.length)];
      int goal = free[random.nextInt(free.length)];
      if (start != goal && graph.components().connected(start, goal)) {
        pairs.add(new int[] {start, goal});
      }
    }
    return pairs;
  }

  private static int[] freeCells(GridGraph graph) {
    int[] cells = new int[graph.freeCount()];
    int count = 0;
    for (int cell = 0; cell < graph.map().cellCount(); cell++) {
      if (graph.isFree(cell)) {
        cells[count++] = cell;
      }
    }
    return cells;
  }

  private static AbstractGraph withAuthorsEntrances(GridGraph graph, int cluster, int levels) {
    return AbstractGraph.build(
        graph, cluster, levels, Crossings.AS_THE_AUTHORS_CODE, 1, Budget.UNLIMITED);
  }

  private void countMoves(GridGraph graph) {
    long moves = 0;
    for (byte mask : graph.moves()) {
      moves += Integer.bitCount(mask & 0xff);
    }
    tally.add("nodes 0", graph.freeCount());
    tally.add("edges 0", moves / 2.0);
  }

  private void countLevels(AbstractGraph abstraction, String counted) {
    long intra = 0;
    for (int l = 1; l <= 3; l++) {
      if (l <= abstraction.levelCount()) {
        Census census = Census.of(abstraction.level(l));
        intra += census.intraEdges();
        tally.add("nodes " + l + counted, census.nodes());
        tally.add("inter " + l + counted, census.interEdges());
      }
      tally.add("intra " + l + counted, intra);
    }
  }

  private void countAgain(GridGraph graph, int cluster, List<int[]> pairs, long[] optima) {
    String spec = "hpa2004(cluster=%d,entrance=7,cut-short=true)".formatted(cluster);
    PreparedPlanner planner = Planners.prepare(spec, graph);
    List<String> names = planner.extraCounters();
    PathSearch search = planner.newSearch();
    for (int i = 0; i < optima.length; i++) {
      if (search.find(pairs.get(i)[0], pairs.get(i)[1], path) != Outcome.FOUND) {
        continue;
      }
      ToLongFunction<String> count = name -> search.counters().extra(names.indexOf(name));
      long main = count.applyAsLong("main");
      long insertion = count.applyAsLong("insertion") - count.applyAsLong("direct");
      tally.add(figure8(cluster, ALL_SEARCHES), main + insertion);
      tally.add(figure8(cluster, CONNECTING), main + count.applyAsLong("connecting"));
      if (cluster == 10) {
        long openSum =
            count.applyAsLong("insertion-open-sum") - count.applyAsLong("direct-open-sum");
        addMeanOpen("MAIN", count.applyAsLong("main-open-sum"), main);
        addMeanOpen("INSERTION", openSum, insertion);
        addMeanOpen(
            "REFINEMENT",
            count.applyAsLong("refinement-open-sum"),
            count.applyAsLong("refinement"));
        long cost = count.applyAsLong("abstract-cost");
        double length = (double) optima[i] / graph.straightCost();
        double error = 100.0 * (cost - optima[i]) / optima[i];
        tally.add("length " + bin(length) + " before" + AGAIN, error);
      }
    }
  }

  private void addMeanOpen(String phase, long openSum, long expanded) {
    if (expanded > 0) {
      tally.add("open " + phase + AGAIN, (double) openSum / expanded);
    }
  }

  /** Answers the cost of the optimal paths. */
  private long[] countPairs(GridGraph graph, List<int[]> pairs) {
    OpenListWatch watch = new OpenListWatch();
    PathSearch aStar = Planners.prepare("astar(open=heap)", graph).newSearch(watch);
    PathSearch plain = Planners.prepare(spec(10, AS_PUBLISHED), graph).newSearch();
    PathSearch smoothed =
        Planners.prepare("rays(" + spec(10, AS_PUBLISHED) + ",back=2)", graph).newSearch();
    long[] optima = new long[pairs.size()];
    for (int i = 0; i < optima.length; i++) {
      int[] pair = pairs.get(i);
      long optimum = cost(graph, aStar, pair);
      optima[i] = optimum;
      long cost = cost(graph, plain, pair);
      SearchCounters counters = plain.counters();
      for (Phase phase : Phase.values()) {
        long expanded = counters.extra(phase.expandedCounter());
        tally.add("expanded " + phase, expanded);
        if (expanded > 0) {
          tally.add("open " + phase, (double) counters.extra(phase.openSumCounter()) / expanded);
        }
      }
      long straightened = cost(graph, smoothed, pair);
      String length = "length " + bin((double) optimum / graph.straightCost());
      tally.add(length + " before", 100.0 * (cost - optimum) / optimum);
      tally.add(length + " after", 100.0 * (straightened - optimum) / optimum);
    }
    tally.add("open A*", watch.meanSize());
    return optima;
  }

  private long cost(GridGraph graph, PathSearch search, int[] pair) {
    if (search.find(pair[0], pair[1], path) != Outcome.FOUND) {
      throw new IllegalStateException("a connected pair was not joined");
    }
    return PathValidator.check(graph, path).cost();
  }

  private static long untilMain(SearchCounters counters) {
    return counters.extra(Phase.INSERTION.expandedCounter())
        + counters.extra(Phase.MAIN.expandedCounter());
  }

  private static int bin(double length) {
    int bin = 0;
    while (bin + 1 < LENGTHS.length && length >= LENGTHS[bin + 1]) {
      bin++;
    }
    return LENGTHS[bin];
  }

  /** How many maps were counted. */
  public int maps() {
    return maps;
  }

  /** The paper's figures beside ours, averaged over what was added. */
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    String table2 = "Table 2, means";
    add(findings, table2, "level 0 nodes", 4469, "nodes 0");
    add(findings, table2, "level 0 edges", 16420, "edges 0");
    levels(findings, table2, "");
    levels(findings, table2 + AGAIN, AGAIN);
    String table3 = "Table 3, mean open list";
    add(findings, table3, "A*", 51.24, "open A*");
    openLists(findings, table3, "");
    openLists(findings, table3 + AGAIN, AGAIN);
    for (int length : LENGTHS) {
      String from = "from length " + length;
      String key = "length " + length;
      double before = length == 0 ? 9 : 5.5;
      add(findings, "Figure 7, error in % before", from, before, key + " before");
      add(findings, "Figure 7, error in % before" + AGAIN, from, before, key + " before" + AGAIN);
      add(findings, "Figure 7, error in % after", from, length == 0 ? 0.9 : 0.35, key + " after");
    }
    INSERTIONS.forEach(insertion -> figure8(findings, insertion));
    figure8(findings, ALL_SEARCHES);
    figure8(findings, CONNECTING);
    return findings;
  }

  private void figure8(List<Finding> findings, String insertion) {
    int best = 0;
    for (int i = 0; i < CLUSTERS.length; i++) {
      String key = figure8(CLUSTERS[i], insertion);
      add(findings, "Figure 8, insertion and main", key, FIGURE_8[i], key);
      if (tally.has(key) && tally.mean(key) < tally.mean(figure8(CLUSTERS[best], insertion))) {
        best = i;
      }
    }
    if (maps > 0) {
      findings.add(new Finding("Figure 8, best cluster", insertion, 10, CLUSTERS[best]));
    }
  }

  private void levels(List<Finding> findings, String table, String counted) {
    add(findings, table, "level 1 nodes", 367, "nodes 1" + counted);
    add(findings, table, "level 1 inter-edges", 198, "inter 1" + counted);
    add(findings, table, "intra-edges of 1 level", 722, "intra 1" + counted);
    add(findings, table, "intra-edges of 2 levels", 1384, "intra 2" + counted);
    add(findings, table, "intra-edges of 3 levels", 1846, "intra 3" + counted);
  }

  private void openLists(List<Finding> findings, String table, String counted) {
    add(findings, table, "main search", 17.23, "open MAIN" + counted);
    add(findings, table, "insertion", 4.50, "open INSERTION" + counted);
    add(findings, table, "refinement", 5.48, "open REFINEMENT" + counted);
  }

  private void add(
      List<Finding> findings, String source, String what, double published, String key) {
    if (tally.has(key)) {
      findings.add(new Finding(source, what, published, tally.mean(key)));
    }
  }
}
