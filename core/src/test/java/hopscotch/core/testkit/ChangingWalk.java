package hopscotch.core.testkit;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A random walk of a unit over a map that changes, the same for the same case and seed: what the
 * checks of incremental searches ask about. The map is kept apart from every planner.
 */
final class ChangingWalk {
  private static final String LETTERS = "@.SW";

  private final Movement movement;
  private final Random random;
  private final List<Integer> starts = new ArrayList<>();
  private GridMap map;
  private GridMap before;
  private int start;
  private int goal;

  ChangingWalk(GridCase first, long seed) {
    this.movement = first.movement();
    this.random = new Random(seed);
    this.map = first.map();
    this.before = map;
    this.start = first.start();
    this.goal = first.goal();
  }

  /** What would be asked now. */
  GridCase ask() {
    return new GridCase(map, movement, start, goal);
  }

  /** Whether the next find is to be stopped after a few expansions. */
  boolean isStopped() {
    return random.nextInt(5) == 0;
  }

  int fewExpansions() {
    return random.nextInt(8);
  }

  /** Makes changes to the map and answers them; often none. */
  CellChanges change(PathBuffer lastPath) {
    CellChanges.Builder changes = CellChanges.on(map);
    switch (random.nextInt(10)) {
      case 0, 1 -> {}
      case 2 -> some(changes, 1 + map.width() * map.height() / 10);
      case 3 -> set(changes, random.nextBoolean() ? start : goal, '@');
      case 4 -> undo(changes);
      case 5 -> none(changes);
      case 6, 7 -> {
        if (!lastPath.isEmpty()) {
          set(changes, lastPath.cell(random.nextInt(lastPath.size())), letter());
        }
      }
      default -> some(changes, 1 + random.nextInt(4));
    }
    CellChanges made = changes.build();
    before = map;
    map = map.with(made);
    return made;
  }

  /** Moves start and goal, or leaves them. */
  void move(PathBuffer lastPath) {
    starts.add(start);
    switch (random.nextInt(12)) {
      case 0, 1, 2, 3 -> {
        if (!lastPath.isEmpty()) {
          start = lastPath.cell(Math.min(lastPath.size() - 1, 1 + random.nextInt(3)));
        }
      }
      case 4, 5 -> start = beside(start);
      case 6 -> start = starts.get(random.nextInt(starts.size()));
      case 7 -> start = anyCell();
      default -> {}
    }
    switch (random.nextInt(16)) {
      case 0 -> goal = anyCell();
      case 1, 2 -> goal = beside(goal);
      case 3 -> goal = start;
      case 4 -> {
        int other = start;
        start = goal;
        goal = other;
      }
      default -> {}
    }
  }

  private void some(CellChanges.Builder changes, int count) {
    for (int i = 0; i < count; i++) {
      set(changes, anyCell(), letter());
    }
  }

  private void undo(CellChanges.Builder changes) {
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        if (before.terrain(cell) != map.terrain(cell)) {
          set(changes, cell, before.terrain(cell));
        }
      }
    }
  }

  /** A cell blocked and given its letter back, and one that is given the letter it has. */
  private void none(CellChanges.Builder changes) {
    int cell = anyCell();
    set(changes, cell, '@');
    set(changes, cell, map.terrain(cell));
    set(changes, goal, map.terrain(goal));
  }

  private void set(CellChanges.Builder changes, int cell, int letter) {
    changes.set(map.x(cell), map.y(cell), letter);
  }

  private int letter() {
    return LETTERS.charAt(random.nextInt(LETTERS.length()));
  }

  private int anyCell() {
    return map.cell(random.nextInt(map.width()), random.nextInt(map.height()));
  }

  private int beside(int cell) {
    int x = map.x(cell) + random.nextInt(3) - 1;
    int y = map.y(cell) + random.nextInt(3) - 1;
    return map.contains(x, y) ? map.cell(x, y) : cell;
  }
}
