package hopscotch.hpa;

import static hopscotch.core.planner.PlannerFactory.COMPONENTS;

import hopscotch.core.planner.Arguments;
import hopscotch.core.planner.Parameter;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.refine.Insertion;
import hopscotch.hpa.refine.RefineMode;
import java.util.List;

/** The registry's entries of this module. */
public final class HpaPlanners implements PlannerProvider {
  private static final String MAX = "max";

  private static final Parameter CLUSTER =
      Parameter.integer(
          "cluster",
          AbstractGraph.SIDE_BY_MAP,
          AbstractGraph.SIDE_BY_MAP,
          1 << 20,
          "the side of a cluster, in cells, from 4; 0: 16, or 24 where obstacles are scattered");
  private static final int LEAST_SIDE = 4;
  private static final Parameter LEVELS =
      new Parameter(
          "levels",
          MAX,
          "abstract levels, each of 2 x 2 clusters of the last; max: as many as gain something",
          Parameter.Kind.CHOICE,
          List.of("1", "2", "3", "4", "5", "6", "7", "8", MAX),
          0,
          0);
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
          "cache", 0, 0, 1 << 20, "KiB that each search keeps of refined intra-edges, 0 for none");
  private static final Parameter DIRECT =
      Parameter.integer(
          "direct",
          HpaOptions.DIRECT_BY_MAP,
          HpaOptions.DIRECT_BY_MAP,
          1 << 20,
          "pairs no farther apart are answered by A*; -1: 64 on up to 2^20 cells of scattered "
              + "obstacles, where cluster=0 takes 24, else 0");
  private static final Parameter VISIBLE =
      Parameter.flag("visible", false, "pairs that see each other are answered by A*");

  private static final Parameter INDEX =
      Parameter.decimal(
          "index",
          "0",
          0,
          1000,
          "bytes a cell; levels that need more are left out, 0 for no limit");

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
                VISIBLE,
                INDEX,
                COMPONENTS)
            .preparedBy(
                (arguments, inner, graph, budget) ->
                    HpaPlanner.prepare(graph, options(arguments), budget)));
  }

  private static HpaOptions options(Arguments arguments) {
    String levels = arguments.text("levels");
    int cluster = arguments.integer("cluster");
    if (cluster != AbstractGraph.SIDE_BY_MAP && cluster < LEAST_SIDE) {
      throw new IllegalArgumentException("cluster %d: expected 0, or 4 or more".formatted(cluster));
    }
    return new HpaOptions(
        cluster,
        levels.equals(MAX) ? AbstractGraph.MAX_LEVELS : Integer.parseInt(levels),
        new Crossings(
            arguments.choice("crossing", Crossing.class),
            arguments.integer("entrance"),
            arguments.flag("diagonal")),
        arguments.choice("insertion", Insertion.class),
        arguments.choice("refine", RefineMode.class),
        arguments.integer("cache"),
        arguments.integer("direct"),
        arguments.flag("visible"),
        arguments.flag("components"),
        arguments.thousandths("index") / 1000.0);
  }
}
