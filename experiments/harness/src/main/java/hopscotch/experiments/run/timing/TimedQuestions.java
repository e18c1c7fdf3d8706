package hopscotch.experiments.run.timing;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.experiments.run.message.Answer;
import hopscotch.experiments.run.message.Block;
import hopscotch.experiments.run.message.Failure;
import hopscotch.experiments.run.message.IndexUse;
import hopscotch.experiments.run.message.Prepared;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A planner put to questions that are more than a start and a goal, on one graph.
 *
 * @param <Q> a question
 */
abstract sealed class TimedQuestions<Q> implements TimedPlanner permits TimedGoals, TimedCrowds {
  /** The graph that is asked about. */
  final GridGraph graph;

  /** The planner of the last preparation; {@code null} before the first. */
  PreparedPlanner planner;

  private final PlannerSpec spec;
  private final AtomicLong steps;
  private final JvmWatch jvm = new JvmWatch();
  private final WarmQuestions warm = new WarmQuestions(jvm);
  private final AllocationMeter allocations = new AllocationMeter();
  private List<Q> warming = List.of();

  /**
   * A planner, not prepared yet.
   *
   * @param steps counts preparations and questions, for whoever wants to know that they go on
   */
  TimedQuestions(PlannerSpec spec, GridGraph graph, AtomicLong steps) {
    this.spec = spec;
    this.graph = graph;
    this.steps = steps;
  }

  @Override
  public final Prepared prepare(Duration limit, long leastNanos, long longestNanos)
      throws IOException {
    planner = null;
    Preparations<PreparedPlanner> done =
        Preparations.repeat(
            () -> Planners.prepare(spec, graph, Budget.time(limit)),
            PreparedPlanner::preparationNanos,
            new WarmUp(leastNanos, longestNanos, jvm),
            steps);
    planner = done.last();
    requireAble(spec);
    begin();
    return Prepared.of(planner, done.firstNanos(), done.medianNanos(), IndexUse.NONE);
  }

  /**
   * Refuses a planner that cannot answer such questions.
   *
   * @throws IllegalArgumentException naming the planner
   */
  abstract void requireAble(PlannerSpec spec);

  /** Makes the workspaces of the planner, anew also after it failed. */
  abstract void begin();

  /** The questions of a message, with all that they need made before any clock runs. */
  abstract List<Q> questions(int... message);

  /** Answers a question, against the clock. */
  abstract Answer ask(Q question, Budget budget, AllocationMeter allocations);

  @Override
  public final void warmUp(int[] message, Budget budget, long leastNanos, long longestNanos) {
    warming = questions(message);
    warm.warmUp(warming.size(), leastNanos, longestNanos, i -> answer(warming.get(i), budget));
  }

  @Override
  public final Block ask(int[] message, Budget budget) {
    List<Q> questions = questions(message);
    return warm.block(
        questions.size(),
        i -> answer(questions.get(i), budget),
        i -> answer(warming.get(i), budget));
  }

  private Answer answer(Q question, Budget budget) {
    try {
      return ask(question, budget, allocations);
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      e.printStackTrace();
      begin();
      return Answer.failed(new Failure(Failure.Kind.ERROR, e.toString()));
    } finally {
      steps.incrementAndGet();
    }
  }
}
