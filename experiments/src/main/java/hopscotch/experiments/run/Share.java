package hopscotch.experiments.run;

import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.QueryDrawer;
import hopscotch.experiments.suite.Suite;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * The units of one map under one movement that a shard has; they are worked off together, so that
 * planners get ready once.
 *
 * @param instance the map and the movement
 * @param units at least one, by their index
 */
record Share(Plan.Instance instance, List<Unit> units) {
  /**
   * The problems of an assignment that the shard has, in the order in which they are put to
   * planners: a seeded one, but for those that follow on each other. It depends on the suite's
   * seed, the map's name and the movement alone, so that shards on different machines cut the same
   * blocks.
   */
  List<Integer> order(Suite suite, Assignment assignment) {
    List<Integer> all = new ArrayList<>();
    IntStream.range(0, assignment.size()).forEach(all::add);
    if (assignment.isSequence()) {
      return all;
    }
    Collections.shuffle(all, random(suite, assignment.instance()));
    List<Integer> mine = new ArrayList<>();
    units.forEach(unit -> mine.addAll(unit.of(all, suite.block())));
    return mine;
  }

  /** A source of random choices on an instance, the same on every machine. */
  static Random random(Suite suite, Plan.Instance instance) {
    String name = instance.map().id() + " " + instance.movement().text();
    return new Random(QueryDrawer.mix(suite.seed(), name));
  }
}
