package hopscotch.harness.scoreboard;

import hopscotch.core.contract.Grade;
import java.util.EnumSet;
import java.util.Set;

/** Writes the section of a scoreboard's page with a small map for each kind of broken promise. */
final class ScoreboardExamples {
  private ScoreboardExamples() {}

  /** Writes the section of the examples. */
  static void write(Scored scored, StringBuilder out) {
    out.append(
        """

        ## Examples

        A small map for each kind of wrong answer, and of a longer path where the shortest is promised. The command below a
        map asks for that path. An answer that differs only after other queries, or after changes, is asked for by `./hopscotch
        guests score examples/scoreboard/board.yaml -o DIR --only FINDER`.
        """);
    scored
        .finders()
        .filter(finder -> scored.faults(finder) > 0)
        .forEach(finder -> write(finder, scored.score(finder), out));
  }

  private static void write(Scoreboard.Finder finder, Score score, StringBuilder out) {
    out.append("\n### ").append(ScoreboardPage.named(finder)).append('\n');
    for (ScoreColumn column : ScoreColumn.ALL) {
      Score.Answers answers = score.answers(column);
      if (answers.faults(column, finder.guarantee()) > 0) {
        Set<Grade> shown = EnumSet.of(finder.guarantee().isOptimal() ? Grade.LATE : Grade.LONGER);
        for (Score.Example example : answers.smallestFirst()) {
          if (shown.add(example.grade())) {
            out.append(example(finder, column, example));
          }
        }
      }
    }
  }

  private static String example(
      Scoreboard.Finder finder, ScoreColumn column, Score.Example example) {
    String map = "%s-%s.map".formatted(finder.name(), column.name().replaceAll("[^a-z]+", "-"));
    String shown =
        """

        **%s**, from %s to %s in `%s`: %s.

        ```text
        %s
        ```
        """
            .formatted(
                column.name(),
                example.start(),
                example.goal(),
                example.movement(),
                example.text(),
                String.join("\n", example.rows()));
    return column.isOneQuery() && finder.command() != null
        ? shown + command(finder, example, map)
        : shown;
  }

  /** The command for an example. It contains the map, so that it can be copied as a whole. */
  private static String command(Scoreboard.Finder finder, Score.Example example, String map) {
    String host = String.join(" ", finder.command()).replaceFirst("^\\./", "examples/scoreboard/");
    return """

        ```sh
        printf 'type octile\\nheight %d\\nwidth %d\\nmap\\n%s\\n' > %s
        ./hopscotch solve --map %s --from %s --to %s --movement '%s' \\
          --guest '%s=%s' --planner 'guest(%s)' --path
        ```
        """
        .formatted(
            example.rows().size(),
            example.rows().get(0).length(),
            String.join("\\n", example.rows()),
            map,
            map,
            example.start(),
            example.goal(),
            example.movement(),
            finder.name(),
            host,
            finder.name());
  }
}
