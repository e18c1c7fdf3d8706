package hopscotch.hpa;

import static hopscotch.core.planner.parameter.Parameter.COMPONENTS;

import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import java.util.List;

/** The registry's entries of this module. */
public final class HpaPlanners implements PlannerProvider {
  private static final List<String> AUTO = List.of(Parameter.AUTO);
  private static final List<String> AUTO_OR_NONE = List.of(Parameter.AUTO, Parameter.NONE);
  private static final List<String> NONE = List.of(Parameter.NONE);

  /** The least side of a cluster that can be asked for, in cells. */
  static final int LEAST_SIDE = 4;

  static final Parameter CLUSTER =
      Parameter.integer(
          "cluster",
          AUTO,
          LEAST_SIDE,
          1 << 20,
          "the side of a cluster, in cells; auto: wider clusters where obstacles are scattered");
  static final Parameter LEVELS =
      Parameter.integer(
          "levels",
          AUTO,
          1,
          16,
          "abstract levels, each of 2 x 2 clusters of the last; auto: as many as gain something");
  private static final Parameter ENTRANCE =
      Parameter.integer(
          "entrance", 17, 1, 1 << 20, "the width from which an entrance has two transitions");
  private static final Parameter CROSSING =
      Parameter.choice("crossing", Crossing.ENDS, "which moves of an entrance are transitions");
  private static final Parameter DIAGONAL =
      Parameter.flag("diagonal", false, "use diagonal moves between clusters where legal");
  private static final Parameter INSERTION =
      Parameter.choice(
          "insertion",
          Insertion.WALK,
          "straight walks from start and goal, one search each, or one a node");
  private static final Parameter REFINE =
      Parameter.choice("refine", RefineMode.FULL, "how much of the abstract path becomes moves");
  private static final Parameter CACHE =
      Parameter.integer(
          "cache", NONE, 1, 1 << 20, "KiB that each search keeps of refined intra-edges");
  static final Parameter DIRECT =
      Parameter.integer(
          "direct",
          AUTO_OR_NONE,
          1,
          1 << 20,
          "pairs no farther apart are answered by A*; auto: near pairs where obstacles are"
              + " scattered, none elsewhere");

  static final Parameter TURNS =
      Parameter.choice(
          "turns",
          HpaOptions.Turns.AUTO,
          "keep where the ways of edges turn, so that refining needs no search; auto: if there is"
              + " room");
  static final Parameter LANDMARKS =
      Parameter.integer(
          "landmarks",
          AUTO_OR_NONE,
          2,
          64,
          "nodes whose distances bound the search, an even number; auto: as many as find room");
  static final Parameter SEARCHED =
      Parameter.integer(
          "searched-level",
          AUTO,
          1,
          16,
          "the level of the landmarks, which queries search; with a number of landmarks only");

  private static final Parameter INDEX =
      Parameter.decimal(
              "index", Parameter.NONE, 0, 1000, "bytes a cell; levels that need more are left out")
          .or(Parameter.NONE);

  @Override
  public String group() {
    return "hierarchies";
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("hpa")
            .summary("HPA*: a search between the entrances of clusters, refined into moves")
            .paper("Botea, Mueller and Schaeffer 2004")
            .parameters(
                CLUSTER,
                LEVELS,
                ENTRANCE,
                CROSSING,
                DIAGONAL,
                INSERTION,
                REFINE,
                CACHE,
                DIRECT,
                TURNS,
                LANDMARKS,
                SEARCHED,
                INDEX,
                COMPONENTS)
            .preparedBy(
                (arguments, inner, graph, budget) ->
                    HpaPlanner.prepare(graph, options(arguments), budget)));
  }

  private static HpaOptions options(Arguments arguments) {
    HpaOptions options =
        new HpaOptions(
            arguments.integer("cluster", AbstractGraph.SIDE_BY_MAP, 0),
            arguments.integer("levels", AbstractGraph.MAX_LEVELS, 0),
            new Crossings(
                arguments.choice("crossing", Crossing.class),
                arguments.integer("entrance"),
                arguments.flag("diagonal")),
            arguments.choice("insertion", Insertion.class),
            arguments.choice("refine", RefineMode.class),
            arguments.integer("cache", 0, 0),
            arguments.integer("direct", HpaOptions.BY_MAP, 0),
            arguments.choice("turns", HpaOptions.Turns.class),
            arguments.integer("landmarks", HpaOptions.BY_MAP, 0),
            arguments.integer("searched-level", HpaOptions.BY_MAP, 0),
            arguments.flag("components"),
            arguments.is("index", Parameter.NONE) ? 0 : arguments.thousandths("index") / 1000.0);
    requireFit(options);
    return options;
  }

  private static void requireFit(HpaOptions options) {
    boolean isWalk = options.insertion() == Insertion.WALK;
    if (!isWalk && (options.landmarks() > 0 || options.turns() == HpaOptions.Turns.TRUE)) {
      throw new IllegalArgumentException(
          "landmarks and turns of edges need insertion=walk; got insertion="
              + Parameter.word(options.insertion()));
    }
    if (options.landmarks() > 0 && options.landmarks() % 2 != 0) {
      throw new IllegalArgumentException(
          "landmarks=%d: expected an even number".formatted(options.landmarks()));
    }
    if (options.landmarks() <= 0 && options.searchedLevel() > 0) {
      throw new IllegalArgumentException(
          "searched-level=%d needs a number of landmarks, as in landmarks=16"
              .formatted(options.searchedLevel()));
    }
  }
}
