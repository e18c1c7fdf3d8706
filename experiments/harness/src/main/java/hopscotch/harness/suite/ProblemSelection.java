package hopscotch.harness.suite;

import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.ProblemKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Which problems a suite asks on its maps. One type a kind of problem. */
public sealed interface ProblemSelection permits QuerySelection, Walks, Teams, Goals, Crowds {
  /** The kind of problem. */
  ProblemKind kind();

  /** Whether it is asked on maps that the suite has to name. */
  default boolean needsMaps() {
    return true;
  }

  /**
   * Refuses a map on which it cannot be asked.
   *
   * @throws BadFileException saying what is missing
   */
  default void requireAskable(PlannedMap map) throws BadFileException {}

  /**
   * What planners are put to: the maps themselves, or something on each of them.
   *
   * @param maps of the suite
   * @param movement the suite's first
   * @param folder what relative files are relative to
   * @throws BadFileException if a file is missing
   */
  default List<PlannedMap> mapsOf(
      List<PlannedMap> maps, MovementText movement, Path folder, Places places) throws IOException {
    return maps;
  }

  /** Whether its problems are rows of the scenarios beside a map. */
  default boolean readsScenarios() {
    return false;
  }

  /**
   * About how many problems there are on one map, and how long they are, in widths of a cell. No
   * map is read for it. Where nothing else is known of their lengths, they are spread evenly up to
   * the side of the map.
   */
  double[] estimateLengths(PlannedMap map) throws IOException;

  /** Whether problems of one map follow on each other, so that one process answers them all. */
  default boolean isSequence() {
    return false;
  }

  /** What rows depend on beside the files, as an entry of a manifest. */
  Map.Entry<String, Object> meaning();
}
