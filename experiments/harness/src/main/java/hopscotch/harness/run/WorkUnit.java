package hopscotch.harness.run;

import hopscotch.harness.suite.Instance;
import java.util.List;

/**
 * The smallest piece of work that is assigned to a shard: a range of the blocks of a map under a
 * movement, for all planners and repetitions. So everything that is compared on a problem is
 * measured on the same machine.
 *
 * @param instance the map and the movement
 * @param index the number of the range, from 0
 * @param count the number of ranges into which the blocks are cut, for each layer of terrain
 *     separately
 */
record WorkUnit(Instance instance, int index, int count) {
  /**
   * Its problems.
   *
   * @param order all problems of a layer, in the order in which they are put to planners
   * @param block the number of problems in a block
   */
  List<Integer> of(List<Integer> order, int block) {
    long blocks = (order.size() + block - 1L) / block;
    long from = blocks * index / count * block;
    long to = blocks * (index + 1) / count * block;
    return order.subList((int) Math.min(from, order.size()), (int) Math.min(to, order.size()));
  }
}
