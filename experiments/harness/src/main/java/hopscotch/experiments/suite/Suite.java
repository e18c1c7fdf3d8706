package hopscotch.experiments.suite;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.text.DidYouMean;
import hopscotch.experiments.guest.GuestProgram;
import hopscotch.experiments.planner.GuestPlanners;
import hopscotch.experiments.query.ProblemKind;
import hopscotch.experiments.suite.problem.CrowdDraw;
import hopscotch.experiments.suite.problem.Crowds;
import hopscotch.experiments.suite.problem.GoalDraw;
import hopscotch.experiments.suite.problem.Goals;
import hopscotch.experiments.suite.problem.ProblemSelection;
import hopscotch.experiments.suite.problem.QuerySelection;
import hopscotch.experiments.suite.problem.TeamSelection;
import hopscotch.experiments.suite.problem.TeamStop;
import hopscotch.experiments.suite.problem.Teams;
import hopscotch.experiments.suite.problem.WalkSelection;
import hopscotch.experiments.suite.problem.Walks;
import hopscotch.experiments.suite.text.MovementText;
import hopscotch.experiments.suite.text.Numbers;
import hopscotch.experiments.suite.text.PlannerPattern;
import hopscotch.experiments.suite.text.SpanRange;
import hopscotch.mapf.planner.TeamPlanners;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * An experiment as its author wrote it; every key but {@code maps} and {@code planners} has a
 * default.
 *
 * @param name what the run is called; the file's name if absent
 * @param description one line
 * @param timing quick or isolated; isolated if absent
 * @param seed of every random choice: the order of queries, random pairs; 1 if absent
 * @param repetitions how often each query is timed; 1 if absent
 * @param maps which maps
 * @param queries which queries on each map; {@code null} where the suite asks something else
 * @param goals how more goals are drawn for each query, of which the nearest is to be found; none
 *     if absent
 * @param nearest whether the path of a query is to end at the cell that is nearest to its goal,
 *     which may be blocked; it is not if absent
 * @param crowd the units around the start of each query, which go to its goal; none if absent
 * @param walks which walks on each map, or from files; none if absent
 * @param teams which teams on each map; none if absent
 * @param stop when an anytime planner of teams stops; at its first plan if absent
 * @param movements each as {@link Movement#parse} reads it; the benchmarks' if absent, for teams 4
 *     directions
 * @param planners patterns of specs
 * @param baseline the spec to compare with; {@code astar} if it takes part, else the first
 * @param budgets limits of a query, a preparation, a process
 * @param warmUp how long a planner warms up on a map; 100 ms to 3 s if absent, at most 50 ms in
 *     quick timing
 * @param block how many queries a planner is asked before the next planner's turn; 50 if absent,
 *     for teams 1
 * @param metrics the columns of the report's main table; {@link Metric#DEFAULT} if absent
 * @param counters planners' own counters whose means are columns too, such as {@code necessary};
 *     none if absent
 * @param guests programs that {@code guest(NAME)} among the planners names; none if absent
 * @param labels what stands for a planner on figures, by its spec; the spec itself if absent
 * @param figures how large figures are; {@link FigureSize#DEFAULT} if absent
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
    FigureSize figures,
    List<Section> report) {

  /** Fills in defaults; refuses what is missing. */
  public Suite {
    name = Objects.requireNonNullElse(name, "suite");
    if (!name.matches("[^/\\\\\\p{Cntrl}]+") || name.matches("\\.{1,2}")) {
      throw new IllegalArgumentException(
          "name '" + name + "': expected a name for a folder, without / and \\");
    }
    description = Objects.requireNonNullElse(description, "");
    timing = Objects.requireNonNullElse(timing, Timing.ISOLATED);
    seed = Objects.requireNonNullElse(seed, 1L);
    repetitions = Numbers.atLeastOne("repetitions", repetitions, 1);
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
    movements = movements == null ? List.of(defaultMovement(teams)) : List.copyOf(movements);
    requireCentresOfGoals(goals != null || nearest || crowd != null, movements);
    planners = atLeastOneEntry("planners", planners);
    baseline = baseline == null ? defaultBaseline(planners) : normal(baseline);
    budgets = Objects.requireNonNullElse(budgets, Budgets.DEFAULT);
    String warmUpDefault = timing == Timing.QUICK ? "50ms" : "100ms..3s";
    warmUp = Objects.requireNonNullElseGet(warmUp, () -> SpanRange.parse(warmUpDefault));
    block = Numbers.atLeastOne("block", block, teams.isEmpty() ? 50 : 1);
    metrics = metrics == null ? Metric.DEFAULT : List.copyOf(metrics);
    counters = counters == null ? List.of() : List.copyOf(counters);
    report = report == null ? List.of(Section.values()) : List.copyOf(report);
    guests = guests == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(guests));
    requireGuests(specs(planners), guests);
    boolean isOfQueries = queries != null && goals == null && !nearest && crowd == null;
    if (!isOfQueries && !guests.isEmpty()) {
      throw new IllegalArgumentException(
          "guests belongs to queries: expected none beside walks, teams, goals, nearest or crowd");
    }
    requirePlannersOfKind(specs(planners), !teams.isEmpty());
    labels = normalLabels(specs(planners), labels);
    figures = Objects.requireNonNullElse(figures, FigureSize.DEFAULT);
    if (!specs(planners).contains(baseline)) {
      throw new IllegalArgumentException(
          "baseline '%s' is none of the planners%s: expected one of %s"
              .formatted(
                  baseline,
                  DidYouMean.hint(baseline, specs(planners)),
                  String.join(", ", specs(planners))));
    }
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

  private static void requirePlannersOfKind(List<String> specs, boolean isOfTeams) {
    for (String spec : specs) {
      if (TeamPlanners.has(PlannerSpec.parse(spec).id()) != isOfTeams) {
        throw new IllegalArgumentException(
            isOfTeams
                ? "planner '%s' answers single queries: expected planners of teams, such as lacam"
                    .formatted(spec)
                : "planner '%s' plans for teams: expected the key teams beside it".formatted(spec));
      }
    }
  }

  private static MovementText defaultMovement(List<TeamSelection> teams) {
    return teams.isEmpty() ? MovementText.BENCHMARK : MovementText.parse("4");
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

  private static List<MapSelection> requireNone(List<MapSelection> maps) {
    if (maps != null && !maps.isEmpty()) {
      throw new IllegalArgumentException(
          "maps beside walks of files alone, which have theirs: expected none");
    }
    return List.of();
  }

  /** Which problems it asks on its maps. */
  public ProblemSelection problems() {
    return problems(queries, goals, nearest, crowd, walks, teams, stop);
  }

  /** The kind of problem that is asked. */
  public ProblemKind kind() {
    return problems().kind();
  }

  /** The specs of all planners, normalised, each once. */
  public List<String> specs() {
    return specs(planners);
  }

  /** What of its planners is written as in an earlier version, a line each that gives today's. */
  public List<String> formerSpellings() {
    return planners.stream().flatMap(it -> it.formerSpellings().stream()).distinct().toList();
  }

  /** The guest that a spec of the suite names; empty for a planner. */
  public Optional<GuestProgram> findGuest(String spec) {
    return GuestPlanners.findName(PlannerSpec.parse(spec)).map(guests::get);
  }

  /** The same suite, its guests started from absolute paths. */
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

  private static void requireGuests(List<String> specs, Map<String, GuestProgram> guests) {
    for (String guest : guests.keySet()) {
      if (!guest.matches("[A-Za-z0-9-]+")) {
        throw new IllegalArgumentException(
            "guest '" + guest + "': expected a name of letters, digits and hyphens");
      }
    }
    for (String text : specs) {
      PlannerSpec spec = PlannerSpec.parse(text);
      requireNoGuestInside(spec);
      GuestPlanners.findName(spec)
          .filter(guest -> guests.get(guest) == null)
          .ifPresent(
              guest -> {
                throw new IllegalArgumentException(
                    "planner '%s'%s: expected a guest of the suite's key guests, which has %s"
                        .formatted(
                            text,
                            DidYouMean.hint(guest, guests.keySet()),
                            guests.isEmpty() ? "none" : String.join(", ", guests.keySet())));
              });
    }
  }

  /** A process of ours answers for a planner that decorates others, and a guest has its own. */
  private static void requireNoGuestInside(PlannerSpec spec) {
    if (spec.id().equals(GuestPlanners.ID)) {
      return;
    }
    for (PlannerSpec inner : spec.inner()) {
      if (inner.id().equals(GuestPlanners.ID)) {
        throw new IllegalArgumentException(
            "planner '%s': in a suite a guest is not decorated, expected %s alone"
                .formatted(spec, inner));
      }
      requireNoGuestInside(inner);
    }
  }

  private static List<String> specs(List<PlannerPattern> planners) {
    LinkedHashSet<String> specs = new LinkedHashSet<>();
    for (PlannerPattern pattern : planners) {
      if (pattern.takesAway()) {
        specs.removeAll(pattern.specs());
      } else {
        specs.addAll(pattern.specs());
      }
    }
    if (specs.isEmpty()) {
      throw new IllegalArgumentException("planners: none is left, expected at least one");
    }
    return List.copyOf(specs);
  }

  private static Map<String, String> normalLabels(List<String> specs, Map<String, String> labels) {
    Map<String, String> normal = new TreeMap<>();
    for (Map.Entry<String, String> label :
        labels == null ? Set.<Map.Entry<String, String>>of() : labels.entrySet()) {
      String spec = normal(label.getKey());
      if (!specs.contains(spec)) {
        throw new IllegalArgumentException(
            "label of '%s', which is none of the planners%s: expected one of %s"
                .formatted(spec, DidYouMean.hint(spec, specs), String.join(", ", specs)));
      }
      normal.put(spec, Objects.requireNonNullElse(label.getValue(), ""));
    }
    return Collections.unmodifiableMap(normal);
  }

  private static String normal(String spec) {
    return PlannerPattern.normalise(PlannerSpec.parse(spec)).toString();
  }

  private static String defaultBaseline(List<PlannerPattern> planners) {
    List<String> specs = specs(planners);
    return specs.contains("astar") ? "astar" : specs.get(0);
  }

  private static <T> List<T> atLeastOneEntry(String key, List<T> entries) {
    if (entries == null || entries.isEmpty()) {
      throw new IllegalArgumentException("the suite has no " + key + ": expected at least one");
    }
    return List.copyOf(entries);
  }
}
