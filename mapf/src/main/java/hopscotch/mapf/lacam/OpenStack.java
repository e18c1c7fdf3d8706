package hopscotch.mapf.lacam;

/**
 * The open nodes of a depth-first search as a doubly linked list, in which each node stands once.
 */
final class OpenStack {
  private Node top;

  Node top() {
    return top;
  }

  /** Puts a node on top, or moves it there. */
  void push(Node node) {
    if (node == top) {
      return;
    }
    remove(node);
    node.below = top;
    node.above = null;
    if (top != null) {
      top.above = node;
    }
    top = node;
    node.isOpen = true;
  }

  /** Removes a node if it is on the stack. */
  void remove(Node node) {
    if (!node.isOpen) {
      return;
    }
    if (node.above == null) {
      top = node.below;
    } else {
      node.above.below = node.below;
    }
    if (node.below != null) {
      node.below.above = node.above;
    }
    node.above = null;
    node.below = null;
    node.isOpen = false;
  }
}
