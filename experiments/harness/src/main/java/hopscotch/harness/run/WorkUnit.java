package hopscotch.harness.run;

import hopscotch.harness.suite.Instance;
import java.util.List;

/**
 * The least work that is dealt to a shard: a range of the blocks of a map under a movement, for all
 * planners and repetitions. So whatever is compared on a problem is measured on one machine.
 *
 * @param instance the map and the movement
 * @param index which range, from 0
 * @param count how many ranges the blocks are cut into; those of each layer of terrain apart
 */
record WorkUnit(Instance instance, int index, int count) {
  /**
   * Its problems.
   *
   * @param order all problems of a layer, in the order in which they are put to planners
   * @param block how many make a block
   */
  List<Integer> of(List<Integer> order, int block) {
    long blocks = (order.size() + block - 1L) / block;
    long from = blocks * index / count * block;
    long to = blocks * (index + 1) / count * block;
    return order.subList((int) Math.min(from, order.size()), (int) Math.min(to, order.size()));
  }
}
