package hopscotch.datasets.walk;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;

/**
 * A unit follows a moving goal. The goal goes straight on until something stands in its way, and
 * then to another side. It is slower than the unit, which catches it in the end; then another unit
 * sets out. The map does not change.
 *
 * @param rest the goal moves before every {@code rest}th ask, at least 1
 */
record MovingGoal(int rest) implements WalkGenerator {
  /** Refuses rests below 1. */
  public MovingGoal {
    if (rest < 1) {
      throw new IllegalArgumentException("a goal that rests " + rest + ": expected at least 1");
    }
  }

  @Override
  public Walk generate(GridMap map, Movement movement, int asks, long seed) {
    WalkBuilder walk = WalkBuilder.begun(map, movement, seed);
    StraightMover goal = new StraightMover(walk.goal(), walk.random().below(4));
    while (walk.asks() < asks) {
      if (walk.asks() % rest == 0) {
        goal.advance(walk, cell -> false);
        walk.moveGoal(goal.cell());
      }
      walk.askAndStep();
    }
    return walk.finish(toString());
  }

  @Override
  public String toString() {
    return "goal(rest=" + rest + ")";
  }
}
