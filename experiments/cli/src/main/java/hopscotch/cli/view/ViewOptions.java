package hopscotch.cli.view;

import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.AnyPlanner;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.PlanOpener;
import hopscotch.cli.options.TileRuleOption;
import hopscotch.core.planner.KnownSpec;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.tiles.TileFiles;
import hopscotch.datasets.tiles.TileMap;
import hopscotch.datasets.walk.WalkFiles;
import hopscotch.judge.team.OpenedPlan;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.visual.view.api.Opened;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for what {@code view} shows first: a search, a walk, or a plan of a team. */
final class ViewOptions {
  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = AnyPlanner.Converter.class,
      completionCandidates = AnyPlanner.Ids.class,
      description = "A planner to begin with, of queries or of teams; up to four.")
  private List<KnownSpec> planners = List.of();

  @Option(
      names = "--plan",
      paramLabel = "FILE",
      description =
          "Show the plan of a team, as 'solve -o' writes it, with its conflicts in red. Without a"
              + " map here the plan names its map.")
  private Path planFile;

  @Option(
      names = "--agents",
      paramLabel = "K",
      description = "Plan for a team of K units: of the scenario's first rows, or random ones.")
  private Integer units;

  @Option(
      names = "--scen",
      paramLabel = "FILE",
      description = "The scenario of the team, or of the plan where that needs one.")
  private Path scenario;

  @Option(
      names = "--random-team",
      paramLabel = "SEED",
      description = "Draw starts and goals at random. Default without --scen: seed 1.")
  private Long seed;

  @Option(
      names = "--walk",
      paramLabel = "FILE",
      description = "Show a walk on a map that changes, ask by ask; it has a map of its own.")
  private Path walkFile;

  @Mixin private QueryShown query;
  @Mixin private TileRuleOption rule;

  /** Reads the files. */
  Opened open(MapsOption maps, String mapName) throws IOException {
    requireSensible(mapName);
    if (walkFile != null) {
      return new Opened(null, null, null, null, null, WalkFiles.read(walkFile));
    }
    if (planFile == null) {
      Path map = mapName == null ? null : maps.map(mapName).file();
      return new Opened(map, tiles(map), scenario, null, null, null);
    }
    OpenedPlan plan = new PlanOpener(maps, mapName, scenario).openOne(planFile);
    MapEntry map = maps.map(mapName == null ? plan.text().map() : mapName);
    return new Opened(map.file(), null, scenario, planFile.getFileName().toString(), plan, null);
  }

  /**
   * Reads a tile map or the map of a query before the page is served, so that a fault is reported
   * here. The page knows only the letters of the format.
   */
  private TileMap tiles(Path map) throws IOException {
    return map != null && (rule.isGiven() || query.isGiven() || TileFiles.isTileMap(map))
        ? rule.read(map, letter -> false)
        : null;
  }

  private void requireSensible(String mapName) {
    if (planners.size() > 4) {
      throw new UsageException("--planner: expected up to 4, got " + planners.size());
    }
    if (walkFile != null
        && (mapName != null || planFile != null || units != null || scenario != null)) {
      throw new UsageException(
          "--walk has a map of its own: expected no map, plan or team beside it");
    }
    if (walkFile != null || planFile != null || mapName == null) {
      rule.requireNone(walkFile != null ? "--walk" : planFile != null ? "--plan" : "no map");
    }
    query.requireLettersOfTheFormat();
    query.requireSensible(mapName != null && planFile == null && units == null);
    if (planFile != null && (units != null || seed != null)) {
      throw new UsageException(
          "--plan has a team of its own: expected no --agents or --random-team beside it");
    }
    if (units != null && (units < 1 || mapName == null)) {
      throw new UsageException(
          units < 1 ? "--agents " + units + ": expected at least 1" : "--agents: expected a map");
    }
    if (units == null && planFile == null && (scenario != null || seed != null)) {
      throw new UsageException(
          "--scen and --random-team are of teams: expected --agents beside them");
    }
    if (scenario != null && seed != null) {
      throw new UsageException("--scen and --random-team: expected one of them");
    }
    boolean isTeam = units != null || planFile != null;
    for (KnownSpec planner : planners) {
      if (TeamPlanners.has(planner.id()) != isTeam) {
        throw new UsageException(
            isTeam
                ? "--planner %s answers single queries: expected one of teams".formatted(planner)
                : "--planner %s is of teams: expected --agents or --plan beside it"
                    .formatted(planner));
      }
    }
  }

  /** The fragment of the page's address for these options, from the # on. */
  String fragment(Opened opened) throws IOException {
    List<String> words = new ArrayList<>();
    if (opened.map() != null) {
      words.add("map=" + encoded(opened.map().getFileName().toString()));
    }
    if (query.isGiven()) {
      words.add(query.fragment(opened.tiles()));
    }
    if (opened.walk() != null) {
      words.add("kind=walk&script=yes");
    }
    if (opened.plan() != null) {
      words.add("kind=team&team=" + encoded("plan:" + opened.planName()));
      words.add("planner=file&directions=" + opened.plan().text().movement().directions());
    }
    if (units != null) {
      String team = scenario == null ? "random" : "scen:" + scenario.getFileName();
      words.add("kind=team&units=%d&team=%s".formatted(units, encoded(team)));
      words.add("directions=4&seed=" + (seed == null ? 1 : seed));
    }
    planners.forEach(planner -> words.add("planner=" + encoded(planner.toString())));
    return words.isEmpty() ? "" : "#" + String.join("&", words);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
