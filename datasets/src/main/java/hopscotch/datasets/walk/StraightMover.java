package hopscotch.datasets.walk;

import hopscotch.core.grid.Directions;
import java.util.function.IntPredicate;

/** Something that moves straight on, cell by cell, and turns when it cannot. */
final class StraightMover {
  private int cell;
  private int direction;

  StraightMover(int cell, int direction) {
    this.cell = cell;
    this.direction = direction;
  }

  int cell() {
    return cell;
  }

  /** Moves on by one cell if that is free. Otherwise turns to a random side and stays. */
  boolean advance(WalkBuilder walk, IntPredicate isTaken) {
    int next = cell + Directions.offsets(walk.map().stride())[direction];
    if (walk.graph().isFree(next) && !isTaken.test(next)) {
      cell = next;
      return true;
    }
    direction = walk.random().below(4);
    return false;
  }
}
