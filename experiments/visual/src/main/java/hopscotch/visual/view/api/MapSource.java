package hopscotch.visual.view.api;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.visual.view.json.JsonArray;
import java.io.IOException;

/** The maps that the page can choose from. */
interface MapSource {
  /**
   * The maps as {@code {"name":...}}; a tile map with weights comes with its terrain, those of
   * lessons with ends, terrain, and the planners they are about, if any other than A*.
   */
  JsonArray maps() throws IOException;

  /**
   * The map of a name of {@link #maps()}, or of an empty or a generated one.
   *
   * @throws BadRequestException if there is none, with the name
   */
  GridMap map(String name) throws IOException, BadRequestException;

  /** The names of the files of a map's scenarios; of the one that was named alone, if one was. */
  JsonArray scenarios(String mapName) throws IOException;

  /**
   * A scenario of a map by the name of its file.
   *
   * @throws BadRequestException if there is none, with the name
   */
  Scenario scenario(String mapName, String name) throws IOException, BadRequestException;
}
