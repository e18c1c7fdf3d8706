package hopscotch.hpa.contraction;

/** A contraction hierarchy of every node, without a core, and the order that made it. */
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

  /** The nodes in the order of their contraction; not to be written. */
  public int[] order() {
    return order;
  }
}
