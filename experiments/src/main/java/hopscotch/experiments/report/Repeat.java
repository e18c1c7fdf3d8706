package hopscotch.experiments.report;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.Movement;
import hopscotch.experiments.results.StoredProblem;

/** The command line that repeats one problem. */
final class Repeat {
  private Repeat() {}

  static String command(JsonNode manifest, StoredProblem problem, String spec) {
    Movement movement = Movement.parse(problem.movement());
    String file = manifest.path("files").path(problem.map()).asText(problem.map());
    StringBuilder text = new StringBuilder("hopscotch solve");
    problem.asked().arguments(file).forEach(word -> text.append(' ').append(quote(word)));
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
    return word.matches("[A-Za-z0-9_./:=+,-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
