package hopscotch.hpa.contraction;

/**
 * A contraction hierarchy of all nodes, without a core, and the order in which they were
 * contracted.
 */
public final class ContractionHierarchy {
  private final UpwardGraph upward;
  private final int[] order;

  ContractionHierarchy(UpwardGraph upward, int[] order) {
    this.upward = upward;
    this.order = order;
  }

  /** The arcs. */
  public UpwardGraph upward() {
    return upward;
  }

  /** The nodes in the order of their contraction; must not be changed. */
  public int[] order() {
    return order;
  }
}
