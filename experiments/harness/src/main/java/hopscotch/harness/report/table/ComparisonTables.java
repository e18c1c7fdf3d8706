package hopscotch.harness.report.table;

import hopscotch.harness.output.Column;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.HostNoise;
import hopscotch.harness.statistics.Quantiles;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;

/** The tables of a comparison of two runs: by family, by planner, and what is left out. */
public final class ComparisonTables {
  private static final String EXPANDED = "expanded %";

  /** The columns that a narrow terminal drops, in this order. */
  public static final List<String> DROPPED_FIRST =
      List.of(
          "to repeat",
          "number",
          "why",
          "subopt. before",
          "subopt. after",
          "expansions before",
          "expansions after",
          "family",
          "maps",
          "solved before",
          "solved after",
          "problems",
          "planners",
          "wrong before",
          "wrong after",
          EXPANDED);

  private static final int MOST_WRONG = 500;
  private static final String CAPTION =
      "The time ratio is the later run's time over the earlier's, in the geometric mean over the"
          + " problems that both solved. ";
  private static final String INTERVALS =
      "Above 1 is slower. Its 95 % interval is of a bootstrap by map. Faster and slower are those"
          + " whose interval leaves out 1; of twenty unchanged ones, about one does by chance.";
  private static final String NO_INTERVALS =
      "It has no interval, and nothing is called faster or slower, since a host was not steady"
          + " or the two were not equally fast.";
  private static final String GROWTH = " \"Expanded %\" is by how much expansions grew.";

  private final MatchedRuns runs;
  private final WrongAnswers wrong;
  private final List<Change> planners = new ArrayList<>();
  private final List<Change> families = new ArrayList<>();

  /** The tables of two runs. */
  public ComparisonTables(MatchedRuns runs) {
    this.runs = runs;
    wrong = new WrongAnswers(runs);
    runs.planners().forEach(it -> planners.add(Change.of(it.spec(), runs, List.of(it))));
    runs.families().forEach((name, all) -> families.add(Change.of(name, runs, all)));
    planners.sort(
        Comparator.comparing((Change it) -> it.time().verdict())
            .thenComparing(Comparator.comparingDouble((Change it) -> it.time().mean()).reversed()));
  }

  /** One change for each planner of both runs, the slower ones first. */
  public List<Change> planners() {
    return planners;
  }

  /** One change for each family. */
  List<Change> families() {
    return families;
  }

  /** A sentence on wrong answers. */
  public String wrongAnswers() {
    return wrong.sentence();
  }

  /** The wrong answers of both runs. Empty if there are none. */
  public List<Table> wrong(int most) {
    return wrong.isEmpty() ? List.of() : List.of(wrong.table(most));
  }

  /** The wrong answers, as many as a page shows. */
  public List<Table> wrong() {
    return wrong(MOST_WRONG);
  }

  /** Sentences on the times of the fixed piece of work: of each run, and of both if they differ. */
  public List<String> noise() {
    List<String> sentences = new ArrayList<>();
    sentences.add(noise("earlier", runs.before()));
    sentences.add(noise("later", runs.after()));
    if (!runs.areEquallyFast()) {
      sentences.add(
          String.format(
              Locale.ROOT,
              "The later run took %.2f times as long for it as the earlier, where at most %.2f"
                  + " times or its inverse lets times be compared.",
              runs.hostRatio(),
              HostNoise.TOLERABLE_RATIO));
    }
    return sentences;
  }

  private static String noise(String which, Answers run) {
    HostNoise noise = MatchedRuns.noise(run);
    Quantiles nanos = noise.nanos();
    return nanos.size() == 0
        ? "The %s run says nothing of how steady its host was.".formatted(which)
        : String.format(
            Locale.ROOT,
            "The %s run: a fixed piece of work took %.2f ms in the median and %.2f ms at the 95th"
                + " percentile of %d samples%s.",
            which,
            nanos.median() / 1e6,
            nanos.at(0.95) / 1e6,
            nanos.size(),
            noise.isSteady()
                ? ""
                : String.format(
                    Locale.ROOT,
                    ", %.1f times as long, where at most %.1f times lets times be compared",
                    noise.tail(),
                    HostNoise.TOLERABLE_TAIL));
  }

  /** A drawing of the time ratios with their intervals as SVG. Empty if there is no ratio. */
  public String plot() {
    return ComparisonPlot.of(this);
  }

  /** A table with one row for each family. */
  public Table byFamily() {
    List<Column<Change>> columns =
        List.of(
            new Column<>("family", Change::name),
            new Column<>("time ratio", it -> it.time().mean()),
            new Column<>("95 % from", it -> it.time().interval().least()),
            new Column<>("95 % to", it -> it.time().interval().largest()),
            new Column<>("faster", it -> count(it, TimeRatio.Verdict.FASTER)),
            new Column<>("slower", it -> count(it, TimeRatio.Verdict.SLOWER)),
            new Column<>("planners", Change::planners),
            new Column<>("wrong before", Change::wrongBefore),
            new Column<>("wrong after", Change::wrongAfter),
            new Column<>(EXPANDED, Change::percentExpanded),
            new Column<>("problems", Change::problems));
    return Table.of("families", caption(), columns, families);
  }

  private Long count(Change family, TimeRatio.Verdict verdict) {
    return runs.timesCompare()
        ? planners.stream()
            .filter(it -> it.family().equals(family.family()) && it.time().verdict() == verdict)
            .count()
        : null;
  }

  /** A table with one row for each planner, the slower ones before the faster. */
  public Table byPlanner() {
    List<Column<Change>> columns =
        List.of(
            new Column<>("planner", Change::name),
            new Column<>("family", Change::family),
            new Column<>("is", it -> it.time().verdict().toString()),
            new Column<>("time ratio", it -> it.time().mean()),
            new Column<>("95 % from", it -> it.time().interval().least()),
            new Column<>("95 % to", it -> it.time().interval().largest()),
            new Column<>("maps", it -> it.time().maps()),
            new Column<>("problems", Change::problems),
            new Column<>("wrong before", Change::wrongBefore),
            new Column<>("wrong after", Change::wrongAfter),
            new Column<>("solved before", Change::solvedBefore),
            new Column<>("solved after", Change::solvedAfter),
            new Column<>("expansions before", it -> rounded(it.expandedBefore())),
            new Column<>("expansions after", it -> rounded(it.expandedAfter())),
            new Column<>(EXPANDED, Change::percentExpanded),
            new Column<>("subopt. before", Change::suboptimalityBefore),
            new Column<>("subopt. after", Change::suboptimalityAfter));
    return Table.of(
        "comparison",
        "The later run against the earlier, over the answers of both, by planner.",
        columns,
        planners);
  }

  private static Long rounded(double count) {
    return Double.isNaN(count) ? null : Math.round(count);
  }

  private String caption() {
    return runs.timesCompare()
        ? CAPTION + INTERVALS + GROWTH + fewMaps()
        : CAPTION + NO_INTERVALS + GROWTH;
  }

  private String fewMaps() {
    FewMaps few = new FewMaps();
    planners.forEach(it -> few.add(it.name(), it.time().maps()));
    return few.warning();
  }

  /** A table of answers that only one run has, a row a planner that has such. */
  public Table leftOut() {
    Set<String> specs = new LinkedHashSet<>(runs.before().results().planners());
    specs.addAll(runs.after().results().planners());
    Table table =
        new Table(
            "left-out",
            ("%s are in both runs. Of these planners one run has answers that the other has not;"
                    + " they count in no table but that of wrong answers.")
                .formatted(Table.count(runs.answers(), "answers")),
            List.of("planner", "only earlier", "only later"));
    for (String spec : specs) {
      int both =
          runs.planners().stream()
              .filter(it -> it.spec().equals(spec))
              .mapToInt(MatchedRuns.Matched::size)
              .sum();
      int earlier = asked(runs.before(), spec) - both;
      int later = asked(runs.after(), spec) - both;
      if (earlier > 0 || later > 0) {
        table.add(spec, earlier, later);
      }
    }
    return table;
  }

  private static int asked(Answers answers, String spec) {
    int planner = answers.find(spec);
    return planner < 0
        ? 0
        : (int)
            IntStream.range(0, answers.problems())
                .filter(problem -> answers.isAsked(planner, problem))
                .count();
  }
}
