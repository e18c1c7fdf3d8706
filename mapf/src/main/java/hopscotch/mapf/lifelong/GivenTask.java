package hopscotch.mapf.lifelong;

import java.util.List;

/**
 * A task that was given to a unit, and how far the unit came with it.
 *
 * @param step the step at which it was given
 * @param places the cells to visit, in this order
 * @param reached for each place that was reached, in the same order, the step at which the unit was
 *     there
 */
public record GivenTask(int unit, int step, List<Integer> places, List<Integer> reached) {
  /** Copies the lists. */
  public GivenTask {
    places = List.copyOf(places);
    reached = List.copyOf(reached);
  }

  /** Whether all its places were reached. */
  public boolean isDone() {
    return reached.size() == places.size();
  }
}
