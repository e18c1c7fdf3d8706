package hopscotch.datasets.walk;

import hopscotch.core.grid.Directions;
import java.util.function.IntPredicate;

/** Something that goes straight on, cell by cell, and turns where it cannot. */
final class Drifter {
  private int cell;
  private int direction;

  Drifter(int cell, int direction) {
    this.cell = cell;
    this.direction = direction;
  }

  int cell() {
    return cell;
  }

  /** Goes on by one cell if that is free, or turns to a random side and stays. */
  boolean advance(Journey journey, IntPredicate isTaken) {
    int next = cell + Directions.offsets(journey.map().stride())[direction];
    if (journey.graph().isFree(next) && !isTaken.test(next)) {
      cell = next;
      return true;
    }
    direction = journey.random().below(4);
    return false;
  }
}
