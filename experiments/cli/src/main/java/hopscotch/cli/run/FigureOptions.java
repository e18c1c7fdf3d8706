package hopscotch.cli.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.cli.console.UsageException;
import hopscotch.core.text.DidYouMean;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.Results;
import hopscotch.harness.suite.FigureAxis;
import hopscotch.harness.suite.FigureMetric;
import hopscotch.harness.suite.FigureSettings;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/** What figures show, and how, in place of what the key {@code figures} of the suite says. */
public final class FigureOptions {
  @Option(
      names = "--width",
      paramLabel = "MM",
      description = "How wide figures are. Default: the suite's, or 160.")
  private Double width;

  @Option(
      names = "--font-size",
      paramLabel = "PT",
      description = "How large their letters are. Default: the suite's, or 9.")
  private Double fontSize;

  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      description = "A planner of the run that figures show, in this order. Default: the suite's.")
  private List<String> planners;

  @Option(
      names = "--metrics",
      paramLabel = "NAME",
      split = ",",
      description =
          "What figures show over each of --over: time, expansions, suboptimality, memory, solved.")
  private List<FigureMetric> metrics;

  @Option(
      names = "--over",
      paramLabel = "NAME",
      split = ",",
      description = "What they show it over: length, map, or units of teams.")
  private List<FigureAxis> over;

  @Option(names = "--no-titles", description = "Figures have no titles.")
  private boolean hasNoTitles;

  @Option(names = "--no-bands", description = "Lines have no bands.")
  private boolean hasNoBands;

  /** The settings that were given, by their keys in a manifest. */
  ObjectNode settings(Results results) {
    UsageException.orRefuse(
        () ->
            new FigureSettings(width, fontSize, null, metrics, over, null, null)
                .requireAxes(results.kind()));
    for (String planner : planners == null ? List.<String>of() : planners) {
      if (!results.planners().contains(planner)) {
        throw new UsageException(
            "--planner %s: none of the run%s; expected some of %s"
                .formatted(
                    planner,
                    DidYouMean.hint(planner, results.planners()),
                    String.join(", ", results.planners())));
      }
    }
    Map<String, Object> given = new TreeMap<>();
    put(given, "width", width);
    put(given, "fontSize", fontSize);
    put(given, "planners", planners);
    put(given, "metrics", metrics);
    put(given, "over", over);
    put(given, "titles", hasNoTitles ? false : null);
    put(given, "bands", hasNoBands ? false : null);
    ObjectNode settings = Json.object();
    given.forEach((key, value) -> settings.set(key, Json.of(value)));
    return settings;
  }

  private static void put(Map<String, Object> given, String key, Object value) {
    if (value != null) {
      given.put(key, value);
    }
  }
}
