package hopscotch.visual.view.api;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.visual.view.json.JsonValue;

/**
 * A request of the page for a plan of a team.
 *
 * @param mapName the name of the map, by which scenarios are found
 * @param planner the planner; {@code null} for the plan that was opened
 * @param movement the movement of the units
 * @param source the source of the team: {@code random}, {@code scen:NAME} or {@code plan:NAME}
 * @param units the number of units; without effect for a plan that was opened
 * @param seed the seed of a random team
 * @param seconds the most time to plan
 * @param pane the pane that asks; a further request of the same pane makes this one needless
 * @param isFirst whether an anytime planner stops at its first plan
 */
public record PlanRequest(
    int map,
    String mapName,
    KnownSpec planner,
    Movement movement,
    String source,
    int units,
    long seed,
    int seconds,
    String pane,
    boolean isFirst) {
  /** The word in place of a planner for the plan that was opened. */
  static final String FILE = "file";

  private static final int MOST_SECONDS = 60;

  /** Reads an object with the names above. */
  public static PlanRequest read(JsonValue json) throws BadRequestException {
    try {
      return new PlanRequest(
          json.path("map").asInt(),
          json.path("mapName").asText(),
          planner(json.path("planner").asText()),
          Movement.parse(json.path("movement").asText("4")),
          json.path("source").asText("random"),
          json.path("units").asInt(),
          json.path("seed").asLong(),
          seconds(json.path("seconds").asInt(10)),
          json.path("pane").asText(),
          json.path("first").asBoolean());
    } catch (IllegalArgumentException e) {
      throw new BadRequestException(e.getMessage());
    }
  }

  private static KnownSpec planner(String text) {
    return text.equals(FILE) ? null : TeamPlanners.known(PlannerSpec.parse(text));
  }

  private static int seconds(int seconds) {
    if (seconds < 1 || seconds > MOST_SECONDS) {
      throw new IllegalArgumentException(
          "a limit of %d s: expected 1 to %d".formatted(seconds, MOST_SECONDS));
    }
    return seconds;
  }

  /** Whether the plan that was opened is asked for. */
  boolean isOfFile() {
    return planner == null;
  }

  /** The name after a kind of source; {@code null} if the source is of another kind. */
  String sourceName(String kind) {
    return source.startsWith(kind + ":") ? source.substring(kind.length() + 1) : null;
  }
}
