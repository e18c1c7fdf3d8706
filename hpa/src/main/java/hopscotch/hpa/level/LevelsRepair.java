package hopscotch.hpa.level;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.Crossings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Repairs the levels of a graph, and of those repaired from it, from level 1 up: transitions, then
 * the distances between them. What builds their clusters is kept from one repair to the next: on a
 * large map it takes as long to get memory that was never touched as to make the repair. No map is
 * held in between. Shared by threads; repairs at the same time make builders of their own.
 */
public final class LevelsRepair {
  private final AtomicReference<LevelBuilder[]> spare = new AtomicReference<>();

  /** Repairs of graphs over the same partitions. */
  public LevelsRepair() {}

  /**
   * The levels after some cells changed.
   *
   * @param levels from level 1 up; over the same partitions and at the same costs each time
   * @param changed the graph of the changed map, at those costs too
   */
  public List<Level> repair(
      List<Level> levels, GridGraph changed, Crossings crossings, CellChanges changes) {
    LevelBuilder[] kept = spare.getAndSet(null);
    LevelBuilder[] builders = kept == null ? new LevelBuilder[levels.size()] : kept;
    List<Level> repaired = new ArrayList<>();
    Level lowest = levels.get(0);
    int[] touched = LevelRepair.clustersNear(lowest.clusters(), changes);
    if (builders[0] == null || !builders[0].isFor(changed)) {
      builders[0] = new LevelBuilder(lowest, changed, crossings);
    }
    builders[0].turnTo(lowest, changed, changes);
    repaired.add(LevelRepair.repair(lowest, changed, builders[0], touched));
    for (int l = 1; l < levels.size(); l++) {
      Level below = repaired.get(l - 1);
      Level old = levels.get(l);
      touched = LevelRepair.groupsAbove(levels.get(l - 1), below, touched);
      if (touched.length > 0) {
        builders[l] = turned(builders[l], below, old);
      }
      repaired.add(LevelRepair.repair(old, changed, builders[l], touched));
    }
    for (LevelBuilder builder : builders) {
      if (builder != null) {
        builder.releaseMap();
      }
    }
    spare.set(builders);
    return repaired;
  }

  /** The builder of the level above a repaired one, if it has room. */
  private static LevelBuilder turned(LevelBuilder builder, Level below, Level old) {
    if (builder == null || !builder.hasRoomFor(below)) {
      return new LevelBuilder(below, old.clusters(), old.layout());
    }
    builder.turnTo(below);
    return builder;
  }
}
