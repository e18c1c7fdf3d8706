package hopscotch.experiments.run.timing;

import hopscotch.core.goals.ManyGoalsSearches;
import hopscotch.core.goals.NearestCellSearch;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.experiments.query.GoalsQuery;
import hopscotch.experiments.query.trial.AnswerCheck;
import hopscotch.experiments.run.message.Answer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/** A planner put to queries for several goals, or for the nearest cell, on one graph. */
public final class TimedGoals extends TimedQuestions<TimedGoals.Question> {
  /** In place of a number of goals: the path is to end at the cell nearest to the one goal. */
  private static final int NEAREST = -1;

  private final PathBuffer path = new PathBuffer();
  private ManyGoalsSearch search;
  private NearestCellSearch nearest;

  /** Counts steps as {@link TimedQuestions} says. */
  TimedGoals(PlannerSpec spec, GridGraph graph, AtomicLong steps) {
    super(spec, graph, steps);
  }

  /** What is asked, as searches take it. */
  @SuppressWarnings("ArrayRecordComponent") // a message, whose arrays are read alone
  record Question(int[] starts, int[] goals, boolean isNearest) {}

  /** The queries of a message as {@link #ask} reads it. */
  public static int[] message(List<GoalsQuery> queries) {
    return queries.stream().flatMapToInt(TimedGoals::message).toArray();
  }

  private static IntStream message(GoalsQuery query) {
    int count = query.isNearest() ? NEAREST : query.goals().size();
    IntStream goals = query.goals().stream().mapToInt(goal -> goal);
    return IntStream.concat(IntStream.of(query.start(), count), goals);
  }

  @Override
  List<Question> questions(int... message) {
    List<Question> questions = new ArrayList<>();
    for (int at = 0; at < message.length; ) {
      boolean isNearest = message[at + 1] == NEAREST;
      int end = at + 2 + (isNearest ? 1 : message[at + 1]);
      int[] starts = {message[at]};
      questions.add(new Question(starts, Arrays.copyOfRange(message, at + 2, end), isNearest));
      at = end;
    }
    if (nearest == null && questions.stream().anyMatch(it -> it.isNearest)) {
      nearest = NearestCellSearch.of(planner);
    }
    return questions;
  }

  @Override
  void requireAble(PlannerSpec spec) {
    if (planner.metric() == LengthMetric.ABSTRACT) {
      throw new IllegalArgumentException(
          spec
              + " answers abstract paths, which end at no goal of several: expected moves or lines");
    }
  }

  @Override
  void begin() {
    search = ManyGoalsSearches.of(planner);
    nearest = nearest == null ? null : NearestCellSearch.of(planner);
  }

  /** The cell where the last path ends; the path itself may be of points. */
  private int end(Question question) {
    return question.isNearest ? nearest.cell() : search.goal();
  }

  @Override
  Answer ask(Question question, Budget budget, AllocationMeter allocations) {
    path.clear();
    GridMap map = graph.map();
    int x = map.x(question.goals[0]);
    int y = map.y(question.goals[0]);
    long bytesBefore = allocations.bytes();
    long startNanos = System.nanoTime();
    Outcome outcome =
        question.isNearest
            ? nearest.find(question.starts[0], x, y, path, budget)
            : search.find(question.starts, question.goals, path, budget);
    long nanos = System.nanoTime() - startNanos;
    long bytes = allocations.since(bytesBefore);
    SearchCounters counters = question.isNearest ? nearest.counters() : search.counters();
    AnswerCheck.require(outcome, counters);
    int end = outcome == Outcome.FOUND ? end(question) : -1;
    return Answer.of(
        outcome,
        nanos,
        bytes,
        counters,
        path.toArray(),
        end < 0 ? -1 : map.x(end),
        end < 0 ? -1 : map.y(end));
  }
}
