package hopscotch.datasets.walk;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;

/**
 * A unit follows a goal that goes straight on until something stands in its way, and then to
 * another side; slower than the unit, which catches it. Then another unit sets out. The map stays.
 *
 * @param rest the goal moves before every {@code rest}th ask, at least 1
 */
public record MovingGoal(int rest) implements WalkGenerator {
  /** Refuses rests below 1. */
  public MovingGoal {
    if (rest < 1) {
      throw new IllegalArgumentException("a goal that rests " + rest + ": expected at least 1");
    }
  }

  @Override
  public Walk generate(GridMap map, Movement movement, int asks, long seed) {
    Journey journey = Journey.begun(map, movement, seed);
    Drifter goal = new Drifter(journey.goal(), journey.random().below(4));
    while (journey.asks() < asks) {
      if (journey.asks() % rest == 0) {
        goal.advance(journey, cell -> false);
        journey.moveGoal(goal.cell());
      }
      journey.goOn();
    }
    return journey.finish(toString());
  }

  @Override
  public String toString() {
    return "goal(rest=" + rest + ")";
  }
}
