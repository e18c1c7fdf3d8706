package hopscotch.harness.run.worker;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.walk.Walk;
import hopscotch.judge.query.Query;
import hopscotch.judge.query.WalkQuery;
import hopscotch.judge.query.WalkReplay;
import java.util.ArrayList;
import java.util.List;

/**
 * A walk under a movement, worked out before any clock runs and without the graphs in between. To
 * make these between two asks would drive a planner's data out of the caches. Immutable.
 */
final class WalkSteps {
  private final Walk walk;
  private final Movement movement;
  private final GridGraph firstGraph;
  private final List<Step> steps = new ArrayList<>();

  /**
   * One ask.
   *
   * @param changes the changes since the ask before
   * @param query its two ends
   * @param isFree whether both ends are free
   */
  record Step(CellChanges changes, Query query, boolean isFree) {}

  WalkSteps(Walk walk, Movement movement) {
    this.walk = walk;
    this.movement = movement;
    WalkReplay replay = new WalkReplay(walk, movement);
    firstGraph = replay.firstGraph();
    while (replay.hasNext()) {
      WalkQuery ask = replay.next();
      steps.add(new Step(ask.changes(), Query.of(ask.start(), ask.goal()), ask.isFree()));
    }
  }

  /** The first map under the movement. */
  GridGraph firstGraph() {
    return firstGraph;
  }

  int size() {
    return steps.size();
  }

  Step step(int ask) {
    return steps.get(ask);
  }

  /** The graph at the time of an ask. The walk is replayed for it. */
  GridGraph graphAt(int ask) {
    WalkReplay replay = new WalkReplay(walk, movement);
    GridGraph graph = firstGraph;
    for (int i = 0; i <= ask; i++) {
      graph = replay.next().graph();
    }
    return graph;
  }
}
