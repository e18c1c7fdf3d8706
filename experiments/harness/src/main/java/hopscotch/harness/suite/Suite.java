package hopscotch.harness.suite;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.text.Printable;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.judge.query.ProblemKind;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * An experiment as its author wrote it. Every key except {@code maps} and {@code planners} has a
 * default.
 *
 * @param name the name of the run; the file's name if absent
 * @param description one line
 * @param timing quick or isolated; isolated if absent
 * @param seed the seed of every random choice, such as the order of queries and random pairs; 1 if
 *     absent
 * @param repetitions the number of times that each query is timed; 1 if absent
 * @param queries the queries on each map; {@code null} if the suite asks something else
 * @param goals how further goals are drawn for each query, of which the nearest is to be found;
 *     none if absent
 * @param nearest whether the path of a query is to end at the cell nearest to its goal, which may
 *     be blocked; false if absent
 * @param crowd the units around the start of each query, which go to its goal; none if absent
 * @param walks the walks on each map, or from files; none if absent
 * @param teams the teams on each map; none if absent
 * @param stop when an anytime planner of teams stops; at its first plan if absent
 * @param movements the movements, each as {@link Movement#parse} reads it; that of the benchmarks
 *     if absent, for teams 4 directions
 * @param planners patterns of specs
 * @param baseline the spec to compare with; {@code astar} if it takes part, else the first
 * @param budgets limits of a query, a preparation, a process
 * @param warmUp how long a planner warms up on a map; 100 ms to 3 s if absent, at most 50 ms in
 *     quick timing
 * @param block the number of queries that a planner is asked before the next planner's turn; 50 if
 *     absent, for teams 1
 * @param metrics the columns of the report's main table; {@link Metric#DEFAULT} if absent
 * @param counters planners' own counters whose means are columns too, such as {@code necessary};
 *     none if absent
 * @param guests programs that {@code guest(NAME)} among the planners names; none if absent
 * @param labels the labels of planners on figures, by spec; the spec itself if absent
 * @param figures what figures show, and how; {@link FigureSettings#DEFAULT} if absent
 * @param report the sections of the report; all if absent
 */
public record Suite(
    String name,
    String description,
    Timing timing,
    Long seed,
    Integer repetitions,
    List<MapSelection> maps,
    QuerySelection queries,
    GoalDraw goals,
    Boolean nearest,
    CrowdDraw crowd,
    List<WalkSelection> walks,
    List<TeamSelection> teams,
    TeamStop stop,
    List<MovementText> movements,
    List<PlannerPattern> planners,
    String baseline,
    Budgets budgets,
    SpanRange warmUp,
    Integer block,
    List<Metric> metrics,
    List<String> counters,
    Map<String, GuestProgram> guests,
    Map<String, String> labels,
    FigureSettings figures,
    List<Section> report) {

  /** Fills in defaults, and refuses a suite in which something is missing. */
  public Suite {
    name = Objects.requireNonNullElse(name, "suite");
    if (!name.matches("[^/\\\\]+") || !Printable.is(name) || name.matches("\\.{1,2}")) {
      throw new IllegalArgumentException(
          "name '"
              + name
              + "': expected a name for a folder, of printable characters without / and \\");
    }
    description = Objects.requireNonNullElse(description, "");
    timing = Objects.requireNonNullElse(timing, Timing.ISOLATED);
    seed = Objects.requireNonNullElse(seed, 1L);
    repetitions = Numbers.atMostMany("repetitions", repetitions, 1);
    walks = walks == null ? List.of() : atLeastOneEntry("walks", walks);
    teams = teams == null ? List.of() : atLeastOneEntry("teams", teams);
    boolean isBare = queries == null && walks.isEmpty() && teams.isEmpty();
    queries = isBare ? QuerySelection.ALL : queries;
    requireOneKind(queries, walks, teams);
    nearest = Objects.requireNonNullElse(nearest, false);
    requireQueriesOfGoals(queries, goals, nearest);
    requireQueriesOfCrowds(queries, goals != null || nearest, crowd);
    requireStopOfTeams(stop, teams);
    stop = Objects.requireNonNullElse(stop, TeamStop.FIRST_PLAN);
    maps =
        problems(queries, goals, nearest, crowd, walks, teams, stop).needsMaps()
            ? atLeastOneEntry("maps", maps)
            : requireNone(maps);
    movements =
        movements == null
            ? List.of(teams.isEmpty() ? MovementText.BENCHMARK : MovementText.parse("4"))
            : List.copyOf(movements);
    requireCentresOfGoals(goals != null || nearest || crowd != null, movements);
    planners = atLeastOneEntry("planners", planners);
    List<KnownSpec> specs = SuitePlanners.specs(planners);
    List<String> texts = SuitePlanners.texts(specs);
    baseline =
        baseline == null ? SuitePlanners.defaultBaseline(texts) : SuitePlanners.normal(baseline);
    budgets = Objects.requireNonNullElse(budgets, Budgets.DEFAULT);
    String warmUpDefault = timing == Timing.QUICK ? "50ms" : "100ms..3s";
    warmUp = Objects.requireNonNullElseGet(warmUp, () -> SpanRange.parse(warmUpDefault));
    block = Numbers.atLeastOne("block", block, teams.isEmpty() ? 50 : 1);
    metrics = metrics == null ? Metric.DEFAULT : List.copyOf(metrics);
    counters = counters == null ? List.of() : List.copyOf(counters);
    report = report == null ? List.of(Section.values()) : List.copyOf(report);
    guests = guests == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(guests));
    SuitePlanners.requireGuests(specs, guests);
    boolean isOfQueries = queries != null && goals == null && !nearest && crowd == null;
    if (!isOfQueries && !guests.isEmpty()) {
      throw new IllegalArgumentException(
          "guests belongs to queries: expected none beside walks, teams, goals, nearest or crowd");
    }
    SuitePlanners.requirePlannersOfKind(specs, !teams.isEmpty());
    labels = SuitePlanners.normalLabels(texts, labels);
    figures = Objects.requireNonNullElse(figures, FigureSettings.DEFAULT).of(texts);
    figures.requireAxes(teams.isEmpty() ? ProblemKind.QUERY : ProblemKind.TEAM);
    SuitePlanners.requireBaseline(baseline, texts);
  }

  private static List<MapSelection> requireNone(List<MapSelection> maps) {
    if (maps != null && !maps.isEmpty()) {
      throw new IllegalArgumentException(
          "maps beside walks of files alone, which have theirs: expected none");
    }
    return List.of();
  }

  /** The problems that it asks on its maps. */
  public ProblemSelection problems() {
    return problems(queries, goals, nearest, crowd, walks, teams, stop);
  }

  /** The kind of problem that it asks. */
  public ProblemKind kind() {
    return problems().kind();
  }

  /** The specs of all planners, each once. */
  public List<KnownSpec> specs() {
    return SuitePlanners.specs(planners);
  }

  /** The guest that a spec of the suite names. Empty for a planner. */
  public Optional<GuestProgram> findGuest(KnownSpec spec) {
    return GuestPlanners.findName(spec).map(guests::get);
  }

  /** The same suite with absolute paths of its guests. */
  public Suite withGuestsIn(Path folder) {
    Map<String, GuestProgram> placed = new TreeMap<>();
    guests.forEach((guest, program) -> placed.put(guest, program.in(folder)));
    return new Suite(
        name,
        description,
        timing,
        seed,
        repetitions,
        maps,
        queries,
        goals,
        nearest,
        crowd,
        walks.isEmpty() ? null : walks,
        teams.isEmpty() ? null : teams,
        teams.isEmpty() ? null : stop,
        movements,
        planners,
        baseline,
        budgets,
        warmUp,
        block,
        metrics,
        counters,
        placed,
        labels,
        figures,
        report);
  }

  private static <T> List<T> atLeastOneEntry(String key, List<T> entries) {
    if (entries == null || entries.isEmpty()) {
      throw new IllegalArgumentException("the suite has no " + key + ": expected at least one");
    }
    return List.copyOf(entries);
  }

  private static ProblemSelection problems(
      QuerySelection queries,
      GoalDraw goals,
      boolean nearest,
      CrowdDraw crowd,
      List<WalkSelection> walks,
      List<TeamSelection> teams,
      TeamStop stop) {
    if (crowd != null) {
      return new Crowds(queries, crowd);
    }
    if (queries != null) {
      return goals != null || nearest ? new Goals(queries, goals) : queries;
    }
    return teams.isEmpty() ? new Walks(walks) : new Teams(teams, stop);
  }

  private static void requireOneKind(
      QuerySelection queries, List<WalkSelection> walks, List<TeamSelection> teams) {
    if (queries != null && !walks.isEmpty()) {
      throw new IllegalArgumentException("queries beside walks: expected one of them");
    }
    if (!teams.isEmpty() && (queries != null || !walks.isEmpty())) {
      throw new IllegalArgumentException(
          "teams beside %s: expected one of them".formatted(queries != null ? "queries" : "walks"));
    }
  }

  private static void requireQueriesOfGoals(
      QuerySelection queries, GoalDraw goals, boolean nearest) {
    if (goals != null && nearest) {
      throw new IllegalArgumentException("goals beside nearest: expected one of them");
    }
    if (queries == null && (goals != null || nearest)) {
      throw new IllegalArgumentException(
          "%s belongs to queries: expected none beside walks or teams"
              .formatted(nearest ? "nearest" : "goals"));
    }
  }

  private static void requireQueriesOfCrowds(
      QuerySelection queries, boolean hasGoals, CrowdDraw crowd) {
    if (crowd != null && hasGoals) {
      throw new IllegalArgumentException("crowd beside goals or nearest: expected one of them");
    }
    if (crowd != null && queries == null) {
      throw new IllegalArgumentException(
          "crowd belongs to queries: expected none beside walks or teams");
    }
  }

  private static void requireCentresOfGoals(boolean hasGoals, List<MovementText> movements) {
    for (MovementText movement : movements) {
      if (hasGoals && movement.movement().ends() != EndPoints.CENTRES) {
        throw new IllegalArgumentException(
            "movements '%s' beside goals, nearest or crowd: expected ends at the centres of cells"
                .formatted(movement.text()));
      }
    }
  }

  private static void requireStopOfTeams(TeamStop stop, List<TeamSelection> teams) {
    if (stop != null && teams.isEmpty()) {
      throw new IllegalArgumentException("stop belongs to teams: expected none here");
    }
  }
}
