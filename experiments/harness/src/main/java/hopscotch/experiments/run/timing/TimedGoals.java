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
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.experiments.query.GoalsQuery;
import hopscotch.experiments.query.trial.AnswerCheck;
import hopscotch.experiments.run.message.Answer;
import hopscotch.experiments.run.message.Block;
import hopscotch.experiments.run.message.Failure;
import hopscotch.experiments.run.message.IndexUse;
import hopscotch.experiments.run.message.Prepared;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** A planner put to queries for several goals, or for the nearest cell, on one graph. */
public final class TimedGoals implements TimedPlanner {
  /** In place of a number of goals: the path is to end at the cell nearest to the one goal. */
  private static final int NEAREST = -1;

  private final PlannerSpec spec;
  private final GridGraph graph;
  private final AtomicLong steps;
  private final JvmWatch jvm = new JvmWatch();
  private final WarmQuestions warm = new WarmQuestions(jvm);
  private final AllocationMeter allocations = new AllocationMeter();
  private final PathBuffer path = new PathBuffer();
  private PreparedPlanner planner;
  private ManyGoalsSearch search;
  private NearestCellSearch nearest;
  private List<Question> warming = List.of();

  /**
   * A planner, not prepared yet.
   *
   * @param steps counts preparations and queries, for whoever wants to know that they go on
   */
  TimedGoals(PlannerSpec spec, GridGraph graph, AtomicLong steps) {
    this.spec = spec;
    this.graph = graph;
    this.steps = steps;
  }

  /** What is asked, as searches take it. */
  private static final class Question {
    private final int[] starts;
    private final int[] goals;
    private final boolean isNearest;

    Question(int start, int[] goals, boolean isNearest) {
      this.starts = new int[] {start};
      this.goals = goals;
      this.isNearest = isNearest;
    }
  }

  /** The queries of a message as {@link #ask} reads it. */
  public static int[] message(List<GoalsQuery> queries) {
    int length = 0;
    for (GoalsQuery query : queries) {
      length = Math.addExact(length, 2 + query.goals().size());
    }
    int[] message = new int[length];
    int at = 0;
    for (GoalsQuery query : queries) {
      message[at++] = query.start();
      message[at++] = query.isNearest() ? NEAREST : query.goals().size();
      for (int goal : query.goals()) {
        message[at++] = goal;
      }
    }
    return message;
  }

  private static List<Question> questions(int[] message) {
    List<Question> questions = new ArrayList<>();
    for (int at = 0; at < message.length; ) {
      boolean isNearest = message[at + 1] == NEAREST;
      int end = at + 2 + (isNearest ? 1 : message[at + 1]);
      questions.add(new Question(message[at], Arrays.copyOfRange(message, at + 2, end), isNearest));
      at = end;
    }
    return questions;
  }

  @Override
  public Prepared prepare(Duration limit, long leastNanos, long longestNanos) throws IOException {
    Preparations<PreparedPlanner> done =
        Preparations.repeat(
            () -> {
              planner = null;
              planner = Planners.prepare(spec, graph, Budget.time(limit));
              return planner;
            },
            PreparedPlanner::preparationNanos,
            new WarmUp(leastNanos, longestNanos, jvm),
            steps);
    if (planner.metric() == LengthMetric.ABSTRACT) {
      throw new IllegalArgumentException(
          spec
              + " answers abstract paths, which end at no goal of several: expected moves or lines");
    }
    begin();
    return Prepared.of(planner, done.firstNanos(), done.medianNanos(), IndexUse.NONE);
  }

  private void begin() {
    search = ManyGoalsSearches.of(planner);
    nearest = null;
  }

  /** The workspaces for some questions, made before any clock runs. */
  private List<Question> ready(int... message) {
    List<Question> questions = questions(message);
    if (nearest == null && questions.stream().anyMatch(it -> it.isNearest)) {
      nearest = NearestCellSearch.of(planner);
    }
    return questions;
  }

  @Override
  public void warmUp(int[] message, Budget budget, long leastNanos, long longestNanos) {
    warming = ready(message);
    warm.warmUp(warming.size(), leastNanos, longestNanos, i -> answer(warming.get(i), budget));
  }

  @Override
  public Block ask(int[] message, Budget budget) {
    List<Question> questions = ready(message);
    return warm.block(
        questions.size(),
        i -> answer(questions.get(i), budget),
        i -> answer(warming.get(i), budget));
  }

  /** The cell where the last path ends; the path itself may be of points. */
  private int end(Question question) {
    return question.isNearest ? nearest.cell() : search.goal();
  }

  private Answer answer(Question question, Budget budget) {
    path.clear();
    GridMap map = graph.map();
    int x = map.x(question.goals[0]);
    int y = map.y(question.goals[0]);
    try {
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
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      e.printStackTrace();
      boolean usesNearest = nearest != null;
      begin();
      nearest = usesNearest ? NearestCellSearch.of(planner) : null;
      return Answer.failed(new Failure(Failure.Kind.ERROR, e.toString()));
    } finally {
      steps.incrementAndGet();
    }
  }
}
