package hopscotch.harness.results.row;

import hopscotch.judge.query.ProblemKind;
import java.util.List;

/** What a row asked on its map. One record a kind of problem; equal for equal problems. */
public sealed interface RowProblem
    permits QueryProblem, WalkProblem, TeamProblem, GoalsProblem, CrowdProblem {
  /** The kind of problem. */
  ProblemKind kind();

  /** Its number among the problems of the map, from 0: the column {@code query}. */
  int number();

  /** The scenario's bucket; -1 where there is none. */
  default int bucket() {
    return -1;
  }

  /** Its start and goal; {@link Ends#NONE} where the kind has no single ones. */
  Ends ends();

  /** The values of {@link KindColumns#asked}, in their order; -1 is written as nothing. */
  List<Long> own();

  /**
   * What {@code hopscotch solve} takes to repeat it, a word each.
   *
   * @param map the map, by its name in a library or its file
   * @param file of the map or the walk
   */
  List<String> arguments(String map, String file);
}
