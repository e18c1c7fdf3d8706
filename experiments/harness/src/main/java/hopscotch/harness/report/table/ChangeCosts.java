package hopscotch.harness.report.table;

import hopscotch.harness.results.Results;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.judge.query.ProblemKind;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * The costs of the asks of walks for each planner, by a class of the change before the ask. They
 * are over asks that every planner answered, except planners that answered none of the class. An
 * ask with a blocked end costs only the change. The first ask of a walk is left out, since no
 * planner knows anything by then. All repetitions count.
 */
public final class ChangeCosts {
  private final Answers answers;
  private final TreeMap<Integer, Sum[]> sums = new TreeMap<>();

  /** The sums over the rows of a planner in a class. */
  public static final class Sum {
    private long rows;
    private double share;
    private double changeNanos;
    private double answerNanos;
    private double expanded;
    private double heapOperations;
    private double touched;

    private void add(Answers answers, int row, RowProblem ask) {
      Results results = answers.results();
      rows++;
      share += ask.changedShare();
      changeNanos += answers.timed(row, results.valueOrZero(RowColumn.CHANGE_NANOS, row));
      answerNanos += answers.timed(row, results.valueOrZero(RowColumn.NANOS, row));
      expanded += results.expanded(row);
      heapOperations += results.value(RowColumn.HEAP_OPERATIONS, row);
      touched += results.value(RowColumn.TOUCHED, row);
    }

    private double mean(double sum) {
      return rows == 0 ? Double.NaN : sum / rows;
    }

    /** The number of rows. */
    public long rows() {
      return rows;
    }

    /** The mean share of the map's cells that changed, 0 to 1. */
    public double share() {
      return mean(share);
    }

    /** The mean time to take up the change, in microseconds. */
    public double changeMicros() {
      return mean(changeNanos) / 1000;
    }

    /** The mean time to answer, in microseconds. */
    public double answerMicros() {
      return mean(answerNanos) / 1000;
    }

    /** The mean time to take up the change and to answer, in microseconds. */
    public double micros() {
      return changeMicros() + answerMicros();
    }

    /** The mean number of nodes expanded. */
    public double expanded() {
      return mean(expanded);
    }

    /** The mean number of operations on the open list. */
    public double heapOperations() {
      return mean(heapOperations);
    }

    /** The mean number of nodes touched. */
    public double touched() {
      return mean(touched);
    }
  }

  /**
   * The costs.
   *
   * @param classes the class of an ask
   */
  public ChangeCosts(Answers answers, ToIntFunction<RowProblem> classes) {
    this.answers = answers;
    Results results = answers.results();
    TreeMap<Integer, BitSet> members = new TreeMap<>();
    boolean isOfWalks = results.kind() == ProblemKind.WALK;
    for (int problem = 0; isOfWalks && problem < answers.problems(); problem++) {
      RowProblem ask = answers.problem(problem).asked();
      if (ask.number() > 0) {
        members.computeIfAbsent(classes.applyAsInt(ask), it -> new BitSet()).set(problem);
      }
    }
    int[] classOf = new int[answers.problems()];
    BitSet shared = new BitSet();
    for (Map.Entry<Integer, BitSet> group : members.entrySet()) {
      BitSet common = answeredByAll(group.getValue());
      common.stream().forEach(problem -> classOf[problem] = group.getKey());
      shared.or(common);
    }
    for (int row = 0; row < results.size(); row++) {
      int problem = results.problem(row);
      if (shared.get(problem) && answers.isAnswered(results.planner(row), problem)) {
        RowProblem ask = answers.problem(problem).asked();
        sums(classOf[problem])[results.planner(row)].add(answers, row, ask);
      }
    }
  }

  private Sum[] sums(int group) {
    return sums.computeIfAbsent(
        group,
        unseen -> {
          Sum[] ofPlanners = new Sum[answers.planners()];
          for (int planner = 0; planner < ofPlanners.length; planner++) {
            ofPlanners[planner] = new Sum();
          }
          return ofPlanners;
        });
  }

  private BitSet answeredByAll(BitSet problems) {
    BitSet all = (BitSet) problems.clone();
    for (int planner = 0; planner < answers.planners(); planner++) {
      BitSet answered = new BitSet();
      for (int problem : problems.stream().toArray()) {
        answered.set(problem, answers.isAnswered(planner, problem));
      }
      if (!answered.isEmpty()) {
        all.and(answered);
      }
    }
    return all;
  }

  /** The classes that have asks, in their order. */
  public List<Integer> classes() {
    return new ArrayList<>(sums.keySet());
  }

  /** The costs of a planner in one of {@link #classes}. */
  public Sum of(int group, int planner) {
    return sums.get(group)[planner];
  }

  /** Whether there are no asks of walks. */
  public boolean isEmpty() {
    return sums.isEmpty();
  }
}
