package hopscotch.visual.view.api;

import hopscotch.core.grid.GridMap;
import java.io.IOException;

/** Makes files of a search for the page to save. */
public interface Exporter {
  /**
   * A file of a search.
   *
   * @param format {@code svg} or {@code trace}
   * @throws BadRequestException if an end is off the map, or there is no such format
   */
  Answer export(GridMap map, SearchRequest request, String format)
      throws IOException, BadRequestException;
}
