package hopscotch.visual.view.api;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.visual.view.json.JsonArray;
import java.io.IOException;

/** The maps that the page can choose from. */
interface MapSource {
  /**
   * The maps as {@code {"name":...}}. A tile map with weights has its terrain. A map of a lesson
   * has ends, terrain, and the planners of the lesson if they are others than A*.
   */
  JsonArray maps() throws IOException;

  /**
   * The map with a name of {@link #maps()}, or an empty or a generated map.
   *
   * @throws BadRequestException if there is none; the message has the name
   */
  GridMap map(String name) throws IOException, BadRequestException;

  /** The names of the files of a map's scenarios. If the command line named one, only that. */
  JsonArray scenarios(String mapName) throws IOException;

  /**
   * A scenario of a map by the name of its file.
   *
   * @throws BadRequestException if there is none; the message has the name
   */
  Scenario scenario(String mapName, String name) throws IOException, BadRequestException;
}
