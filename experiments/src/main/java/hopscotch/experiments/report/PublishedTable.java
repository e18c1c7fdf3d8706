package hopscotch.experiments.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** The figures of a paper beside ours, with the difference. */
final class PublishedTable {
  private static final double CLOSE_PERCENT = 10;
  private static final String CAPTION =
      "The paper's figures beside ours, measured over all maps of the suite with pairs drawn from"
          + " its seed; those of a Figure are read off its plot. %d of %d differ by more than"
          + " %.0f %%; nothing is tuned to agree, and docs/hpa.md says why as far as we know.";

  private PublishedTable() {}

  /** Whether the run compared itself with a paper. */
  static boolean isIn(JsonNode manifest) {
    return !manifest.path("figures").isEmpty();
  }

  /** A row a figure. */
  static Table of(JsonNode manifest) {
    JsonNode figures = manifest.path("figures");
    int far = 0;
    for (JsonNode figure : figures) {
      far += isClose(figure) ? 0 : 1;
    }
    Table table =
        new Table(
            "published",
            CAPTION.formatted(far, figures.size(), CLOSE_PERCENT),
            List.of("source", "what", "published", "here", "difference %", "verdict"));
    for (JsonNode figure : figures) {
      table.add(
          figure.path("source").asText(),
          figure.path("what").asText(),
          figure.path("published").asDouble(),
          figure.path("here").asDouble(),
          differencePercent(figure),
          isClose(figure) ? "within %.0f %%".formatted(CLOSE_PERCENT) : "differs");
    }
    return table;
  }

  private static boolean isClose(JsonNode figure) {
    return Math.abs(differencePercent(figure)) <= CLOSE_PERCENT;
  }

  private static double differencePercent(JsonNode figure) {
    double published = figure.path("published").asDouble();
    return 100 * (figure.path("here").asDouble() - published) / published;
  }
}
