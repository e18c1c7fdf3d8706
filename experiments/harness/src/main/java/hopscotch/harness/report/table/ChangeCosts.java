package hopscotch.harness.report.table;

import hopscotch.harness.results.Results;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.judge.query.ProblemKind;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * The costs of the asks of walks for each planner, by a class of the change before the ask. They
 * are over asks that every planner answered, except planners that answered none of the class. An
 * ask with a blocked end costs only the change. The first ask of a walk is left out, since no
 * planner knows anything by then. All repetitions count.
 */
public final class ChangeCosts {
  private final Answers answers;
  private final TreeMap<Integer, AskCosts[]> costs = new TreeMap<>();

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
        costs(classOf[problem])[results.planner(row)].add(answers, row);
      }
    }
  }

  private AskCosts[] costs(int group) {
    return costs.computeIfAbsent(
        group,
        unseen ->
            Stream.generate(AskCosts::new).limit(answers.planners()).toArray(AskCosts[]::new));
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
    return new ArrayList<>(costs.keySet());
  }

  /** The costs of a planner in one of {@link #classes}. */
  public AskCosts of(int group, int planner) {
    return costs.get(group)[planner];
  }

  /** Whether there are no asks of walks. */
  public boolean isEmpty() {
    return costs.isEmpty();
  }
}
