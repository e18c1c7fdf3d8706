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
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.capability.FlowFields;
import hopscotch.experiments.query.CrowdQuery;
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

/**
 * A planner put to crowds on one graph: it makes a field that all units follow, or answers a query
 * for each. A planner that makes no fields is given that of exact distances. The time is that of
 * the field and of all ways.
 */
public final class TimedCrowds implements TimedPlanner {
  private final PlannerSpec spec;
  private final GridGraph graph;
  private final AtomicLong steps;
  private final JvmWatch jvm = new JvmWatch();
  private final WarmQuestions warm = new WarmQuestions(jvm);
  private final AllocationMeter allocations = new AllocationMeter();
  private final PathBuffer ways = new PathBuffer();
  private final PathBuffer way = new PathBuffer();
  private PreparedPlanner planner;
  private PathSearch search;
  private SearchCounters counters;
  private List<Question> warming = List.of();

  /**
   * A planner, not prepared yet.
   *
   * @param steps counts preparations and crowds, for whoever wants to know that they go on
   */
  TimedCrowds(PlannerSpec spec, GridGraph graph, AtomicLong steps) {
    this.spec = spec;
    this.graph = graph;
    this.steps = steps;
  }

  /** What is asked. */
  private static final class Question {
    private final int goal;
    private final boolean isByField;
    private final int[] units;

    Question(int goal, boolean isByField, int... units) {
      this.goal = goal;
      this.isByField = isByField;
      this.units = units;
    }
  }

  /** The crowds of a message as {@link #ask} reads it. */
  public static int[] message(List<CrowdQuery> crowds) {
    int length = 0;
    for (CrowdQuery crowd : crowds) {
      length = Math.addExact(length, 3 + crowd.units().size());
    }
    int[] message = new int[length];
    int at = 0;
    for (CrowdQuery crowd : crowds) {
      message[at++] = crowd.goal();
      message[at++] = crowd.isByField() ? 1 : 0;
      message[at++] = crowd.units().size();
      for (int unit : crowd.units()) {
        message[at++] = unit;
      }
    }
    return message;
  }

  private static List<Question> questions(int... message) {
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
    if (planner.metric() != LengthMetric.GRID) {
      throw new IllegalArgumentException(
          spec + " answers no paths of moves, which the units of a crowd make: expected some");
    }
    search = planner.newSearch();
    return Prepared.of(planner, done.firstNanos(), done.medianNanos(), IndexUse.NONE);
  }

  @Override
  public void warmUp(int[] message, Budget budget, long leastNanos, long longestNanos) {
    warming = questions(message);
    warm.warmUp(warming.size(), leastNanos, longestNanos, i -> answer(warming.get(i), budget));
  }

  @Override
  public Block ask(int[] message, Budget budget) {
    List<Question> questions = questions(message);
    return warm.block(
        questions.size(),
        i -> answer(questions.get(i), budget),
        i -> answer(warming.get(i), budget));
  }

  private Answer answer(Question crowd, Budget budget) {
    ways.clear();
    counters = new SearchCounters(planner.extraCounters().size());
    try {
      long bytesBefore = allocations.bytes();
      long startNanos = System.nanoTime();
      Outcome outcome = crowd.isByField ? follow(crowd) : askEach(crowd, budget);
      long nanos = System.nanoTime() - startNanos;
      long bytes = allocations.since(bytesBefore);
      return Answer.of(outcome, nanos, bytes, counters, ways.toArray());
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      e.printStackTrace();
      search = planner.newSearch();
      return Answer.failed(new Failure(Failure.Kind.ERROR, e.toString()));
    } finally {
      steps.incrementAndGet();
    }
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
      for (int i = 0; i < way.size(); i++) {
        ways.add(way.cell(i));
      }
    }
    return Outcome.FOUND;
  }
}
