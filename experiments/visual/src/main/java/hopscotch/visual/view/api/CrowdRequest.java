package hopscotch.visual.view.api;

import hopscotch.visual.view.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * A request of the page for a crowd.
 *
 * @param query the map, the planner, the movement, the goals, and the start near which the units
 *     stand at first
 * @param crowd the page's name of the crowd
 * @param units the number of units at first
 * @param seed the seed of the draw of their cells
 * @param at the places (y * width + x) where the units are now; empty at first
 */
record CrowdRequest(SearchRequest query, String crowd, int units, long seed, List<Integer> at) {
  private static final int MOST_UNITS = 5000;

  /** Copies the places. */
  public CrowdRequest {
    at = List.copyOf(at);
  }

  /** Reads the fields of a search, and {@code "crowd":"a","units":200,"seed":1,"at":[7,8,...]}. */
  public static CrowdRequest read(JsonValue json) throws BadRequestException {
    int units = json.path("units").asInt();
    JsonValue at = json.path("at");
    requireUnits(units);
    requireUnits(Math.max(1, at.size()));
    List<Integer> places = new ArrayList<>();
    at.forEach(place -> places.add(place.asInt(-1)));
    return new CrowdRequest(
        SearchRequest.read(json),
        json.path("crowd").asText(),
        units,
        json.path("seed").asLong(),
        places);
  }

  private static void requireUnits(int units) throws BadRequestException {
    if (units < 1 || units > MOST_UNITS) {
      throw new BadRequestException("%d units: expected 1 to %d".formatted(units, MOST_UNITS));
    }
  }
}
