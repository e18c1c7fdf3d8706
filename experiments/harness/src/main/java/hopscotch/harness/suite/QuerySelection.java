package hopscotch.harness.suite;

import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.ProblemKind;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The queries that a suite asks on each map.
 *
 * @param from the source of the queries
 * @param count the number of random pairs on each map; 100 if absent
 * @param every takes the first of every group of this many rows of a scenario; 1 if absent
 * @param buckets takes only rows of these buckets; all if absent
 * @param longerThan takes only rows whose published length, in cells, is above this; all if absent
 * @param perBucket the most rows to take of each bucket; all if absent
 * @param limit the most rows to take, spread evenly over those that are left; all if absent
 */
public record QuerySelection(
    Source from,
    Integer count,
    Integer every,
    Numbers buckets,
    Double longerThan,
    Integer perBucket,
    Integer limit)
    implements ProblemSelection {
  /** Every row of the scenarios. */
  public static final QuerySelection ALL =
      new QuerySelection(null, null, null, null, null, null, null);

  private static final int DEFAULT_COUNT = 100;

  /** The sources of queries. */
  public enum Source {
    /** The scenarios beside the map. For a generated map, one that is generated with it. */
    SCENARIOS,
    /** Pairs of free cells, drawn with a seed, that some path joins. */
    RANDOM
  }

  /** Fills in defaults, and refuses contradictions. */
  public QuerySelection {
    from = Objects.requireNonNullElse(from, Source.SCENARIOS);
    if (from == Source.SCENARIOS && count != null) {
      throw new IllegalArgumentException("count belongs to 'from: random': expected limit");
    }
    if (from == Source.RANDOM
        && (every != null
            || buckets != null
            || longerThan != null
            || perBucket != null
            || limit != null)) {
      throw new IllegalArgumentException(
          "every, buckets, longer-than, per-bucket and limit belong to 'from: scenarios': expected"
              + " count");
    }
    count = Numbers.atMostMany("count", count, DEFAULT_COUNT);
    every = Numbers.atLeastOne("every", every, 1);
    longerThan = Objects.requireNonNullElse(longerThan, Double.NEGATIVE_INFINITY);
    perBucket = Numbers.atLeastOne("per-bucket", perBucket, Integer.MAX_VALUE);
    limit = Numbers.atLeastOne("limit", limit, Integer.MAX_VALUE);
  }

  @Override
  public ProblemKind kind() {
    return ProblemKind.QUERY;
  }

  @Override
  public void requireAskable(PlannedMap map) throws BadFileException {
    if (from == Source.SCENARIOS && map.recipe() == null && map.scenarios().isEmpty()) {
      throw new BadFileException(
          map.file().toString(), "no scenario beside this map", "NAME.map.scen, or 'from: random'");
    }
  }

  @Override
  public boolean readsScenarios() {
    return from == Source.SCENARIOS;
  }

  @Override
  public double[] estimateLengths(PlannedMap map) throws IOException {
    return QueryDrawer.estimateLengths(this, map);
  }

  /** The same lengths if each query stands for {@code each} problems. */
  double[] estimateLengths(PlannedMap map, int each) throws IOException {
    double[] lengths = estimateLengths(map);
    return IntStream.range(0, lengths.length * each).mapToDouble(i -> lengths[i / each]).toArray();
  }

  @Override
  public Map.Entry<String, Object> meaning() {
    return Map.entry("queries", this);
  }
}
