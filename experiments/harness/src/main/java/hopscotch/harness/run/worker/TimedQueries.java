package hopscotch.harness.run.worker;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.judge.query.Query;
import hopscotch.judge.timing.MoveTimes;
import hopscotch.judge.timing.TimedQuerySearch;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/** A planner that answers queries on one graph. */
final class TimedQueries extends TimedQuestions<Query> {
  private final KnownSpec spec;
  private final GridGraph graph;
  private final IndexStore indexes;

  /** The use of index files in the first preparation; {@code null} before it. */
  private IndexUse indexUse;

  /**
   * A planner that is not prepared yet.
   *
   * @param indexes the store of its index; {@code null} to build it anew
   * @param steps counts preparations and queries, so that others can see that they go on
   */
  TimedQueries(KnownSpec spec, GridGraph graph, IndexStore indexes, AtomicLong steps) {
    super(spec, graph, TimedQueries::read, TimedQuerySearch::new, steps);
    this.spec = spec;
    this.graph = graph;
    this.indexes = indexes;
    indexUse = indexes == null ? IndexUse.NONE : null;
  }

  /** Reads queries from starts and goals in turn. */
  private static List<Query> read(int... ends) {
    return IntStream.range(0, ends.length / 2)
        .mapToObj(i -> Query.of(ends[2 * i], ends[2 * i + 1]))
        .toList();
  }

  /**
   * Prepares once. The first preparation reads the index if there is a file. Its time is not that
   * of a preparation, and is not reported as one. Otherwise it builds the index and keeps it, and
   * those that follow build it again.
   */
  @Override
  PreparedPlanner prepareOnce(Budget budget) throws IOException {
    if (indexUse != null) {
      return super.prepareOnce(budget);
    }
    PreparedPlanner first = Planners.prepare(spec, graph, budget, indexes);
    indexUse = IndexUse.of(first);
    return first;
  }

  @Override
  IndexUse indexUse() {
    return indexUse;
  }

  @Override
  TimedQuerySearch search() {
    return (TimedQuerySearch) super.search();
  }

  @Override
  void warm(Query query, Budget budget) {
    super.warm(query, budget);
    if (search().isStepwise()) {
      moveTimes(query, budget);
    }
  }

  /**
   * Answers a block after some queries of the warm-up, which are not timed. If the search hands out
   * paths piece by piece, the block is put that way too, again after some queries that are not
   * timed.
   */
  @Override
  public Block ask(int[] message, Budget budget) {
    List<Query> queries = questions(message);
    Answer[] answers = new Answer[queries.size()];
    long begunNanos = System.nanoTime();
    warm.settle(i -> answer(warming().get(i), budget));
    BlockRounds.Round round =
        warm.put(() -> Arrays.setAll(answers, i -> answer(queries.get(i), budget)));
    if (search().isStepwise()) {
      warm.settle(i -> moveTimes(warming().get(i), budget));
      round = round.plus(warm.put(() -> handOut(queries, budget, answers)).nanos());
    }
    return round.block(List.of(answers), System.nanoTime() - begunNanos - round.nanos());
  }

  private void handOut(List<Query> queries, Budget budget, Answer[] answers) {
    for (int i = 0; i < answers.length; i++) {
      if (answers[i].outcome() == Outcome.FOUND) {
        answers[i] = answers[i].with(moveTimes(queries.get(i), budget));
      }
    }
  }

  private MoveTimes moveTimes(Query query, Budget budget) {
    count();
    return search().moveTimes(query, path, budget);
  }
}
