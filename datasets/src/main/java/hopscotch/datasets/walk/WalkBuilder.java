package hopscotch.datasets.walk;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.datasets.generate.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A walk in the making: the map as it is now, the unit, its goal, and the events so far. */
final class WalkBuilder {
  private static final long NO_PATH = Long.MAX_VALUE;

  /** The number of random pairs of cells of which the one farthest apart is taken. */
  private static final int PAIRS = 8;

  private static final int TRIES = 10_000;

  private final GridMap first;
  private final SeededRandom random;
  private final IncrementalSearch guide;
  private final PathBuffer path = new PathBuffer();
  private final List<WalkEvent> events = new ArrayList<>();
  private final List<WalkEvent.Stamp> stamps = new ArrayList<>();
  private CellChanges.Builder changes;
  private GridGraph graph;
  private int unit;
  private int goal;
  private int asks;

  WalkBuilder(GridMap first, Movement movement, SeededRandom random) {
    this.first = first;
    this.random = random;
    graph = GridGraph.of(first, movement);
    guide = IncrementalSearches.of(Planners.prepare("gaastar", graph), null);
    changes = CellChanges.on(first);
  }

  /** A walk with a random unit and goal. */
  static WalkBuilder begun(GridMap map, Movement movement, long seed) {
    WalkBuilder walk = new WalkBuilder(map, movement, new SeededRandom(seed));
    walk.begin(walk.graph());
    return walk;
  }

  SeededRandom random() {
    return random;
  }

  /** The map as it is now, without changes that {@link #change} has not made yet. */
  GridMap map() {
    return graph.map();
  }

  GridGraph graph() {
    return graph;
  }

  int unit() {
    return unit;
  }

  int goal() {
    return goal;
  }

  int asks() {
    return asks;
  }

  /** Whether a change of this cell could block the place of the unit or of the goal. */
  boolean isTaken(int cell) {
    return isCovered(cell, unit) || isCovered(cell, goal);
  }

  /** Whether an agent that stands somewhere covers a cell. */
  private boolean isCovered(int cell, int place) {
    int dx = map().x(cell) - map().x(place);
    int dy = map().y(cell) - map().y(place);
    return Math.min(dx, dy) >= 0 && Math.max(dx, dy) < graph.movement().body();
  }

  /** A random cell where the unit may stand. */
  int anyFreeCell() {
    for (int i = 0; i < TRIES; i++) {
      int cell = map().cell(random.below(map().width()), random.below(map().height()));
      if (graph.isFree(cell)) {
        return cell;
      }
    }
    throw new IllegalArgumentException(
        "the unit can stand on none of %d random cells of the map".formatted(TRIES));
  }

  /** Places the unit and its goal on cells far apart that a path on the given graph joins. */
  void begin(GridGraph reachable) {
    int farthest = -1;
    for (int i = 0; i < PAIRS; i++) {
      int a = anyFreeCell();
      int b = anyFreeCell();
      int distance = distance(a, b);
      boolean isJoined =
          reachable.isFree(a) && reachable.isFree(b) && reachable.components().connected(a, b);
      if (isJoined && distance > farthest) {
        farthest = distance;
        unit = a;
        goal = b;
      }
    }
    if (farthest < 0) {
      unit = anyFreeCell();
      goal = unit;
    }
  }

  /** Lets another unit set out for the same goal, from the farthest of some random cells. */
  void setOut() {
    int farthest = -1;
    for (int i = 0; i < PAIRS; i++) {
      int cell = anyFreeCell();
      if (distance(cell, goal) > farthest) {
        farthest = distance(cell, goal);
        unit = cell;
      }
    }
  }

  private int distance(int a, int b) {
    return Math.max(Math.abs(map().x(a) - map().x(b)), Math.abs(map().y(a) - map().y(b)));
  }

  void moveGoal(int cell) {
    goal = cell;
  }

  /** Notes that a cell is to get this terrain. */
  void set(int cell, int character) {
    stamps.add(new WalkEvent.Stamp(Patch.ofCell((char) character), map().x(cell), map().y(cell)));
    changes.set(map().x(cell), map().y(cell), character);
  }

  /** Makes the changes that were noted, as one event. False if there are none. */
  boolean change() {
    if (stamps.isEmpty()) {
      return false;
    }
    CellChanges made = changes.build();
    graph = graph.with(made);
    guide.change(made);
    events.add(new WalkEvent.Change(stamps));
    stamps.clear();
    changes = CellChanges.on(first);
    return true;
  }

  void ask() {
    GridMap map = map();
    asks++;
    events.add(
        new WalkEvent.Ask(map.x(unit), map.y(unit), map.x(goal), map.y(goal), Optional.empty()));
  }

  void tell() {
    events.add(new WalkEvent.Move(map().x(unit), map().y(unit)));
  }

  /** Makes the changes, asks, and moves the unit a step. One that is stuck is replaced. */
  void askAndStep() {
    change();
    ask();
    if (!step()) {
      setOut();
    }
  }

  /** Moves the unit by one step. False if it is at its goal or has no way there. */
  boolean step() {
    long cost = unit == goal ? NO_PATH : cost(unit);
    int[] offsets = Directions.offsets(map().stride());
    for (int legal = graph.moves(unit); legal != 0 && cost != NO_PATH; legal &= legal - 1) {
      int d = Integer.numberOfTrailingZeros(legal);
      int next = unit + offsets[d];
      if (graph.cost(unit, d) + cost(next) == cost) {
        unit = next;
        return true;
      }
    }
    return false;
  }

  private long cost(int from) {
    return guide.find(from, goal, path) == Outcome.FOUND
        ? PathValidator.check(graph, path).cost()
        : NO_PATH / 2;
  }

  Walk finish(String name) {
    return Walk.on(first, name, events);
  }
}
