package hopscotch.experiments.run.timing;

import hopscotch.core.field.DistanceField;
import hopscotch.core.field.FlowField;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.capability.FlowFields;
import hopscotch.experiments.query.CrowdQuery;
import hopscotch.experiments.query.trial.AnswerCheck;
import hopscotch.experiments.run.message.Answer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * A planner put to crowds on one graph: it makes a field that all units follow, or answers a query
 * for each. A planner that makes no fields is given that of exact distances. The time is that of
 * the field and of all ways.
 */
public final class TimedCrowds extends TimedQuestions<TimedCrowds.Question> {
  private final PathBuffer ways = new PathBuffer();
  private final PathBuffer way = new PathBuffer();
  private PathSearch search;
  private SearchCounters counters;

  /** Counts steps as {@link TimedQuestions} says. */
  TimedCrowds(PlannerSpec spec, GridGraph graph, AtomicLong steps) {
    super(spec, graph, steps);
  }

  /** What is asked. */
  @SuppressWarnings("ArrayRecordComponent") // a message, whose array is read alone
  record Question(int goal, boolean isByField, int[] units) {}

  /** The crowds of a message as {@link #ask} reads it. */
  public static int[] message(List<CrowdQuery> crowds) {
    return crowds.stream().flatMapToInt(TimedCrowds::message).toArray();
  }

  private static IntStream message(CrowdQuery crowd) {
    return IntStream.concat(
        IntStream.of(crowd.goal(), crowd.isByField() ? 1 : 0, crowd.units().size()),
        crowd.units().stream().mapToInt(unit -> unit));
  }

  @Override
  List<Question> questions(int... message) {
    List<Question> questions = new ArrayList<>();
    for (int at = 0; at < message.length; ) {
      int end = at + 3 + message[at + 2];
      int[] units = Arrays.copyOfRange(message, at + 3, end);
      questions.add(new Question(message[at], message[at + 1] == 1, units));
      at = end;
    }
    return questions;
  }

  @Override
  void requireAble(PlannerSpec spec) {
    if (planner.metric() != LengthMetric.GRID) {
      throw new IllegalArgumentException(
          spec + " answers no paths of moves, which the units of a crowd make: expected some");
    }
  }

  @Override
  void begin() {
    search = planner.newSearch();
  }

  @Override
  Answer ask(Question crowd, Budget budget, AllocationMeter allocations) {
    ways.clear();
    counters = new SearchCounters(planner.extraCounters().size());
    long bytesBefore = allocations.bytes();
    long startNanos = System.nanoTime();
    Outcome outcome = crowd.isByField ? follow(crowd) : askEach(crowd, budget);
    long nanos = System.nanoTime() - startNanos;
    long bytes = allocations.since(bytesBefore);
    AnswerCheck.require(outcome, counters);
    return Answer.of(outcome, nanos, bytes, counters, ways.toArray());
  }

  private Outcome follow(Question crowd) {
    FlowField field =
        planner
            .capability(FlowFields.class)
            .map(fields -> fields.flowField(crowd.goal))
            .orElseGet(() -> DistanceField.of(graph, crowd.goal));
    for (int unit : crowd.units) {
      field.appendPath(unit, ways);
    }
    counters.expanded = field.expanded();
    counters.generated = counters.expanded;
    return ways.isEmpty() ? Outcome.NO_PATH : Outcome.FOUND;
  }

  /**
   * Ends with the first unit that has no path: all are in one component. The budget is that of all
   * units together.
   */
  private Outcome askEach(Question crowd, Budget budget) {
    long startNanos = System.nanoTime();
    for (int unit : crowd.units) {
      Budget rest = budget.rest(counters.expanded, System.nanoTime() - startNanos);
      Outcome outcome = search.find(unit, crowd.goal, way, rest);
      counters.add(search.counters());
      if (outcome != Outcome.FOUND) {
        ways.clear();
        return outcome;
      }
      ways.addAll(way, 0);
    }
    return Outcome.FOUND;
  }
}
