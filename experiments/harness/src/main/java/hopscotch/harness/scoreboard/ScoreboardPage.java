package hopscotch.harness.scoreboard;

import hopscotch.core.contract.Grade;
import hopscotch.harness.results.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Writes the page of a scoreboard in Markdown.
 *
 * @param scored the board with all answers
 * @param times the times by suite, without suites that were not run
 * @param hierarchies the results of hierarchies; empty if none were compared
 * @param provenance how the page was made, name and value in turn
 */
public record ScoreboardPage(
    Scored scored,
    List<Times> times,
    List<HierarchyRow> hierarchies,
    Map<String, String> provenance) {
  private static final String MARK = "<!-- Written by hopscotch guests score. Do not edit. -->";

  /** Whether the beginning of a file says that it is such a page. */
  public static boolean isOurs(String head) {
    return head.contains(MARK);
  }

  /** The page of the runs of the suites of times below this folder. */
  public static ScoreboardPage of(
      Scored scored, Path runs, List<HierarchyRow> hierarchies, Map<String, String> provenance)
      throws IOException {
    List<Times> times = new ArrayList<>();
    Map<String, Double> rounding = new HashMap<>();
    for (Scoreboard.Entry entry : scored.board().packages()) {
      entry.finders().forEach(finder -> rounding.put(finder.spec().toString(), finder.rounding()));
    }
    for (Map.Entry<String, String> suite :
        TimeSuites.of(scored.board(), scored.scoring().folder(), scored.scoring().maps())
            .entrySet()) {
      Path run = runs.resolve(suite.getKey());
      if (Files.exists(run.resolve("manifest.json"))) {
        Results results = Results.read(run);
        String movement = results.manifest().path("suite").path("movements").path(0).asText();
        movement = movement.replaceFirst(" layers$", "");
        times.add(Times.of(movement, results, rounding));
      }
    }
    return new ScoreboardPage(scored, times, hierarchies, provenance);
  }

  /** The text of the page. */
  public String text() {
    StringBuilder out = new StringBuilder();
    out.append(head());
    packages(out);
    answers(out);
    times(out);
    HierarchyTable.write(hierarchies, scored.board().timedMaps(), out);
    promises(out);
    blocked(out);
    ScoreboardExamples.write(scored, out);
    leftOut(out);
    out.append("\n## How this was made\n\n| what | which |\n|---|---|\n");
    provenance.forEach((name, value) -> out.append("| %s | %s |\n".formatted(name, value)));
    return out.toString();
  }

  private Score score(Scoreboard.Finder finder) {
    return scored.score(finder);
  }

  private String head() {
    List<String> faulty = new ArrayList<>();
    List<String> right = new ArrayList<>();
    List<String> unasked = new ArrayList<>();
    for (Scoreboard.Entry entry : scored.board().packages()) {
      boolean isFaulty = entry.finders().stream().anyMatch(finder -> scored.faults(finder) > 0);
      boolean isAsked = entry.finders().stream().allMatch(finder -> score(finder).isAsked());
      (isFaulty ? faulty : isAsked ? right : unasked).add(entry.name());
    }
    return """
        # The scoreboard

        %s

        **Question.** Which public pathfinders do what they promise, and how do they compare?

        **Answer.** %d of %d packages kept all that they promise on every map: %s.%s

        Every program is asked the same questions on the same small generated maps, each in the movements that it offers, as
        its documentation says that it is used. [How a program gets here](../../examples/scoreboard/README.md).

        """
        .formatted(
            MARK,
            right.size(),
            scored.board().packages().size(),
            String.join(", ", right),
            sentence(" Some answers of the others break a promise: of ", faulty)
                + sentence(" Not all of these could be asked: ", unasked));
  }

  private static String sentence(String beginning, List<String> names) {
    return names.isEmpty() ? "" : beginning + String.join(", ", names) + ".";
  }

  private void packages(StringBuilder out) {
    out.append(
        """
        ## Packages

        | package | version | got from | licence | language | finders | with faults |
        |---|---|---|---|---|---:|---:|
        """);
    for (Scoreboard.Entry entry : scored.board().packages()) {
      String name =
          entry.home() == null || entry.home().isEmpty()
              ? entry.name()
              : "[%s](%s)".formatted(entry.name(), entry.home());
      out.append(
          "| %s | %s | %s | %s | %s | %d | %d |\n"
              .formatted(
                  name,
                  entry.version(),
                  entry.from(),
                  entry.licence(),
                  entry.language(),
                  entry.finders().size(),
                  entry.finders().stream().filter(finder -> scored.faults(finder) > 0).count()));
    }
  }

  private void answers(StringBuilder out) {
    out.append(
        """

        ## Answers

        A cell says how many answers are wrong, of how many.

        - **Bold** breaks what the program promises, or what everybody must do: find a legal path where there is one.
        - `-`: not asked, since it is not offered.
        - `shortest`: how many paths are longer than the shortest, and the largest excess. That is a fault only if the shortest
          path is promised.
        - `start = goal`: the answer is to be that one cell. A program that says on every map that there is no path has that
          custom; this is told and no fault.
        - `asked again`: on one instance, after other queries, the answer should be that of a fresh one.
        - `changed maps`: the same after some cells were blocked and freed.
        - `r`: paths that are longer by rounding alone, by 10^-9 of their length, or 10^-5 in single precision. No fault.
        - `late`: no answer in time. After five such maps the rest of a movement is not asked.

        """);
    out.append("| finder | movements | promises |");
    for (ScoreColumn column : ScoreColumn.ALL) {
      out.append(' ').append(column.name()).append(" |");
    }
    out.append("\n|---|---:|---|").append("---:|".repeat(ScoreColumn.ALL.size())).append('\n');
    scored.finders().forEach(finder -> answers(out, finder));
  }

  private void answers(StringBuilder out, Scoreboard.Finder finder) {
    Score score = score(finder);
    if (!score.isAsked()) {
      out.append("| %s | was not asked: %s |\n".formatted(named(finder), score.problem()));
      return;
    }
    int asked = score.movements().stream().mapToInt(Score.InMovement::maps).sum();
    int planned = score.movements().stream().mapToInt(Score.InMovement::planned).sum();
    out.append(
        "| %s | %d%s | %s |"
            .formatted(
                named(finder),
                score.movements().size(),
                asked < planned ? ", %d of %d maps".formatted(asked, planned) : "",
                finder.guarantee().isOptimal() ? "shortest" : promise(finder)));
    for (ScoreColumn column : ScoreColumn.ALL) {
      out.append(' ').append(cell(finder, score, column)).append(" |");
    }
    out.append('\n');
  }

  static String named(Scoreboard.Finder finder) {
    return finder.planner() == null ? finder.name() : "`" + finder.planner() + "`";
  }

  private static String promise(Scoreboard.Finder finder) {
    return finder.promise().toLowerCase(Locale.ROOT);
  }

  private static String cell(Scoreboard.Finder finder, Score score, ScoreColumn column) {
    Score.Answers answers = score.answers(column);
    if (answers.asked() == 0) {
      return "-";
    }
    int broken = answers.wrong();
    int longer = answers.count(Grade.LONGER);
    int faults = answers.faults(column, finder.guarantee());
    StringBuilder text = new StringBuilder();
    text.append("%d of %d".formatted(broken + longer, answers.asked()));
    if (longer > 0 && !column.isOfOneCell()) {
      text.append(String.format(Locale.ROOT, ", +%.1f %%", 100 * (answers.worst() - 1)));
    }
    if (faults > 0) {
      text.insert(0, "**").append("**");
    }
    if (answers.count(Grade.ROUNDED) > 0) {
      text.append(", r ").append(answers.count(Grade.ROUNDED));
    }
    if (answers.count(Grade.LATE) > 0) {
      text.append(", late ").append(answers.count(Grade.LATE));
    }
    return text.toString();
  }

  private void times(StringBuilder out) {
    if (times.isEmpty()) {
      out.append("\n## Times\n\nNot measured in this edition.\n");
      return;
    }
    out.append(
        """

        ## Times

        Mean microseconds a query. `own` is by the clock of the program, `wall` what the host saw, with the protocol.
        The last column is over the time of `astar` on the queries that both answered. `longer` counts paths that are longer
        than the shortest, on these maps of 128 x 128 cells.

        | movement | program | answered | longer | own | wall | expanded | / `astar` |
        |---|---|---:|---:|---:|---:|---:|---:|
        """);
    // One row for each program and movement.
    for (Times suite : times) {
      for (Times.OfPlanner row : suite.rows()) {
        out.append(
            "| %s | `%s` | %d of %d | %d | %s | %s | %s | %s |\n"
                .formatted(
                    suite.movement(),
                    row.spec(),
                    row.answered(),
                    row.asked(),
                    row.longer(),
                    number(row.nanos() / 1000),
                    number(row.wallNanos() / 1000),
                    row.expanded() > 0 ? number(row.expanded()) : "-",
                    number(row.ratio())));
      }
    }
    // What a reader of these times must know.
    for (Times suite : times) {
      if (!suite.warning().isEmpty()) {
        out.append("\n**On `%s`. %s**\n".formatted(suite.movement(), suite.warning()));
      }
      if (suite.compiledPercent() > 0) {
        out.append(
            "\nOn `%s` the JVM compiled code in the blocks of %s %% of the rows. Their times are too long.\n"
                .formatted(suite.movement(), number(suite.compiledPercent())));
      }
    }
  }

  private static String number(double value) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return "-";
    }
    return String.format(Locale.ROOT, value < 10 ? "%.2f" : "%,.0f", value);
  }

  private void promises(StringBuilder out) {
    out.append(
        """

        ## What each promises

        | finder | asked in | its documentation | note |
        |---|---|---|---|
        """);
    scored
        .finders()
        .forEach(
            finder ->
                out.append(
                    "| %s | %s | %s | %s |\n"
                        .formatted(
                            named(finder),
                            String.join("; ", finder.movements()),
                            finder.basis() == null ? "" : finder.basis(),
                            finder.note() == null ? "" : finder.note())));
  }

  private void blocked(StringBuilder out) {
    out.append(
        """

        ## Blocked ends

        What is answered if start or goal is blocked. Few say what they do then, so this is told and not judged.

        | start blocked | goal blocked | who |
        |---|---|---|
        """);
    Map<String, List<String>> byAnswer = new LinkedHashMap<>();
    scored
        .finders()
        .filter(finder -> score(finder).isAsked())
        .forEach(
            finder -> {
              Map<String, String> blocked = score(finder).blocked();
              byAnswer
                  .computeIfAbsent(
                      "%s | %s".formatted(blocked.get("start"), blocked.get("goal")),
                      answer -> new ArrayList<>())
                  .add(named(finder));
            });
    byAnswer.forEach(
        (answer, who) -> out.append("| %s | %s |\n".formatted(answer, String.join(", ", who))));
  }

  private void leftOut(StringBuilder out) {
    if (scored.board().leftOut().isEmpty()) {
      return;
    }
    out.append("\n## Not on the board\n\n| program | why |\n|---|---|\n");
    for (Scoreboard.LeftOut program : scored.board().leftOut()) {
      out.append("| %s | %s |\n".formatted(program.name(), program.reason()));
    }
  }
}
