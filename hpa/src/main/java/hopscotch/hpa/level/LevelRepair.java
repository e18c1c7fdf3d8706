package hopscotch.hpa.level;

import hopscotch.core.grid.Ints;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.cluster.Crossings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Repairs levels in place after a change of their map, from level 1 up. On each the blocks that a
 * change touched become <em>outlines</em>: their nodes and components are found anew, and their
 * edges are left out, to be found when a query asks for them. Neighbours of such a cluster keep
 * their nodes and intra-edges, but name its nodes by index, so those names are written anew. A
 * cluster with the same cells and nodes stays as it is, and gives no cause to look at the levels
 * above it.
 *
 * <p>What builds clusters is kept from one repair to the next: on a large map it takes as long to
 * get memory that was never touched as to make the repair. No map is held in between. Shared by the
 * threads that repair copies of one level; repairs at the same time make builders of their own.
 */
public final class LevelRepair {
  private final AtomicReference<LevelBuilder[]> spare = new AtomicReference<>();

  /** Repairs of levels over the same partitions. */
  public LevelRepair() {}

  /**
   * Repairs levels after the last changes of their graph.
   *
   * @param levels from level 1 up; over the same partitions and at the same costs each time
   * @param altered the clusters of level 1 with an altered cell, in ascending order
   * @param atRing those with an altered cell on their ring or just beyond it: others keep their
   *     transitions
   * @param near those with a cell within 1 of an altered one. Their transitions depend on no cell
   *     farther off: beyond the border it is straight moves along it that count, from one cell
   *     beside the cluster to the next
   * @return by level the blocks that were replaced
   */
  public List<ReplacedBlocks> repair(
      List<Level> levels, Crossings crossings, int[] altered, int[] atRing, int... near) {
    LevelBuilder[] kept = spare.getAndSet(null);
    LevelBuilder[] builders = kept == null ? new LevelBuilder[levels.size()] : kept;
    List<ReplacedBlocks> replaced = new ArrayList<>();
    int[] changed = altered;
    int[] bordered = atRing;
    int[] touched = near;
    Level below = null;
    for (int l = 0; l < builders.length; l++) {
      Level level = levels.get(l);
      if (touched.length == 0) {
        replaced.add(new ReplacedBlocks(level, new Ints(), List.of()));
        continue;
      }
      builders[l] = LevelBuilder.of(builders[l], level, below, crossings);
      replaced.add(builders[l].repair(level, below, changed, bordered, touched));
      touched = replaced.get(l).groupsAbove(touched);
      changed = touched;
      bordered = touched;
      below = level;
    }
    spare.set(builders);
    return replaced;
  }

  /**
   * Finds all edges of outlines, from level 1 up.
   *
   * @throws BudgetExhaustedException if the budget ran out; what was found by then stays
   */
  public void complete(List<Level> levels, Crossings crossings, BudgetMeter meter) {
    LevelBuilder[] kept = spare.getAndSet(null);
    LevelBuilder[] builders = kept == null ? new LevelBuilder[levels.size()] : kept;
    Level below = null;
    for (int l = 0; l < builders.length; l++) {
      Level level = levels.get(l);
      for (int cluster : level.outlines()) {
        meter.require(0, "finding the edges of clusters again");
        builders[l] = LevelBuilder.of(builders[l], level, below, crossings);
        builders[l].complete(level, below, cluster);
      }
      below = level;
    }
    spare.set(builders);
  }
}
