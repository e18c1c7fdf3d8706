package hopscotch.harness.report.table;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.text.DidYouMean;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.suite.Metric;
import hopscotch.harness.suite.Section;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The tables of a report's sections, and which sections a suite asks for. */
public final class SectionTables {
  /** The columns that a table with too many leaves out first, in this order. */
  private static final List<String> LEFT_OUT_FIRST =
      List.of(
          "asked",
          "valid",
          "planned",
          "coverage %",
          "p99 µs",
          "max µs",
          "p50 µs",
          "max subopt.",
          "first move µs",
          "preparation ms",
          "maps",
          "wins",
          "losses",
          "teams",
          "optimal",
          "p95 µs",
          "index KiB");

  private final Answers answers;
  private final JsonNode manifest;

  /** The tables of these answers. */
  public SectionTables(Answers answers) {
    this.answers = answers;
    this.manifest = answers.results().manifest();
  }

  /** The sections that the suite asks for, or all if it names none. */
  public Set<Section> asked() {
    Set<Section> chosen = selected(manifest, "sections", Section.class);
    return chosen.isEmpty() ? EnumSet.allOf(Section.class) : chosen;
  }

  /**
   * The table of a section, without the columns that matter least if it has many. Empty for a
   * section of another kind, and for one that is absent.
   */
  public Optional<Table> find(Section section) {
    Optional<Table> found = whole(section);
    found.ifPresent(table -> table.leaveOut(LEFT_OUT_FIRST));
    return found;
  }

  private Optional<Table> whole(Section section) {
    return switch (section) {
      case PROBLEMS -> Optional.of(ProblemTable.of(answers));
      case SUMMARY -> Optional.of(SummaryTables.byPlanner(answers, metrics()));
      case SETS -> Optional.of(SummaryTables.bySet(answers, metrics()));
      case MAPS -> Optional.of(SummaryTables.byMap(answers, metrics()));
      case GROWTH -> GrowthTable.find(answers);
      case SPEEDUP -> Optional.of(SpeedUpTables.overall(answers));
      case PAIRS -> Optional.of(PairTable.of(answers));
      case BUCKETS -> Optional.of(SpeedUpTables.byLength(answers));
      case WALKS -> WalkTotals.find(answers);
      case CHANGES -> ChangeTables.byShare(answers);
      case DISTANCES -> ChangeTables.byDistance(answers);
      case TEAMS -> TeamTables.byUnits(answers);
      case TEAM_MAPS -> TeamTables.byMap(answers);
      case GOALS -> GoalTables.byGoals(answers);
      case GOAL_MAPS -> GoalTables.byMap(answers);
      case CROWDS -> CrowdTable.find(answers);
      case PLOTS, WORST, PROVENANCE -> Optional.empty();
    };
  }

  /** The metrics whose columns the tables have. */
  public Set<Metric> metrics() {
    Set<Metric> chosen = selected(manifest, "metrics", Metric.class);
    return chosen.isEmpty() ? EnumSet.copyOf(Metric.DEFAULT) : chosen;
  }

  /** The words of a list of a manifest; none if it is absent. */
  public static <E extends Enum<E>> Set<E> selected(JsonNode within, String key, Class<E> type) {
    EnumSet<E> chosen = EnumSet.noneOf(type);
    for (JsonNode name : within.path(key)) {
      chosen.add(
          Arrays.stream(type.getEnumConstants())
              .filter(
                  known ->
                      Parameter.word(known)
                          .equals(name.asText().toLowerCase(Locale.ROOT).replace('_', '-')))
              .findFirst()
              .orElseThrow(() -> unknown(key, name.asText(), type)));
    }
    return chosen;
  }

  private static <E extends Enum<E>> UncheckedIOException unknown(
      String key, String name, Class<E> type) {
    List<String> known = Arrays.stream(type.getEnumConstants()).map(Parameter::word).toList();
    return new UncheckedIOException(
        new BadFileException(
            "manifest.json",
            "unknown entry '%s' of %s%s".formatted(name, key, DidYouMean.hint(name, known)),
            "some of " + String.join(", ", known)));
  }
}
