package hopscotch.core.planner.capability;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;

/**
 * A search that lives on while its map changes. It answers each find for the map as it is then, at
 * the cost that a search made for that map would find.
 *
 * <p>What it learned in one find it may use in the next, where none but the ends that {@link
 * Incremental#mayMove} names have moved; any other find begins anew. After a find that its budget
 * stopped, any call may follow. If the next find has the same ends, a search that keeps costs goes
 * on where it stopped.
 *
 * <p>Counters describe the last find and the changes taken up since the one before: of the changes
 * the operations on the open list and the cells touched.
 */
public interface IncrementalSearch extends PathSearch {
  /**
   * Takes up changes of the map: cells blocked, freed or reweighted, any number at once. Several
   * calls before a find are as one, but may cost more.
   *
   * @throws IllegalArgumentException if the changes belong to another map, or the planner cannot
   *     serve the changed map; the search then goes on with the map as it was
   */
  void change(CellChanges changes);

  /** The promise of the planner on the map as it is now. */
  Guarantee guarantee();

  /** Forgets what was learned, not the map: the next find begins anew. O(1). */
  void beginAnew();
}
