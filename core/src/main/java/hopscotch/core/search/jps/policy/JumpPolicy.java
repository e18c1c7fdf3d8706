package hopscotch.core.search.jps.policy;

/**
 * The numbers by which jump point search decides what its spec leaves to it, and how far it looks.
 * Each was found by trial on benchmark maps. None of them changes a cost.
 */
public final class JumpPolicy {
  /**
   * Jump points are dense where more than one cell in so many is a jump point, as among scattered
   * obstacles. There to keep states by the number of a jump point gains nothing, and narrower
   * buckets of the open list do.
   */
  public static final int DENSE = 10;

  /**
   * On maps of more cells no jump point graph is made unasked where jump points are dense: it would
   * take some 40 bytes for each cell and save little.
   */
  public static final int MOST_DENSE_CELLS = 1 << 20;

  /**
   * An arrival is looked at for being blind only if no diagonal jump from it takes more steps. To
   * look along longer ones makes the preparation longer and finds hardly more.
   */
  public static final int LONGEST_BLIND = 8;

  /**
   * A chain of jump points ends where f has risen by as much as since the start, and by so many
   * straight moves more. Shorter chains are queued too often, longer ones run past the goal.
   */
  public static final int CHAIN_RISE = 16;

  private JumpPolicy() {}
}
