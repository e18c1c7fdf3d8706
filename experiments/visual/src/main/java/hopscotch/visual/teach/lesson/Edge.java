package hopscotch.visual.teach.lesson;

import hopscotch.core.grid.GridMap;

/**
 * An edge of a graph, to draw on the map.
 *
 * @param from a cell
 * @param to another cell
 * @param kind what it is
 */
public record Edge(int from, int to, Kind kind) {
  /** What an edge is, with its colour, at least 3 to 1 against the ground. */
  public enum Kind {
    /** An edge of a graph that was prepared before any query. */
    PREPARED("#77777f", "edge of the prepared graph"),
    /** A shortcut of a contraction hierarchy. */
    SHORTCUT("#c2410c", "shortcut"),
    /** An edge between two nodes of one cluster. */
    INTRA("#0b6e69", "edge inside a cluster"),
    /** An edge between two clusters. */
    INTER("#c2410c", "edge of a transition, from cluster to cluster"),
    /** One of the crossings of an entrance. */
    CROSSING("#a8402c", "a pair of cells of an entrance"),
    /** An edge that joins the start or the goal for one query. */
    JOINED("#2f6aa8", "edge that joins A or B"),
    /** An edge that the step is about. */
    NEW("#c8006a", "the edge of this step"),
    /** An edge of the way that a search of the graph found. */
    ROUTE("#1d6b34", "way in the graph");

    private final String rgb;
    private final String meaning;

    Kind(String rgb, String meaning) {
      this.rgb = rgb;
      this.meaning = meaning;
    }

    /** The colour as #rrggbb. */
    public String rgb() {
      return rgb;
    }

    /** The meaning in a few words. */
    public String meaning() {
      return meaning;
    }
  }

  /** The ends as x and y of both, in widths of a cell. */
  public double[] ends(GridMap map) {
    return new double[] {map.x(from) + 0.5, map.y(from) + 0.5, map.x(to) + 0.5, map.y(to) + 0.5};
  }
}
