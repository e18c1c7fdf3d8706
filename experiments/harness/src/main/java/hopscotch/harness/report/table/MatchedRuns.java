package hopscotch.harness.report.table;

import hopscotch.core.planner.Planners;
import hopscotch.harness.results.HostNoise;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.StoredProblem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Two runs with their matching answers, which are of the same problem by the same planner.
 * Repetitions are combined first, as in {@link Answers}.
 */
public final class MatchedRuns {
  /** The family of planners that no provider has a word for, and whose text is not a spec. */
  private static final String OTHER = "other planners";

  private final Answers before;
  private final Answers after;
  private final List<Matched> matched = new ArrayList<>();

  /** Matches the answers of an earlier run and of a later one. */
  public MatchedRuns(Answers before, Answers after) {
    this.before = before;
    this.after = after;
    Map<StoredProblem, Integer> numbers = numbers(after);
    int[] inAfter =
        IntStream.range(0, before.problems())
            .map(problem -> numbers.getOrDefault(before.problem(problem), -1))
            .toArray();
    for (int planner = 0; planner < before.planners(); planner++) {
      int same = after.find(before.planner(planner));
      if (same >= 0) {
        matched.add(match(planner, same, inAfter));
      }
    }
  }

  /**
   * A planner of both runs, with the problems that it was asked in both.
   *
   * @param family the name of its family
   * @param before its number in the earlier run
   * @param after its number in the later run
   * @param problemsBefore the numbers of the problems in the earlier run
   * @param problemsAfter the numbers of the same problems in the later run
   */
  @SuppressWarnings("ArrayRecordComponent") // numbers, which are read one by one
  record Matched(
      String spec,
      String family,
      int before,
      int after,
      int[] problemsBefore,
      int[] problemsAfter) {
    /** The number of problems that it was asked in both runs. */
    int size() {
      return problemsBefore.length;
    }

    /** The number of problem {@code i} in the earlier run. */
    int problemBefore(int i) {
      return problemsBefore[i];
    }

    /** The number of problem {@code i} in the later run. */
    int problemAfter(int i) {
      return problemsAfter[i];
    }
  }

  /** The number of each problem of a run. */
  static Map<StoredProblem, Integer> numbers(Answers answers) {
    Map<StoredProblem, Integer> numbers = new HashMap<>();
    for (int problem = 0; problem < answers.problems(); problem++) {
      numbers.put(answers.problem(problem), problem);
    }
    return numbers;
  }

  private Matched match(int planner, int same, int[] inAfter) {
    int[] both =
        IntStream.range(0, inAfter.length)
            .filter(
                problem ->
                    inAfter[problem] >= 0
                        && before.isAsked(planner, problem)
                        && after.isAsked(same, inAfter[problem]))
            .toArray();
    String spec = before.planner(planner);
    int[] later = IntStream.of(both).map(problem -> inAfter[problem]).toArray();
    return new Matched(spec, family(spec), planner, same, both, later);
  }

  private static String family(String spec) {
    return Results.findSpec(spec).map(it -> Planners.group(it.id())).orElse(OTHER);
  }

  /** The earlier run. */
  public Answers before() {
    return before;
  }

  /** The later run. */
  public Answers after() {
    return after;
  }

  /** The planners of both runs, in the order of the earlier one. */
  List<Matched> planners() {
    return Collections.unmodifiableList(matched);
  }

  /** The planners of both runs, by family. */
  Map<String, List<Matched>> families() {
    Map<String, List<Matched>> families = new TreeMap<>();
    for (Matched each : matched) {
      families.computeIfAbsent(each.family, key -> new ArrayList<>()).add(each);
    }
    return families;
  }

  /** Whether times compare: the hosts of both runs were steady, and as fast as each other. */
  boolean timesCompare() {
    return noise(before).isSteady() && noise(after).isSteady() && areEquallyFast();
  }

  /** Whether the hosts of both runs were as fast as each other, as far as is known. */
  boolean areEquallyFast() {
    double ratio = hostRatio();
    return Math.max(ratio, 1 / ratio) <= HostNoise.TOLERABLE_RATIO;
  }

  /** How many times as long the fixed piece of work took in the later run; 1 if it is unknown. */
  double hostRatio() {
    return HostNoise.ratio(after.results().manifest(), before.results().manifest());
  }

  /** What a run says of its times, by its least steady host. */
  static HostNoise noise(Answers run) {
    return HostNoise.leastSteady(run.results().manifest());
  }

  /** The number of answers that both runs have. */
  public int answers() {
    return matched.stream().mapToInt(Matched::size).sum();
  }
}
