package hopscotch.experiments.report;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.Movement;
import hopscotch.experiments.results.Problem;

/** The command line that repeats one query. */
final class Repeat {
  private Repeat() {}

  static String command(JsonNode manifest, Problem problem, String spec) {
    Movement movement = Movement.parse(problem.movement());
    StringBuilder text = new StringBuilder("hopscotch solve --map ");
    text.append(quote(manifest.path("files").path(problem.map()).asText(problem.map())));
    text.append(" --from %d,%d".formatted(problem.startX(), problem.startY()));
    text.append(" --to %d,%d".formatted(problem.goalX(), problem.goalY()));
    text.append(" --planner ").append(quote(spec));
    if (!movement.equals(Movement.OCTILE)) {
      text.append(" --directions ").append(movement.directions());
      text.append(" --corners ").append(movement.corners().text());
      text.append(" --costs ").append(movement.costs());
      text.append(" --terrain ").append(quote(movement.terrain().toString()));
    }
    if (movement.size() > 1) {
      text.append(" --agent-size ").append(movement.size());
    }
    if (movement.ends() != EndPoints.CENTRES) {
      text.append(" --ends ").append(movement.ends().text());
    }
    return text.toString();
  }

  private static String quote(String word) {
    return word.matches("[A-Za-z0-9_./:=+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
