package hopscotch.datasets.walk;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Convoys of blocked cells. Before each ask, every convoy moves on by one cell: straight until
 * something stands in its way, and then to another side. There is one goal. When a unit arrives or
 * has no way, another sets out.
 *
 * @param count the number of convoys, at least 1
 * @param length of a convoy in cells, at least 1
 */
record Convoys(int count, int length) implements WalkGenerator {
  private static final int MOST = 10_000;

  /** Refuses counts and lengths outside 1 to 10,000. */
  public Convoys {
    if (count < 1 || length < 1 || count > MOST || length > MOST) {
      throw new IllegalArgumentException(
          "%d convoys of length %d: expected 1 to %d of both".formatted(count, length, MOST));
    }
  }

  @Override
  public Walk generate(GridMap map, Movement movement, int asks, long seed) {
    WalkBuilder walk = WalkBuilder.begun(map, movement, seed);
    List<StraightMover> heads = new ArrayList<>();
    List<Deque<Integer>> bodies = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      heads.add(new StraightMover(walk.anyFreeCell(), walk.random().below(4)));
      bodies.add(new ArrayDeque<>());
    }
    Set<Integer> covered = new HashSet<>();
    while (walk.asks() < asks) {
      for (int i = 0; i < count; i++) {
        if (heads.get(i).advance(walk, cell -> walk.isTaken(cell) || covered.contains(cell))) {
          Deque<Integer> body = bodies.get(i);
          body.add(heads.get(i).cell());
          covered.add(heads.get(i).cell());
          walk.set(heads.get(i).cell(), GridMap.OUT_OF_BOUNDS);
          if (body.size() > length) {
            int tail = body.remove();
            covered.remove(tail);
            walk.set(tail, map.terrain(tail));
          }
        }
      }
      walk.askAndStep();
    }
    return walk.finish(toString());
  }

  @Override
  public String toString() {
    return "convoys(count=" + count + ",length=" + length + ")";
  }
}
