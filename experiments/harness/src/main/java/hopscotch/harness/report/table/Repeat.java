package hopscotch.harness.report.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.Movement;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.StoredProblem;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.harness.suite.GoalDraw;
import hopscotch.harness.suite.Span;
import hopscotch.judge.query.ProblemKind;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The command lines that repeat problems of a run, to be typed in the folder where the run was
 * typed. A map of a set is given by its name, with the options by which the run found it, and any
 * other map by its file. Files, the launcher and guests have relative paths if they lie in that
 * folder.
 */
public final class Repeat {
  /** The options that a run and {@code solve} share, on which planners and maps may depend. */
  private static final Set<String> SHARED = Set.of("--maps", "--cache", "--jar", "--guest");

  private final JsonNode manifest;
  private final Path folder;
  private final String launcher;
  private final List<String> sets;
  private final List<String> shared;

  /** The commands for a manifest's run. The last session says where it was typed. */
  public Repeat(JsonNode manifest) {
    this.manifest = manifest;
    JsonNode sessions = manifest.path("sessions");
    JsonNode session =
        sessions.isEmpty() ? MissingNode.getInstance() : sessions.get(sessions.size() - 1);
    folder = session.hasNonNull("folder") ? Path.of(session.get("folder").asText()) : null;
    launcher = launcher(session.path("launcher").asText(""));
    shared = shared(session.path("command"));
    JsonNode environment = session.path("environment");
    addShared("--maps", environment.path("HOPSCOTCH_MAPS").asText(""));
    addShared("--cache", environment.path("HOPSCOTCH_CACHE").asText(""));
    addShared("--jar", session.path("jars").asText("").split(File.pathSeparator));
    sets = Json.texts(manifest.path("sets"));
  }

  private String launcher(String file) {
    String word = file.isEmpty() ? "hopscotch" : place(file);
    return file.isEmpty() || Path.of(word).isAbsolute() ? word : "./" + word;
  }

  private static List<String> shared(JsonNode command) {
    List<String> shared = new ArrayList<>();
    for (int i = 0; i < command.size(); i++) {
      String word = command.get(i).asText();
      if (SHARED.contains(word) && i + 1 < command.size()) {
        shared.addAll(List.of(word, command.get(i + 1).asText()));
      } else if (SHARED.contains(word.replaceFirst("=.*", ""))) {
        shared.add(word);
      }
    }
    return shared;
  }

  /** Adds an option that the environment of the run set, if its command did not. */
  private void addShared(String option, String... values) {
    if (shared.stream().noneMatch(word -> word.replaceFirst("=.*", "").equals(option))) {
      for (String value : values) {
        shared.addAll(value.isEmpty() ? List.of() : List.of(option, place(value)));
      }
    }
  }

  /** The command for a problem and a planner, or what is wrong with the movement. */
  public String command(StoredProblem problem, String spec) {
    try {
      return line(words(problem, spec, Movement.parse(problem.movement())));
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  /** The command that opens a problem on the page to play with, if it can be there. */
  public String view(StoredProblem problem, String spec) {
    if (problem.asked().kind() != ProblemKind.QUERY || !isOnPage(problem.movement())) {
      return "";
    }
    List<String> words = words(problem, spec, Movement.parse(problem.movement()));
    words.set(1, "view");
    words.remove("--map");
    return line(words);
  }

  /** Whether the unit has one cell, moves between centres of cells, and has the usual costs. */
  private static boolean isOnPage(String text) {
    try {
      Movement movement = Movement.parse(text);
      return movement.equals(
          new Movement(
              movement.directions(), movement.corners(), CostPair.SQRT2, movement.terrain()));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private List<String> words(StoredProblem problem, String spec, Movement movement) {
    String map = problem.map();
    String file = manifest.path("files").path(map).asText(map);
    List<String> words = new ArrayList<>(List.of(launcher, "solve"));
    words.addAll(shared);
    boolean isOfSet = sets.contains(problem.set());
    boolean isNamed = isOfSet && file.endsWith("/" + map + ".map");
    words.addAll(problem.asked().arguments(isNamed ? map : place(file), place(file)));
    int goals = words.indexOf("--goals") + 1;
    if (goals > 0) {
      words.set(goals, words.get(goals) + "," + seedOf(problem.asked(), map));
    }
    words.addAll(List.of("--planner", spec));
    addGuests(words, spec);
    if (problem.asked().kind() == ProblemKind.TEAM) {
      addLimits(words);
    }
    if (!movement.equals(Movement.OCTILE)) {
      words.addAll(List.of("--movement", movement.toString()));
    }
    return words;
  }

  private static String line(List<String> words) {
    return String.join(" ", words.stream().map(Repeat::quote).toList());
  }

  /** The seed of the goals of one query of a map. Each number of goals is a separate problem. */
  private long seedOf(RowProblem problem, String map) {
    int counts = manifest.path("suite").path("goals").path("count").size();
    return GoalDraw.seedOf(
        problem.of(RowColumn.GOALS_SEED), map, problem.number() / Math.max(1, counts));
  }

  private String place(String file) {
    Path path = Path.of(file);
    return folder != null && path.startsWith(folder) ? folder.relativize(path).toString() : file;
  }

  /** Adds the guests of the suite with their programs. */
  private void addGuests(List<String> words, String spec) {
    manifest
        .path("guests")
        .properties()
        .forEach(
            guest -> {
              if (spec.contains("guest(" + guest.getKey())
                  && shared.stream().noneMatch(word -> word.startsWith(guest.getKey() + "="))) {
                words.addAll(List.of("--guest", guest.getKey() + "=" + line(guest.getValue())));
              }
            });
  }

  /** A guest's program as it is typed, from its own folder if it has arguments. */
  private String line(JsonNode guest) {
    List<String> words = Json.texts(guest.path("command"));
    Path home = Path.of(guest.path("folder").asText(""));
    List<String> around = new ArrayList<>();
    if (words.size() > 1 && !home.equals(folder)) {
      around.addAll(List.of("-C", home.toString()));
    }
    guest
        .path("environment")
        .properties()
        .forEach(each -> around.add(each.getKey() + "=" + each.getValue().asText()));
    return (around.isEmpty() ? "" : "env " + String.join(" ", around) + " ")
        + String.join(" ", words);
  }

  /** Adds the limits of the planning for a team, on which its plan depends. */
  private void addLimits(List<String> words) {
    String time = manifest.path("suite").path("budgets").path("query").asText();
    if (!time.isEmpty()) {
      words.addAll(List.of("--max-millis", "" + Span.parse(time).duration().toMillis()));
    }
    if (manifest.path("suite").path("teams").path("stop").asText().equals("first-plan")) {
      words.add("--first-plan");
    }
  }

  private static String quote(String word) {
    return word.matches("[A-Za-z0-9_./:=+,-]+|\\{planner}")
        ? word
        : "'" + word.replace("'", "'\\''") + "'";
  }
}
