package hopscotch.experiments.run.timing;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.capability.StepwiseSearch;
import hopscotch.experiments.query.trial.AnswerCheck;
import hopscotch.experiments.query.trial.MoveTimes;
import hopscotch.experiments.run.message.Answer;
import hopscotch.experiments.run.message.Block;
import hopscotch.experiments.run.message.Failure;
import hopscotch.experiments.run.message.IndexUse;
import hopscotch.experiments.run.message.Prepared;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** A planner put to queries on one graph. */
final class TimedQueries implements TimedPlanner {
  private final PlannerSpec spec;
  private final GridGraph graph;
  private final IndexStore indexes;
  private final AtomicLong steps;
  private final JvmWatch jvm = new JvmWatch();
  private final WarmQuestions warm = new WarmQuestions(jvm);
  private final AllocationMeter allocations = new AllocationMeter();
  private final PathBuffer path = new PathBuffer();
  private PreparedPlanner planner;
  private PathSearch search;

  /** What the first preparation made of index files; {@code null} before it. */
  private IndexUse indexUse;

  private int[] warmingEnds = {};

  /**
   * A planner, not prepared yet.
   *
   * @param indexes where its index is read from, or kept; {@code null} to build it anew
   * @param steps counts preparations and queries, for whoever wants to know that they go on
   */
  TimedQueries(PlannerSpec spec, GridGraph graph, IndexStore indexes, AtomicLong steps) {
    this.spec = spec;
    this.graph = graph;
    this.indexes = indexes;
    this.indexUse = indexes == null ? IndexUse.NONE : null;
    this.steps = steps;
  }

  /**
   * The first preparation reads the index, where it has a file: its time is none of a preparation,
   * and is not told as one. Else it builds the index and keeps it, and those that follow build it
   * again.
   */
  @Override
  public Prepared prepare(Duration limit, long leastNanos, long longestNanos) throws IOException {
    planner = null;
    search = null;
    Preparations<PreparedPlanner> done =
        Preparations.repeat(
            () -> prepareOnce(Budget.time(limit)),
            TimedQueries::builtNanos,
            new WarmUp(leastNanos, longestNanos, jvm),
            steps);
    planner = done.last();
    search = planner.newSearch();
    return Prepared.of(planner, done.firstNanos(), done.medianNanos(), indexUse);
  }

  private PreparedPlanner prepareOnce(Budget budget) throws IOException {
    if (indexUse != null) {
      return Planners.prepare(spec, graph, budget);
    }
    PreparedPlanner first = Planners.prepare(spec, graph, budget, indexes);
    indexUse = IndexUse.of(first);
    return first;
  }

  private static long builtNanos(PreparedPlanner planner) {
    return planner.isRead() ? -1 : planner.preparationNanos();
  }

  /** Starts and goals in turn. */
  @Override
  public void warmUp(int[] ends, Budget budget, long leastNanos, long longestNanos) {
    warmingEnds = ends;
    warm.warmUp(
        ends.length / 2,
        leastNanos,
        longestNanos,
        i -> {
          answer(ends[2 * i], ends[2 * i + 1], budget);
          if (search instanceof StepwiseSearch) {
            moveTimes(ends[2 * i], ends[2 * i + 1], budget);
          }
        });
  }

  /** One of the two ways to ask for a path. */
  @FunctionalInterface
  private interface Question {
    void put(int start, int goal);
  }

  private void settle(Question question) {
    warm.settle(i -> question.put(warmingEnds[2 * i], warmingEnds[2 * i + 1]));
  }

  /**
   * After some queries of the warm-up, which are not timed. Where the search hands out a path piece
   * by piece, the block is put that way too, after as much that is not timed.
   */
  @Override
  public Block ask(int[] ends, Budget budget) {
    Answer[] answers = new Answer[ends.length / 2];
    long begunNanos = System.nanoTime();
    settle((start, goal) -> answer(start, goal, budget));
    BlockRounds.Round found =
        warm.put(() -> Arrays.setAll(answers, i -> answer(ends[2 * i], ends[2 * i + 1], budget)));
    if (search instanceof StepwiseSearch) {
      settle((start, goal) -> moveTimes(start, goal, budget));
      found = found.plus(warm.put(() -> handOut(ends, budget, answers)).nanos());
    }
    return found.block(List.of(answers), System.nanoTime() - begunNanos - found.nanos());
  }

  private void handOut(int[] ends, Budget budget, Answer[] answers) {
    for (int i = 0; i < answers.length; i++) {
      if (answers[i].outcome() == Outcome.FOUND) {
        answers[i] = answers[i].withMoves(moveTimes(ends[2 * i], ends[2 * i + 1], budget));
      }
    }
  }

  private Answer answer(int start, int goal, Budget budget) {
    path.clear();
    try {
      long bytesBefore = allocations.bytes();
      long startNanos = System.nanoTime();
      Outcome outcome = search.find(start, goal, path, budget);
      long nanos = System.nanoTime() - startNanos;
      long bytes = allocations.since(bytesBefore);
      steps.incrementAndGet();
      AnswerCheck.require(outcome, search.counters());
      return Answer.of(outcome, nanos, bytes, search.counters(), path.toArray());
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      startAnew(e);
      return Answer.failed(new Failure(Failure.Kind.ERROR, e.toString()));
    }
  }

  /** None where no moves are named. */
  private MoveTimes moveTimes(int start, int goal, Budget budget) {
    path.clear();
    try {
      MoveTimes times = MoveTimes.of((StepwiseSearch) search, start, goal, path, budget);
      steps.incrementAndGet();
      return planner.metric() == LengthMetric.ABSTRACT ? MoveTimes.NONE : times;
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      startAnew(e);
      return MoveTimes.NONE;
    }
  }

  private void startAnew(Throwable e) {
    e.printStackTrace();
    steps.incrementAndGet();
    search = planner.newSearch();
  }
}
