package hopscotch.datasets.generate;

import hopscotch.core.field.DistanceField;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.movingai.LengthFormat;
import hopscotch.datasets.movingai.ScenarioRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Draws queries as the MovingAI benchmarks do: buckets by optimal length, bucket = floor(length /
 * 4), the same number of rows in each, short ones first. Lengths are exact, and printed with 8
 * decimals.
 *
 * <p>A round draws a start, computes all distances from it, and draws one goal for every bucket
 * that is not full. Rounds go in pairs: a start drawn from all free cells, then one that is almost
 * as far from it as can be, without which the long buckets would seldom fill. The scenario holds
 * the buckets that filled up, without a gap from the first one that exists.
 *
 * @param rowsPerBucket the rows in each bucket, at least 1; 10 in the benchmarks
 * @param maxRounds how many starts are drawn at most, at least 1
 */
public record ScenarioGenerator(int rowsPerBucket, int maxRounds) {
  /** As in the benchmarks: 10 rows in each bucket. */
  public static final ScenarioGenerator BENCHMARK = new ScenarioGenerator(10, 60);

  private static final int BUCKET_LENGTH = 4;
  private static final LengthFormat FORMAT = LengthFormat.decimals(8);

  /** Refuses numbers below 1. */
  public ScenarioGenerator {
    if (rowsPerBucket < 1 || maxRounds < 1) {
      throw new IllegalArgumentException(
          "%d rows a bucket in %d rounds: expected at least 1 of each"
              .formatted(rowsPerBucket, maxRounds));
    }
  }

  /** Rows for a map of this name under the movement of the benchmarks. */
  public List<ScenarioRow> generate(GridMap map, String mapName, long seed) {
    return generate(GridGraph.of(map, Movement.OCTILE), mapName, seed);
  }

  /**
   * Rows for a graph. There are none if no free cell has a neighbour.
   *
   * @throws IllegalArgumentException if the graph is weighted
   */
  public List<ScenarioRow> generate(GridGraph graph, String mapName, long seed) {
    if (graph.isWeighted()) {
      throw new IllegalArgumentException(
          "terrain " + graph.movement().terrain() + ": expected terrain without weights");
    }
    DistanceField field = null;
    SeededRandom random = new SeededRandom(seed);
    int[] free = graph.freeCells();
    List<List<ScenarioRow>> buckets = new ArrayList<>();
    boolean full = free.length == 0;
    for (int round = 0; round < maxRounds && !full; round++) {
      int start = round % 2 == 0 ? free[random.below(free.length)] : farCell(field, free, random);
      field = DistanceField.of(graph, start);
      int[] goals = drawGoals(graph, field, free, random);
      for (int bucket = 0; bucket < goals.length; bucket++) {
        if (bucket == buckets.size()) {
          buckets.add(new ArrayList<>());
        }
        List<ScenarioRow> rows = buckets.get(bucket);
        if (goals[bucket] >= 0 && rows.size() < rowsPerBucket) {
          ScenarioRow row = row(graph.map(), mapName, field, start, goals[bucket]);
          if (row.bucket() == bucket) {
            rows.add(row);
          }
        }
      }
      full = buckets.stream().allMatch(rows -> rows.size() == rowsPerBucket);
    }
    return withoutGap(buckets);
  }

  /** A random cell at nine tenths of the largest distance or beyond. */
  private static int farCell(DistanceField field, int[] free, SeededRandom random) {
    long far = field.cost(field.farthest()) / 10 * 9;
    int drawn = field.farthest();
    int seen = 0;
    for (int cell : free) {
      long cost = field.cost(cell);
      if (cost >= far && field.isReachable(cell) && random.below(++seen) == 0) {
        drawn = cell;
      }
    }
    return drawn;
  }

  /** For each bucket, a random goal among the cells that belong to it, or -1 if there are none. */
  private static int[] drawGoals(
      GridGraph graph, DistanceField field, int[] free, SeededRandom random) {
    long bucketCost = (long) BUCKET_LENGTH * graph.straightCost();
    int count = (int) (field.cost(field.farthest()) / bucketCost) + 1;
    int[] goals = new int[count];
    int[] seen = new int[count];
    Arrays.fill(goals, -1);
    for (int cell : free) {
      long cost = field.cost(cell);
      if (cost > 0 && field.isReachable(cell)) {
        int bucket = (int) (cost / bucketCost);
        if (random.below(++seen[bucket]) == 0) {
          goals[bucket] = cell;
        }
      }
    }
    return goals;
  }

  private static ScenarioRow row(
      GridMap map, String mapName, DistanceField field, int start, int goal) {
    double length = field.length(goal);
    return new ScenarioRow(
        (int) (length / BUCKET_LENGTH),
        mapName,
        map.width(),
        map.height(),
        map.x(start),
        map.y(start),
        map.x(goal),
        map.y(goal),
        FORMAT.print(length));
  }

  private List<ScenarioRow> withoutGap(List<List<ScenarioRow>> buckets) {
    List<ScenarioRow> rows = new ArrayList<>();
    for (List<ScenarioRow> bucket : buckets) {
      if (bucket.size() < rowsPerBucket && !(rows.isEmpty() && bucket.isEmpty())) {
        break;
      }
      rows.addAll(bucket);
    }
    return rows;
  }
}
