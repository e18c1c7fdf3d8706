package hopscotch.core.smoothing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.RealMaps;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Prints the tables of docs/results/lines.md. Not part of the build; with {@code HOPSCOTCH_MAPS}
 * set:
 *
 * <pre>mvn -q -Dquick test -pl core -Dtest=SmoothingFigures</pre>
 *
 * <p>Length is the Euclidean sum over the octile optimum, turns are a path's. Time is the least of
 * some rounds of each query, the planners taking turns, as a share of that of the first planner.
 * All are over the queries that the planner answered.
 */
class SmoothingFigures {
  private static final List<String> MAPS =
      List.of(
          "dao/brc202d",
          "dao/orz700d",
          "dao/den520d",
          "sc1/Aurora",
          "rooms/32room_000",
          "mazes/maze512-4-0",
          "random/random512-35-0");
  private static final List<String> SPECS =
      List.of(
          "astar",
          "los(astar)",
          "rays(astar)",
          "pull(astar)",
          "floyd(astar)",
          "astar(open=heap)",
          "thetastar",
          "lazythetastar",
          "greedy",
          "rays(greedy)",
          "pull(greedy)",
          "bstar",
          "bstar(fallback=astar)");
  private static final int QUERIES = 40;
  private static final int ROUNDS = 3;

  /** A query with its published length. */
  private record Query(int start, int goal, double optimum) {}

  /** What one planner did on the queries of one map. */
  private static final class Sums {
    int found;
    double ratio;
    long turns;
    long sightTests;
    long nanos;
    long firstNanos;

    String row(String spec) {
      return found == 0
          ? "| %s | 0 | | | | |".formatted(spec)
          : "| %s | %d | %.4f | %.1f | %.0f | %.2f |"
              .formatted(
                  spec,
                  found,
                  ratio / found,
                  (double) turns / found,
                  (double) sightTests / found,
                  (double) nanos / firstNanos);
    }
  }

  @Test
  void print() {
    for (String name : MAPS) {
      GridGraph graph = GridGraph.of(RealMaps.map(name), Movement.OCTILE);
      List<Query> queries = queries(graph, name);
      System.out.printf("%n%s, %d queries%n%n", name, queries.size());
      System.out.println("| planner | found | length | turns | sight tests | time |");
      System.out.println("|---|---|---|---|---|---|");
      Sums[] sums = measure(graph, queries);
      for (int i = 0; i < sums.length; i++) {
        System.out.println(sums[i].row(SPECS.get(i)));
      }
    }
  }

  private static List<Query> queries(GridGraph graph, String name) {
    List<Query> queries = new ArrayList<>();
    List<RealMaps.Row> rows = RealMaps.rows(name);
    for (int i = 0; i < QUERIES; i++) {
      RealMaps.Row row = rows.get((int) ((i + 0.5) / QUERIES * rows.size()));
      int start = graph.map().cell(row.startX(), row.startY());
      int goal = graph.map().cell(row.goalX(), row.goalY());
      if (row.length() > 0 && graph.isFree(start) && graph.isFree(goal)) {
        queries.add(new Query(start, goal, row.length()));
      }
    }
    return queries;
  }

  private static Sums[] measure(GridGraph graph, List<Query> queries) {
    Sums[] sums = new Sums[SPECS.size()];
    PathSearch[] searches = new PathSearch[sums.length];
    int[] sightCounter = new int[sums.length];
    for (int i = 0; i < sums.length; i++) {
      sums[i] = new Sums();
      searches[i] = Planners.prepare(SPECS.get(i), graph).newSearch();
      sightCounter[i] = Planners.prepare(SPECS.get(i), graph).extraCounters().indexOf("sightTests");
    }
    for (Query query : queries) {
      long[] nanos = nanos(searches, query);
      for (int i = 0; i < sums.length; i++) {
        PathBuffer path = new PathBuffer();
        if (searches[i].find(query.start, query.goal, path) == Outcome.FOUND) {
          PathCheck check = PathValidator.check(graph, path, query.start, query.goal);
          assertTrue(check.isValid(), check::problem);
          sums[i].found++;
          sums[i].ratio += check.length() / query.optimum;
          sums[i].turns += turns(graph.map(), path);
          sums[i].nanos += nanos[i];
          sums[i].firstNanos += nanos[0];
          sums[i].sightTests +=
              sightCounter[i] < 0 ? 0 : searches[i].counters().extra(sightCounter[i]);
        }
      }
    }
    return sums;
  }

  private static long[] nanos(PathSearch[] searches, Query query) {
    long[] least = new long[searches.length];
    PathBuffer path = new PathBuffer();
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < searches.length; i++) {
        long before = System.nanoTime();
        searches[i].find(query.start, query.goal, path);
        long elapsed = System.nanoTime() - before;
        least[i] = round == 0 ? elapsed : Math.min(least[i], elapsed);
      }
    }
    return least;
  }

  private static int turns(GridMap map, PathBuffer path) {
    Segments.merge(path, map.stride());
    return Math.max(0, path.size() - 2);
  }
}
