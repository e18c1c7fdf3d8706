package hopscotch.harness.scoreboard;

import hopscotch.core.contract.ContractCase;
import hopscotch.core.contract.Finding;
import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.Promise;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A column of the board with its questions. Unlike in {@code verify --contract}, there is an answer
 * for each case: a program is not right or wrong as a whole, and may promise less than the shortest
 * path.
 *
 * @param name the head of the column
 * @param promises the promises that are checked, of which the worst finding counts
 * @param isWeighted whether it is asked on maps with weights, or on maps without
 */
record ScoreColumn(String name, Set<Promise> promises, boolean isWeighted) {
  /** A column for each promise that has a short name, and one for weights. */
  static final List<ScoreColumn> ALL =
      Stream.concat(
              Stream.of(Promise.values())
                  .filter(promise -> !promise.brief().isEmpty())
                  .map(promise -> new ScoreColumn(promise.brief(), EnumSet.of(promise), false)),
              Stream.of(new ScoreColumn("weights", Promise.ofOneAnswer(), true)))
          .toList();

  /** Whether it is about queries from a cell to itself. */
  boolean isOfOneCell() {
    return promises.contains(Promise.START_IS_GOAL);
  }

  /** Whether the answer to one query shows it. */
  boolean isOneQuery() {
    return isOfOneCell() || Promise.ofOneAnswer().containsAll(promises);
  }

  /** The finding on a case. A query from a cell to itself has a column of its own. */
  Finding ask(ContractCase comparison, GridCase query) {
    boolean isAbout =
        query.isQuery()
            && query.graph().isWeighted() == isWeighted
            && (isOfOneCell() || query.start() != query.goal());
    return isAbout
        ? promises.stream().map(comparison::find).reduce(Finding.NOT_ASKED, Finding::worse)
        : Finding.NOT_ASKED;
  }
}
