package hopscotch.harness.run.worker;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.timing.TimedSearch;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/**
 * A planner that answers questions on one graph, after some of those that warmed it up.
 *
 * @param <Q> the type of the questions
 */
abstract sealed class TimedQuestions<Q> implements TimedPlanner
    permits TimedQueries, TimedGoals, TimedCrowds {
  /** The path of the last answer. */
  final PathBuffer path = new PathBuffer();

  /** The questions of the warm-up, which are asked again. */
  final WarmQuestions warm;

  private final KnownSpec spec;
  private final GridGraph graph;
  private final Function<int[], List<Q>> reader;
  private final Function<PreparedPlanner, TimedSearch<Q>> searches;
  private final AtomicLong steps;
  private final JvmWatch jvm = new JvmWatch();
  private TimedSearch<Q> search;
  private List<Q> warming = List.of();

  /**
   * A planner that is not prepared yet.
   *
   * @param reader reads the questions of a message, before any clock runs
   * @param searches makes a search of a planner, or refuses it by an {@link
   *     IllegalArgumentException}
   * @param steps counts preparations and questions, so that others can see that they go on
   */
  TimedQuestions(
      KnownSpec spec,
      GridGraph graph,
      Function<int[], List<Q>> reader,
      Function<PreparedPlanner, TimedSearch<Q>> searches,
      AtomicLong steps) {
    this.spec = spec;
    this.graph = graph;
    this.reader = reader;
    this.searches = searches;
    this.steps = steps;
    warm = new WarmQuestions(jvm);
  }

  @Override
  public final Prepared prepare(Duration limit, long leastNanos, long longestNanos)
      throws IOException {
    search = null;
    Preparations<PreparedPlanner> done =
        Preparations.repeat(
            () -> prepareOnce(Budget.time(limit)),
            planner -> planner.isRead() ? -1 : planner.preparationNanos(),
            new WarmUp(leastNanos, longestNanos, jvm),
            steps);
    search = searches.apply(done.last());
    return Prepared.of(done.last(), done.firstNanos(), done.medianNanos(), indexUse());
  }

  /** Prepares once. */
  PreparedPlanner prepareOnce(Budget budget) throws IOException {
    return Planners.prepare(spec, graph, budget);
  }

  /** The use of index files in the first preparation. */
  IndexUse indexUse() {
    return IndexUse.NONE;
  }

  /** The search that answers. */
  TimedSearch<Q> search() {
    return search;
  }

  /** The questions of a message. */
  final List<Q> questions(int... message) {
    return reader.apply(message);
  }

  @Override
  public final void warmUp(int[] message, Budget budget, long leastNanos, long longestNanos) {
    warming = questions(message);
    warm.warmUp(warming.size(), leastNanos, longestNanos, i -> warm(warming.get(i), budget));
  }

  /** Asks a question of the warm-up in all the ways in which questions of a block are asked. */
  void warm(Q question, Budget budget) {
    answer(question, budget);
  }

  /** The questions of the warm-up. */
  final List<Q> warming() {
    return warming;
  }

  @Override
  public Block ask(int[] message, Budget budget) {
    List<Q> questions = questions(message);
    return warm.block(
        questions.size(),
        i -> answer(questions.get(i), budget),
        i -> answer(warming.get(i), budget));
  }

  /** Asks a question. */
  final Answer answer(Q question, Budget budget) {
    Attempt attempt = search.ask(question, path, budget);
    count();
    if (attempt.error() != null) {
      return failed(attempt.error());
    }
    return completed(
        Answer.of(
                attempt.outcome(),
                attempt.elapsedNanos(),
                search.allocatedBytes(),
                attempt.counters(),
                path.toArray())
            .with(RowColumn.PROVED_BOUND, attempt.lowerBound()));
  }

  /** The answer with the further measurements of this kind of question. */
  Answer completed(Answer answer) {
    return answer;
  }

  /** Counts one step. */
  final void count() {
    steps.incrementAndGet();
  }

  /** A failed answer. If memory ran out, the whole process fails. */
  static Answer failed(Throwable error) {
    if (error instanceof OutOfMemoryError e) {
      throw e;
    }
    error.printStackTrace();
    return Answer.failed(new Failure(Failure.Kind.ERROR, error.toString()));
  }
}
