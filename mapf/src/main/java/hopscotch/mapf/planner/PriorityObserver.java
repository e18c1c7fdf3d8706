package hopscotch.mapf.planner;

/**
 * An observer that is told each decision of priority inheritance with backtracking as well: by
 * {@code pibt}, and by what is built on it. None but observers of this kind are told. Between
 * {@link #expand}, which begins a step, and the next, units take their next cells.
 */
public interface PriorityObserver extends TeamObserver {
  /**
   * A unit takes a cell for the next step. Where another stands that has taken none, {@link
   * #inherit} follows: that unit is next, and the cell is kept only if it finds one.
   */
  void take(int unit, int cell);

  /** A unit finds no cell: it stays where it is, and who handed priority on to it tries another. */
  void giveUp(int unit, int cell);

  /** A unit that stepped back has the one it changes places with take the cell that it leaves. */
  void pull(int unit, int partner, int cell);
}
