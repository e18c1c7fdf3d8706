package hopscotch.harness.run.worker;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.NotOfferedException;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.timing.AllocationMeter;
import hopscotch.judge.timing.TimedWalkSearch;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntPredicate;

/**
 * A planner that answers a walk. It is prepared for the first map, and one search of it lives on
 * through all asks. Each time the walk is put, it begins anew with another search of the prepared
 * planner.
 */
final class TimedWalk implements TimedPlanner {
  private final KnownSpec spec;
  private final WalkSteps walk;
  private final AtomicLong steps;
  private final JvmWatch jvm = new JvmWatch();
  private final AllocationMeter allocations = new AllocationMeter();
  private final PathBuffer path = new PathBuffer();
  private PreparedPlanner planner;
  private Budget preparation;
  private long longestRepeatNanos;

  /** A planner that is not prepared yet. Its steps tell others that it goes on. */
  TimedWalk(KnownSpec spec, WalkSteps walk, AtomicLong steps) {
    this.spec = spec;
    this.walk = walk;
    this.steps = steps;
  }

  @Override
  public Prepared prepare(Duration limit, long leastNanos, long longestNanos) throws IOException {
    preparation = Budget.time(limit);
    planner = null;
    Preparations<PreparedPlanner> done =
        Preparations.repeat(
            () -> Planners.prepare(spec, walk.firstGraph(), preparation),
            PreparedPlanner::preparationNanos,
            new WarmUp(leastNanos, longestNanos, jvm),
            steps);
    planner = done.last();
    return Prepared.of(planner, done.firstNanos(), done.medianNanos(), IndexUse.NONE);
  }

  @Override
  public void warmUp(int[] message, Budget budget, long leastNanos, long longestNanos) {
    longestRepeatNanos = longestNanos;
    WarmUp warmUp = new WarmUp(leastNanos, longestNanos, jvm);
    while (walk.size() > 0 && !warmUp.isOver()) {
      walkOn(budget, asked -> warmUp.isOver());
    }
    System.gc();
  }

  /** Answers the first asks without counting them. */
  private void walkOn(Budget budget, IntPredicate isEnough) {
    TimedWalkSearch search = new TimedWalkSearch(planner, preparation);
    for (int ask = 0; ask < walk.size() && !isEnough.test(ask); ask++) {
      answer(search, ask, budget);
    }
  }

  /**
   * Answers the walk after its first asks, which are not timed. If the JVM compiled during it, and
   * it took less time than the longest warm-up, it is put again.
   *
   * @param message an empty message, since a walk is put as a whole
   */
  @Override
  public Block ask(int[] message, Budget budget) {
    Answer[] answers = new Answer[walk.size()];
    long begunNanos = System.nanoTime();
    walkOn(budget, new CacheWarmUp(longestRepeatNanos)::isOver);
    BlockRounds.Round round =
        new BlockRounds(jvm).put(() -> walk(answers, budget), longestRepeatNanos);
    return round.block(List.of(answers), System.nanoTime() - begunNanos - round.nanos());
  }

  private void walk(Answer[] answers, Budget budget) {
    TimedWalkSearch search = new TimedWalkSearch(planner, preparation);
    Arrays.setAll(answers, ask -> answer(search, ask, budget));
  }

  private Answer answer(TimedWalkSearch search, int ask, Budget budget) {
    WalkSteps.Step step = walk.step(ask);
    long bytesBefore = allocations.bytes();
    long changeNanos = search.change(step.changes(), () -> walk.graphAt(ask));
    if (!step.isFree() && !search.hasFailed()) {
      steps.incrementAndGet();
      return Answer.blocked().with(RowColumn.CHANGE_NANOS, changeNanos);
    }
    Attempt attempt = search.ask(step.query(), path, budget);
    long bytes = allocations.since(bytesBefore);
    steps.incrementAndGet();
    if (attempt.error() instanceof NotOfferedException) {
      return Answer.failed(new Failure(Failure.Kind.NOT_OFFERED, attempt.error().getMessage()));
    }
    if (attempt.error() != null) {
      return TimedQuestions.failed(attempt.error());
    }
    return Answer.of(
            attempt.outcome(), attempt.elapsedNanos(), bytes, attempt.counters(), path.toArray())
        .with(RowColumn.CHANGE_NANOS, changeNanos)
        .promising(search.guarantee());
  }
}
