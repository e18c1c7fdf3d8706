package hopscotch.experiments.teach.field;

import hopscotch.core.field.DistanceField;
import hopscotch.core.field.FlowField;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.capability.FlowFields;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Squares;
import hopscotch.experiments.teach.lesson.Tint;
import hopscotch.experiments.trace.SearchCosts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A field for several units, cut into steps: how it is made, how the units follow it, and what a
 * wall changes. A planner that makes fields of its own over clusters has its tiles made as units
 * ask for them; of any other planner the field is that of exact distances.
 */
final class FieldLecture implements Lecture {
  private static final String EXACT = "one search from the goal";
  private static final String NODES = "one search over the nodes";
  private static final String WALK = "the units walk";
  private static final String WALL = "a wall appears";

  private final PlannerSpec spec;
  private final boolean hasTiles;
  private final List<FieldStep> steps = new ArrayList<>();
  private final List<Integer> units = new ArrayList<>();
  private final Set<Integer> known = new TreeSet<>();
  private final Set<Integer> tiles = new HashSet<>();
  private FlowField field;
  private Layer layer;
  private int wallStep;
  private int tilesBeforeTheWall;
  private long expandedByEach;

  FieldLecture(FieldLesson lesson, String planner, Movement movement) {
    GridGraph graph = GridGraph.of(lesson.map(), movement);
    PreparedPlanner prepared = Planners.prepare(planner, graph);
    spec = prepared.spec();
    hasTiles = prepared.capability(FlowFields.class).isPresent();
    field =
        prepared
            .capability(FlowFields.class)
            .map(fields -> fields.flowField(lesson.goal()))
            .orElseGet(() -> DistanceField.of(graph, lesson.goal()));
    layer = layerOn(graph);
    lesson.units().forEach(units::add);
    if (hasTiles) {
      tellNodes();
    } else {
      tellWaves();
    }
    askEach();
    walk();
    block(lesson.wall());
    while (isAnyUnderWay()) {
      walk();
    }
    end();
  }

  /** The clusters of the field's tiles; {@code null} for a field without. */
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

  private FieldWords words() {
    return wordsOf(field);
  }

  private FieldWords wordsOf(FlowField of) {
    return new FieldWords(of, SearchCosts.of(spec, of.graph()));
  }

  private void add(String part, String reason, Set<Integer> fresh, List<String> changes) {
    add(part, reason, fresh, Set.of(), changes);
  }

  private void add(
      String part, String reason, Set<Integer> fresh, Set<Integer> blocked, List<String> changes) {
    steps.add(new FieldStep(field, layer, units, known, fresh, blocked, part, reason, changes));
  }

  /** The cells of the map that reach the goal, the nearest to it first. */
  private List<Integer> reached(IntPredicate filter) {
    return IntStream.range(0, map().height())
        .flatMap(y -> IntStream.range(0, map().width()).map(x -> map().cell(x, y)))
        .filter(cell -> field.graph().isFree(cell) && field.isReachable(cell))
        .filter(filter)
        .boxed()
        .sorted(Comparator.comparingLong(field::cost))
        .toList();
  }

  /** The exact field, in a step all cells whose cost is the same up to the point. */
  private void tellWaves() {
    SearchCosts costs = SearchCosts.of(spec, field.graph());
    List<Integer> cells = reached(cell -> true);
    int farthest = (int) costs.g(field.cost(cells.get(cells.size() - 1)));
    for (int from = 0; from <= farthest; from++) {
      int least = from;
      List<Integer> wave = reached(cell -> (int) costs.g(field.cost(cell)) == least);
      if (wave.isEmpty()) {
        continue;
      }
      known.addAll(wave);
      String reason =
          from == 0
              ? "the search begins at the goal and goes out by cost, the nearest cell first"
              : "cells of cost %d to below %d: each takes the move by which its cost is least"
                  .formatted(from, from + 1);
      add(EXACT, reason, Set.copyOf(wave), wave.stream().map(words()::told).toList());
    }
  }

  /** The nodes' distances, before any tile is made. */
  private void tellNodes() {
    List<Integer> nodes = reached(layer::isEntrance);
    known.addAll(nodes);
    add(
        NODES,
        "one search over the abstract graph finds the cost from each node to the goal",
        Set.copyOf(nodes),
        FieldWords.shortened(nodes.stream().map(words()::told).toList()));
  }

  private void askEach() {
    if (!hasTiles) {
      expandedByEach += expandedForEach();
      add(
          WALK,
          "%d units ask the same field: none of them searches".formatted(units.size()),
          Set.of(),
          List.of());
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
        add(
            WALK,
            "unit %d asks at %s: the tile of this cluster is made"
                .formatted(i + 1, map().describe(units.get(i))),
            Set.copyOf(cells),
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

  private boolean isAnyUnderWay() {
    return units.stream().anyMatch(this::isUnderWay);
  }

  private void walk() {
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      int cell = units.get(i);
      if (isUnderWay(cell)) {
        moves.add(words().move(i, cell));
        units.set(i, field.next(cell));
      }
    }
    add(WALK, "each unit goes a step, by the arrow of its cell", Set.of(), moves);
    askForTiles();
  }

  private void block(int wall) {
    FieldWords before = words();
    CellChanges changes = CellChanges.on(map()).block(map().x(wall), map().y(wall)).build();
    field = field.withChanges(changes);
    layer = layerOn(field.graph());
    known.remove(wall);
    if (hasTiles) {
      known.removeIf(cell -> !tiles.contains(layer.cluster(cell)) && !layer.isEntrance(cell));
      known.addAll(reached(layer::isEntrance));
    }
    List<Integer> other =
        known.stream().filter(cell -> !words().cost(cell).equals(before.cost(cell))).toList();
    List<String> lines = new ArrayList<>();
    lines.add(
        "%d of the %d cells with a known cost have another cost now; the others keep theirs"
            .formatted(other.size(), known.size()));
    other.forEach(cell -> lines.add(words().instead(cell, before)));
    wallStep = steps.size();
    tilesBeforeTheWall = tiles.size();
    add(
        WALL,
        "%s is blocked: the field is repaired, and no unit searches"
            .formatted(map().describe(wall)),
        Set.copyOf(other),
        Set.of(wall),
        FieldWords.shortened(lines));
    expandedByEach += expandedForEach();
  }

  /** How many cells A* expands if each unit under way searches for itself. */
  private long expandedForEach() {
    int goal = reached(field::isGoal).get(0);
    return units.stream()
        .filter(this::isUnderWay)
        .mapToLong(cell -> Lecture.expanded("astar(open=heap)", field.graph(), cell, goal))
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
    add(WALK, arrived + ": " + work, Set.of(), List.of());
  }

  /** The number of the step at which the field is repaired. */
  int wallStep() {
    return wallStep;
  }

  /** The number of the step before the first one of the walk's moves. */
  int firstMove() {
    int i = 0;
    while (!steps.get(i).reason().startsWith("each unit goes")) {
      i++;
    }
    return i;
  }

  /** How long the way of each unit is by the field at a step. */
  List<Double> lengths(int step) {
    return steps.get(step).units().stream()
        .map(cell -> steps.get(step).field().length(cell))
        .toList();
  }

  /** How many tiles there were when the wall appeared. */
  int tilesBeforeTheWall() {
    return tilesBeforeTheWall;
  }

  /** How many tiles were made; 0 for a field without. */
  int tileCount() {
    return tiles.size();
  }

  @Override
  public PlannerSpec spec() {
    return spec;
  }

  @Override
  public List<FieldStep> steps() {
    return steps;
  }

  @Override
  public Squares squares(int i) {
    return new FieldSquares(steps.get(i), wordsOf(steps.get(i).field()));
  }

  @Override
  public List<String> lists(int i) {
    FieldStep step = steps.get(i);
    return List.of(wordsOf(step.field()).units(step.units(), step.known()));
  }

  @Override
  public String part(int i) {
    return steps.get(i).part();
  }

  @Override
  public List<String> key(boolean isLarge) {
    return List.of(
        "B goal, 1 2 3 units, * told or changed by this step, arrow to the next cell,",
        (hasTiles ? "n node of level 1, lines between clusters; " : "")
            + (isLarge
                ? "in a cell: the cost to the goal"
                : "there is no room for costs in the cells: enlarge the terminal"));
  }

  @Override
  public String meaning(Tint tint) {
    return switch (tint) {
      case CURRENT -> "a unit";
      case OPEN -> "told or changed by this step";
      case CLOSED -> "told before: cost and next move are known";
      case NAMED -> "node of level 1";
      case CHANGED -> "blocked just now";
      default -> "";
    };
  }
}
