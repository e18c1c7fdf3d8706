package hopscotch.papers.botea2004;

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
import hopscotch.core.planner.SearchPart;
import hopscotch.hpa.HpaPlanner;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.cluster.Phase;
import hopscotch.hpa.level.Census;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.RandomPairs;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;

/**
 * The experiments of Botea, Mueller and Schaeffer, "Near Optimal Hierarchical Path-Finding",
 * Journal of Game Development 1(1), 2004, section 5. A diagonal move costs 1.42, and one of its two
 * orthogonal neighbours must be free. Clusters are 10 by 10; a map has 100 random solvable pairs.
 * Pass it every map, and then read the counts.
 *
 * <p>Two counts of {@code hpa} are not those of the paper. An expansion takes an intra-edge and an
 * inter-edge together, so the main search has about half of them. Refinement leaves out cells that
 * lie on no shortest path. To tell what causes a difference, counts are made again with the
 * entrances of {@link Crossings#AS_THE_AUTHORS_CODE} and the searches of {@code hpa2004}. For
 * Figure 8 insertion is then counted with all its searches, and with only those that connected.
 *
 * <p>Start and goal are joined to the graph by a search for each node, {@code insertion=astar}, as
 * in the paper; Figure 8 is also counted with one search for all of them, {@code
 * insertion=dijkstra}. For one thread.
 */
final class HpaCounts {
  /** The movement of the paper. */
  static final Movement MOVEMENT = Movement.parse("8 one-free 50/71 ground");

  private static final int PAIRS = 100;
  private static final String AS_PUBLISHED = "insertion=astar";
  private static final List<String> INSERTIONS = List.of(AS_PUBLISHED, "insertion=dijkstra");
  private static final String AGAIN = "-authors";
  private static final String ALL_SEARCHES = "textbook";
  private static final String CONNECTING = "connecting";
  private static final int[] CLUSTERS = {5, 10, 15, 20, 25, 30};
  private static final int[] LENGTHS = {0, 50, 100, 150, 200, 250, 300, 350, 400, 450};

  private final long seed;
  private final Counts counts;
  private final PathBuffer path = new PathBuffer();

  /** Experiments whose pairs are drawn from a seed. They add to {@code counts}. */
  HpaCounts(long seed, Counts counts) {
    this.seed = seed;
    this.counts = counts;
  }

  /** Runs all experiments on one map. A map without two connected cells adds nothing. */
  void add(GridMap map) {
    GridGraph graph = GridGraph.of(map, MOVEMENT);
    List<int[]> pairs = RandomPairs.of(graph, seed, PAIRS);
    if (pairs.isEmpty()) {
      return;
    }
    countMoves(graph);
    HpaPlanner planner =
        (HpaPlanner) Planners.prepare("hpa(cluster=10,levels=3,entrance=6)", graph).planner();
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
          counts.add(figure8(cluster, insertion), untilMain(search.counters()));
        }
      }
    }
  }

  private static String spec(int cluster, String insertion) {
    return "hpa(cluster=" + cluster + ",levels=1,entrance=6," + insertion + ")";
  }

  private static String figure8(int cluster, String insertion) {
    return "expanded-" + cluster + "-" + insertion.replace("insertion=", "");
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
    counts.add("nodes-0", graph.freeCount());
    counts.add("edges-0", moves / 2.0);
  }

  private void countLevels(AbstractGraph abstraction, String counted) {
    long intra = 0;
    for (int l = 1; l <= 3; l++) {
      if (l <= abstraction.levelCount()) {
        Census census = Census.of(abstraction.level(l));
        intra += census.intraEdges();
        counts.add("nodes-" + l + counted, census.nodes());
        counts.add("inter-" + l + counted, census.interEdges());
      }
      counts.add("intra-" + l + counted, intra);
    }
  }

  private void countAgain(GridGraph graph, int cluster, List<int[]> pairs, long[] optima) {
    String spec = "hpa2004(cluster=%d,entrance=7,cut-short=true)".formatted(cluster);
    PreparedPlanner planner = Planners.prepare(spec, graph);
    List<String> names = planner.extraCounters();
    AuthorsSmoothing smoothing = new AuthorsSmoothing(graph);
    OpenListWatch watch = new OpenListWatch();
    PathSearch search = planner.newSearch(cluster == 10 ? watch : null);
    for (int i = 0; i < optima.length; i++) {
      if (search.find(pairs.get(i)[0], pairs.get(i)[1], path) != Outcome.FOUND) {
        continue;
      }
      // The error of the path after smoothing.
      if (cluster == 10) {
        double error = 100.0 * (smoothing.cost(path) - optima[i]) / optima[i];
        counts.add(
            "length-" + bin((double) optima[i] / graph.straightCost()) + "-after" + AGAIN, error);
      }
      // Figure 8: the expansions of the main search and of insertion.
      ToLongFunction<String> count = name -> search.counters().extra(names.indexOf(name));
      long main = count.applyAsLong("main");
      long insertion = count.applyAsLong("insertion") - count.applyAsLong("direct");
      counts.add(figure8(cluster, ALL_SEARCHES), main + insertion);
      counts.add(figure8(cluster, CONNECTING), main + count.applyAsLong("connecting"));
      // The mean open lists of each part, and the error before smoothing.
      if (cluster == 10) {
        long openSum =
            count.applyAsLong("insertion-open-sum") - count.applyAsLong("direct-open-sum");
        addMeanOpen("main", count.applyAsLong("main-open-sum"), main);
        addMeanOpen("insertion", openSum, insertion);
        addMeanOpen(
            "refinement",
            count.applyAsLong("refinement-open-sum"),
            count.applyAsLong("refinement"));
        long cost = count.applyAsLong(SearchCounters.ABSTRACT_COST);
        double length = (double) optima[i] / graph.straightCost();
        double error = 100.0 * (cost - optima[i]) / optima[i];
        counts.add("length-" + bin(length) + "-before" + AGAIN, error);
      }
    }
    if (cluster == 10) {
      addSearches("open-main" + AGAIN, watch, SearchPart.SEARCH);
      addSearches("open-insertion" + AGAIN, watch, SearchPart.JOIN_START);
      addSearches("open-refinement" + AGAIN, watch, SearchPart.REFINE);
    }
  }

  /**
   * Adds the mean size of the open list of each search of a part. All searches have the same
   * weight.
   */
  private void addSearches(String name, OpenListWatch watch, SearchPart part) {
    counts.addSum(name + "-a-search", watch.sumOfMeans(part), watch.searches(part));
  }

  private void addMeanOpen(String phase, long openSum, long expanded) {
    if (expanded > 0) {
      counts.add(
          "open-" + phase.toString().toLowerCase(Locale.ROOT) + AGAIN, (double) openSum / expanded);
    }
  }

  /** Counts the pairs, and returns the costs of the optimal paths. */
  private long[] countPairs(GridGraph graph, List<int[]> pairs) {
    OpenListWatch watch = new OpenListWatch();
    PathSearch aStar = Planners.prepare("astar(open=heap)", graph).newSearch(watch);
    PathSearch plain = Planners.prepare(spec(10, AS_PUBLISHED), graph).newSearch();
    PathSearch smoothed =
        Planners.prepare("rays(" + spec(10, AS_PUBLISHED) + ",back=2,ahead=1000000)", graph)
            .newSearch();
    AuthorsSmoothing smoothing = new AuthorsSmoothing(graph);
    long[] optima = new long[pairs.size()];
    for (int i = 0; i < optima.length; i++) {
      int[] pair = pairs.get(i);
      long optimum = cost(graph, aStar, pair);
      optima[i] = optimum;
      long cost = cost(graph, plain, pair);
      long authorsCost = smoothing.cost(path);
      SearchCounters counters = plain.counters();
      for (Phase phase : Phase.values()) {
        long expanded = counters.extra(phase.expandedCounter());
        counts.add("expanded-" + phase.toString().toLowerCase(Locale.ROOT), expanded);
        if (expanded > 0) {
          counts.add(
              "open-" + phase.toString().toLowerCase(Locale.ROOT),
              (double) counters.extra(phase.openSumCounter()) / expanded);
        }
      }
      long straightened = cost(graph, smoothed, pair);
      String length = "length-" + bin((double) optimum / graph.straightCost());
      counts.add(length + "-before", 100.0 * (cost - optimum) / optimum);
      counts.add(length + "-after", 100.0 * (straightened - optimum) / optimum);
      counts.add(length + "-after-text", 100.0 * (authorsCost - optimum) / optimum);
    }
    counts.add("open-astar", watch.meanOfExpansions(SearchPart.SEARCH));
    addSearches("open-astar", watch, SearchPart.SEARCH);
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
}
