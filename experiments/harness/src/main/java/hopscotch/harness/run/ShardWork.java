package hopscotch.harness.run;

import hopscotch.harness.suite.Instance;
import hopscotch.harness.suite.QueryDrawer;
import hopscotch.harness.suite.Suite;
import java.util.List;
import java.util.Random;

/**
 * The units of a shard on one map under one movement. They are done together, so that planners are
 * prepared only once.
 *
 * @param instance the map and the movement
 * @param units at least one unit, by index
 */
record ShardWork(Instance instance, List<WorkUnit> units) {
  /**
   * The problems of all its units.
   *
   * @param order all problems of a layer, in the order in which they are put to planners
   * @param block the number of problems in a block
   */
  public List<Integer> of(List<Integer> order, int block) {
    return units.stream().flatMap(unit -> unit.of(order, block).stream()).toList();
  }

  /** A source of random choices on an instance, the same on every machine. */
  public static Random random(Suite suite, Instance instance) {
    String name = instance.map().id() + " " + instance.movement().text();
    return new Random(QueryDrawer.mix(suite.seed(), name));
  }
}
