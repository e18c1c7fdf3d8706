package hopscotch.visual.teach.lecture;

import hopscotch.core.field.DistanceField;
import hopscotch.core.field.FlowField;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.capability.FlowFields;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Legend;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.Square;
import hopscotch.visual.teach.lesson.Squares;
import hopscotch.visual.teach.lesson.Tint;
import hopscotch.visual.trace.SearchCosts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Shows a field for several units: how it is made, how the units follow it, and what a wall
 * changes. A planner that makes its own fields over clusters makes tiles as units ask for them. For
 * any other planner the field is that of exact distances. The lesson's facts are {@code units},
 * {@code goal} and {@code wall}.
 */
public final class FieldLecture extends Lecture {
  private static final String EXACT = "one search from the goal";
  private static final String NODES = "one search over the nodes";
  private static final String WALK = "the units walk";
  private static final String WALL = "a wall appears";
  private static final int MOST_LINES = 12;

  private final KnownSpec spec;
  private final boolean hasTiles;
  private final List<Integer> units;
  private final List<Double> lengths;
  private final Set<Integer> known = new TreeSet<>();
  private final Set<Integer> tiles = new HashSet<>();
  private final int tilesBeforeTheWall;
  private FlowField field;

  /** The clusters of the field's tiles; {@code null} for a field without tiles. */
  private Layer layer;

  private long expandedByEach;

  /** The lecture on a planner's field. */
  public FieldLecture(Lesson lesson, KnownSpec planner, Movement movement) {
    super(lesson.legend());
    GridGraph graph = GridGraph.of(lesson.map(), movement);
    PreparedPlanner prepared = Planners.prepare(planner, graph, Budget.UNLIMITED);
    int goal = lesson.cells("goal").get(0);
    spec = prepared.spec();
    hasTiles = prepared.capability(FlowFields.class).isPresent();
    field =
        prepared
            .capability(FlowFields.class)
            .map(fields -> fields.flowField(goal))
            .orElseGet(() -> DistanceField.of(graph, goal));
    layer = layerOn(graph);
    units = new ArrayList<>(lesson.cells("units"));
    lengths = units.stream().map(field::length).toList();
    if (hasTiles) {
      tellNodes();
    } else {
      tellWaves();
    }
    askEach();
    walk();
    tilesBeforeTheWall = tiles.size();
    block(lesson.cells("wall").get(0));
    while (units.stream().anyMatch(this::isUnderWay)) {
      walk();
    }
    end();
  }

  private Layer layerOn(GridGraph graph) {
    return hasTiles
        ? Planners.prepare(spec, graph, Budget.UNLIMITED)
            .capability(Layered.class)
            .map(layered -> layered.layers().get(0))
            .orElse(null)
        : null;
  }

  private GridMap map() {
    return field.graph().map();
  }

  private void tell(
      String part, String reason, Set<Integer> fresh, int blocked, List<String> changes) {
    tell(
        part,
        reason,
        changes,
        List.of(placesOfUnits()),
        new Squares(
            map(),
            cell -> square(cell, fresh, blocked),
            cell -> layer == null ? 0 : layer.cluster(cell)));
  }

  private Square square(int cell, Set<Integer> fresh, int blocked) {
    if (!field.graph().isFree(cell)) {
      return Square.wall(map(), cell, cell == blocked ? Tint.CHANGED : Tint.PLAIN);
    }
    int unit = units.indexOf(cell);
    boolean isKnown = known.contains(cell);
    boolean isFresh = fresh.contains(cell);
    boolean isNode = layer != null && layer.isEntrance(cell);
    char end = field.isGoal(cell) ? Square.GOAL : unit < 0 ? ' ' : (char) ('1' + unit);
    return Square.of(
        map(),
        cell,
        "" + end + (isFresh ? '*' : ' ') + (isNode ? 'n' : ' '),
        isKnown && field.isReachable(cell) ? field.next(cell) : -1,
        isKnown ? List.of(cost(cell)) : List.of(),
        unit >= 0
            ? Tint.CURRENT
            : isFresh ? Tint.OPEN : isKnown ? Tint.CLOSED : isNode ? Tint.NAMED : Tint.PLAIN);
  }

  private String text(long cost) {
    return Lecture.text(SearchCosts.of(spec, field.graph()).g(cost));
  }

  private String cost(int cell) {
    return cost(field, cell);
  }

  private String cost(FlowField of, int cell) {
    return of.isReachable(cell) ? text(of.cost(cell)) : "∞";
  }

  private String name(int cell) {
    return map().describe(cell);
  }

  private String told(int cell) {
    return field.isGoal(cell)
        ? "%s is the goal: cost 0.0".formatted(name(cell))
        : "%s: cost %s, next %s".formatted(name(cell), cost(cell), name(field.next(cell)));
  }

  /** The places of the units, and the costs of their cells if they are known. */
  private String placesOfUnits() {
    List<String> each = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      int cell = units.get(i);
      String cost = known.contains(cell) || field.isGoal(cell) ? ", cost " + cost(cell) : "";
      each.add("%d at %s%s".formatted(i + 1, name(cell), cost));
    }
    return "units: " + String.join("; ", each);
  }

  /** The cells of the map that reach the goal, beginning with the nearest. */
  private List<Integer> reached(IntPredicate filter) {
    return IntStream.range(0, map().cellCount())
        .filter(cell -> field.graph().isFree(cell) && field.isReachable(cell))
        .filter(filter)
        .boxed()
        .sorted(Comparator.comparingLong(field::cost))
        .toList();
  }

  /** Tells how the exact field grows. A step has all cells of one whole cost. */
  private void tellWaves() {
    SearchCosts costs = SearchCosts.of(spec, field.graph());
    List<Integer> cells = reached(cell -> true);
    int farthest = (int) costs.g(field.cost(cells.get(cells.size() - 1)));
    for (int from = 0; from <= farthest; from++) {
      int least = from;
      List<Integer> wave = reached(cell -> (int) costs.g(field.cost(cell)) == least);
      if (!wave.isEmpty()) {
        known.addAll(wave);
        String reason =
            from == 0
                ? "the search begins at the goal and goes out by cost, the nearest cell first"
                : "cells of cost %d to below %d: each takes the move by which its cost is least"
                    .formatted(from, from + 1);
        tell(EXACT, reason, Set.copyOf(wave), -1, wave.stream().map(this::told).toList());
      }
    }
  }

  /** Tells the distances of the nodes, before any tile is made. */
  private void tellNodes() {
    List<Integer> nodes = reached(layer::isEntrance);
    known.addAll(nodes);
    tell(
        NODES,
        "one search over the abstract graph finds the cost from each node to the goal",
        Set.copyOf(nodes),
        -1,
        shortened(nodes.stream().map(this::told).toList()));
  }

  private void askEach() {
    if (!hasTiles) {
      expandedByEach += expandedForEach();
      String reason = "%d units ask the same field: none of them searches".formatted(units.size());
      tell(WALK, reason, Set.of(), -1, List.of());
    }
    askForTiles();
  }

  /** Makes the tile of each cluster where a unit stands for the first time. */
  private void askForTiles() {
    for (int i = 0; hasTiles && i < units.size(); i++) {
      int cluster = layer.cluster(units.get(i));
      if (tiles.add(cluster)) {
        List<Integer> cells = reached(cell -> layer.cluster(cell) == cluster);
        known.addAll(cells);
        tell(
            WALK,
            "unit %d asks at %s: the tile of this cluster is made"
                .formatted(i + 1, name(units.get(i))),
            Set.copyOf(cells),
            -1,
            List.of(
                "each cell goes to the node by which its cost to the goal is least",
                "that cost is the way to the node inside the cluster, and the cost of the node",
                "if the goal is in this cluster, it counts as a node"));
      }
    }
  }

  private boolean isUnderWay(int cell) {
    return field.isReachable(cell) && !field.isGoal(cell);
  }

  private void walk() {
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      int cell = units.get(i);
      if (isUnderWay(cell)) {
        int next = field.next(cell);
        moves.add(
            "unit %d goes to %s: the move costs %s, and the cost falls from %s to %s"
                .formatted(
                    i + 1,
                    name(next),
                    text(field.cost(cell) - field.cost(next)),
                    cost(cell),
                    cost(next)));
        units.set(i, next);
      }
    }
    tell(WALK, "each unit goes a step, by the arrow of its cell", Set.of(), -1, moves);
    askForTiles();
  }

  private void block(int wall) {
    FlowField before = field;
    field = field.withChanges(CellChanges.on(map()).block(map().x(wall), map().y(wall)).build());
    layer = layerOn(field.graph());
    known.remove(wall);
    if (hasTiles) {
      known.removeIf(cell -> !tiles.contains(layer.cluster(cell)) && !layer.isEntrance(cell));
      known.addAll(reached(layer::isEntrance));
    }
    List<Integer> other =
        known.stream().filter(cell -> !cost(cell).equals(cost(before, cell))).toList();
    List<String> lines = new ArrayList<>();
    lines.add(
        "%d of the %d cells with a known cost have another cost now; the others keep theirs"
            .formatted(other.size(), known.size()));
    for (int cell : other) {
      lines.add("%s: cost %s instead of %s".formatted(name(cell), cost(cell), cost(before, cell)));
    }
    tell(
        WALL,
        "%s is blocked: the field is repaired, and no unit searches".formatted(name(wall)),
        Set.copyOf(other),
        wall,
        shortened(lines));
    expandedByEach += expandedForEach();
  }

  /** The number of cells that A* expands if each unit under way searches for itself. */
  private long expandedForEach() {
    int goal = reached(field::isGoal).get(0);
    return units.stream()
        .filter(this::isUnderWay)
        .mapToLong(cell -> expanded(Lesson.TEXTBOOK, field.graph(), cell, goal))
        .sum();
  }

  private void end() {
    boolean isEach = units.stream().allMatch(field::isGoal);
    String arrived = isEach ? "every unit is at the goal" : "the units that have a way are there";
    String work =
        hasTiles
            ? "tiles of %d of %d clusters were made".formatted(tiles.size(), layer.clusterCount())
            : """
              the search reached %d cells; if each unit searched by A*, once and again after the \
              wall, it would be %d"""
                .formatted(known.size() + 1, expandedByEach);
    tell(WALK, arrived + ": " + work, Set.of(), -1, List.of());
  }

  /** The first lines, and the number of further ones. */
  private static List<String> shortened(List<String> lines) {
    if (lines.size() <= MOST_LINES) {
      return lines;
    }
    List<String> first = new ArrayList<>(lines.subList(0, MOST_LINES));
    first.add("and %d more".formatted(lines.size() - MOST_LINES));
    return first;
  }

  @Override
  public KnownSpec spec() {
    return spec;
  }

  @Override
  public Legend legend() {
    return hasTiles
        ? super.legend().and("n node of level 1, lines between clusters")
        : super.legend();
  }

  /**
   * {@inheritDoc}
   *
   * <p>{@code length-1}: the length of the way of unit 1 at first; {@code tiles}: the number of
   * tiles that were made; {@code early-tiles}: the number of these before the wall.
   */
  @Override
  public String figure(String name) {
    return switch (name) {
      case "tiles" -> String.valueOf(tiles.size());
      case "early-tiles" -> String.valueOf(tilesBeforeTheWall);
      default ->
          name.startsWith("length-")
              ? Lecture.text(lengths.get(Integer.parseInt(name.substring("length-".length())) - 1))
              : super.figure(name);
    };
  }
}
