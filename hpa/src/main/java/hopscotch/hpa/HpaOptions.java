package hopscotch.hpa;

import static hopscotch.core.planner.parameter.Parameter.COMPONENTS;

import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.search.Landmarks;
import java.util.List;

/**
 * The parameters of {@code hpa}: as a spec names them, and as numbers. A new one is entered here,
 * and used where it decides.
 *
 * @param cluster the side of a cluster of level 1, in cells, or {@link AbstractGraph#SIDE_BY_MAP}
 * @param levels the number of abstract levels, or {@link AbstractGraph#MAX_LEVELS}
 * @param crossings which moves between clusters become transitions
 * @param insertion how start and goal are joined to the nodes of their clusters; with walks the
 *     graph has turns of edges, landmarks and labels, which the papers have not
 * @param refine how much of the abstract path is turned into moves
 * @param direct pairs up to this distance, the larger of |dx| and |dy|, are answered by A*; 0 for
 *     none, or {@link #BY_MAP}
 * @param turns whether the turns of edges are kept; only with walks
 * @param landmarks how many there are, an even number; 0 for none, or {@link #BY_MAP}; only with
 *     walks
 * @param searchedLevel the level of the landmarks, which queries search, from 1; or {@link #BY_MAP}
 * @param labels whether labels answer the main search; only with walks
 * @param components whether connected components answer unreachable goals
 * @param indexBytesPerCell a level above the first is left out where with it the index would be
 *     larger; 0 for no limit
 * @param bound the factor by which a path may cost more than the least, in thousandths from 1000
 *     on; 0 for none
 */
record HpaOptions(
    int cluster,
    int levels,
    Crossings crossings,
    Insertion insertion,
    RefineMode refine,
    int direct,
    Kept turns,
    int landmarks,
    int searchedLevel,
    Kept labels,
    boolean components,
    double indexBytesPerCell,
    int bound) {
  /** In place of a number: the one that is chosen for the map. */
  static final int BY_MAP = -1;

  private static final List<String> AUTO = List.of(Parameter.AUTO);
  private static final List<String> AUTO_OR_NONE = List.of(Parameter.AUTO, Parameter.NONE);

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
          Kept.AUTO,
          "keep where the ways of edges turn, so that refining needs no search; auto: if there is"
              + " room");
  static final Parameter LANDMARKS =
      Parameter.integer(
          "landmarks",
          AUTO_OR_NONE,
          2,
          Landmarks.MOST,
          "nodes whose distances bound the search, an even number; auto: as many as find room");
  static final Parameter SEARCHED =
      Parameter.integer(
          "searched-level",
          AUTO,
          1,
          16,
          "the level of the landmarks, which queries search; with a number of landmarks only");

  static final Parameter LABELS =
      Parameter.choice(
          "labels",
          Kept.AUTO,
          "labels of level 1 in place of a search of it; auto: on large maps, if there is room");

  private static final Parameter INDEX =
      Parameter.decimal(
              "index", Parameter.NONE, 0, 1000, "bytes a cell; levels that need more are left out")
          .or(Parameter.NONE);

  private static final Parameter BOUND =
      Parameter.decimal(
              "w",
              Parameter.NONE,
              1,
              1000,
              "paths cost at most so many times the least; every crossing is a transition then")
          .or(Parameter.NONE);

  static final Parameter[] PARAMETERS = {
    CLUSTER,
    LEVELS,
    ENTRANCE,
    CROSSING,
    DIAGONAL,
    INSERTION,
    REFINE,
    DIRECT,
    TURNS,
    LANDMARKS,
    SEARCHED,
    LABELS,
    INDEX,
    BOUND,
    COMPONENTS
  };

  static final List<Parameter> SHAPING =
      List.of(
          CLUSTER, LEVELS, ENTRANCE, CROSSING, DIAGONAL, INSERTION, TURNS, LANDMARKS, SEARCHED,
          LABELS, INDEX, BOUND);

  /** The parameters that can be set together with a factor. */
  private static final List<Parameter> WITH_BOUND = List.of(CLUSTER, LANDMARKS, BOUND, COMPONENTS);

  /** With a factor, the side of clusters that is chosen for every map. */
  private static final int BOUNDED_SIDE = 16;

  /** With a factor, how many landmarks are chosen for every map. */
  private static final int BOUNDED_LANDMARKS = 16;

  /** Whether something is kept that queries can do without. */
  enum Kept {
    /** If it pays, and there is room for it. */
    AUTO,
    /** It is. */
    TRUE,
    /** It is not. */
    FALSE
  }

  /**
   * The options that a spec names.
   *
   * @throws IllegalArgumentException if two of them do not go together
   */
  static HpaOptions of(Arguments arguments) {
    HpaOptions options =
        new HpaOptions(
            arguments.integer(CLUSTER.name(), AbstractGraph.SIDE_BY_MAP, 0),
            arguments.integer(LEVELS.name(), AbstractGraph.MAX_LEVELS, 0),
            new Crossings(
                arguments.choice(CROSSING.name(), Crossing.class),
                arguments.integer(ENTRANCE.name()),
                arguments.flag(DIAGONAL.name())),
            arguments.choice(INSERTION.name(), Insertion.class),
            arguments.choice(REFINE.name(), RefineMode.class),
            arguments.integer(DIRECT.name(), BY_MAP, 0),
            arguments.choice(TURNS.name(), Kept.class),
            arguments.integer(LANDMARKS.name(), BY_MAP, 0),
            arguments.integer(SEARCHED.name(), BY_MAP, 0),
            arguments.choice(LABELS.name(), Kept.class),
            arguments.flag(COMPONENTS.name()),
            arguments.is(INDEX.name(), Parameter.NONE)
                ? 0
                : arguments.thousandths(INDEX.name()) / 1000.0,
            arguments.is(BOUND.name(), Parameter.NONE) ? 0 : arguments.thousandths(BOUND.name()));
    options.requireFit();
    options.requireFitForBound(arguments);
    return options;
  }

  private void requireFit() {
    boolean isWalk = insertion == Insertion.WALK;
    if (!isWalk && (landmarks > 0 || turns == Kept.TRUE || labels == Kept.TRUE)) {
      throw new IllegalArgumentException(
          "landmarks, labels and turns of edges need insertion=walk; got insertion="
              + Parameter.word(insertion));
    }
    if (landmarks > 0 && landmarks % 2 != 0) {
      throw new IllegalArgumentException(
          "landmarks=%d: expected an even number".formatted(landmarks));
    }
    if (landmarks <= 0 && searchedLevel > 0) {
      throw new IllegalArgumentException(
          "searched-level=%d needs a number of landmarks, as in landmarks=16"
              .formatted(searchedLevel));
    }
  }

  private void requireFitForBound(Arguments arguments) {
    arguments
        .changed()
        .forEach(
            (name, value) -> {
              if (isBounded() && WITH_BOUND.stream().noneMatch(it -> it.name().equals(name))) {
                throw new IllegalArgumentException(
                    "w=%s does not go with %s=%s: expected only cluster, landmarks and components"
                        .formatted(arguments.text(BOUND.name()), name, value));
              }
            });
  }

  boolean isBounded() {
    return bound != 0;
  }

  int boundedSide() {
    return cluster == AbstractGraph.SIDE_BY_MAP ? BOUNDED_SIDE : cluster;
  }

  /** With a factor, how many landmarks there are to be. */
  int boundedLandmarks() {
    return landmarks == BY_MAP ? BOUNDED_LANDMARKS : landmarks;
  }
}
