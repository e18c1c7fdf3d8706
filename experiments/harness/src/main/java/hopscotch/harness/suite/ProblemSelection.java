package hopscotch.harness.suite;

import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.ProblemKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The problems that a suite asks on its maps. There is one type for each kind of problem. */
public sealed interface ProblemSelection permits QuerySelection, Walks, Teams, Goals, Crowds {
  /** The kind of problem. */
  ProblemKind kind();

  /** Whether the suite has to name maps for these problems. */
  default boolean needsMaps() {
    return true;
  }

  /** Refuses a map on which these problems cannot be asked, saying what is missing. */
  default void requireAskable(PlannedMap map) throws BadFileException {}

  /**
   * The grounds on which planners are asked: the maps themselves, or walks on each of them.
   *
   * @param maps the maps of the suite
   * @param movement the suite's first movement
   * @param folder the folder to which relative files refer
   * @throws BadFileException if a file is missing
   */
  default List<PlannedMap> mapsOf(
      List<PlannedMap> maps, MovementText movement, Path folder, Places places) throws IOException {
    return maps;
  }

  /** Whether these problems are rows of the scenarios beside a map. */
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

  /** The settings on which rows depend beside the files, as an entry of a manifest. */
  Map.Entry<String, Object> meaning();
}
