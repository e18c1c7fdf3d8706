package hopscotch.mapf.cbs.lowlevel;

/**
 * Something that a unit may not do. Either it may not be at vertex {@code to} at any of the steps
 * {@code first} to {@code last}; or, if {@code from} is a vertex too, it may not move from there to
 * {@code to} and arrive at one of these steps.
 *
 * @param unit the unit that is bound
 * @param from -1 for a constraint on a vertex
 * @param last the last step, or {@link #FOREVER} if there is no end
 */
public record Constraint(int unit, int from, int to, int first, int last) {
  /** The last step of a constraint without an end. */
  public static final int FOREVER = Integer.MAX_VALUE;

  /** A unit may not be at a vertex at one step. */
  public static Constraint vertex(int unit, int vertex, int step) {
    return new Constraint(unit, -1, vertex, step, step);
  }

  /** A unit may not go from a vertex to another and arrive at one step. */
  public static Constraint edge(int unit, int from, int to, int step) {
    return new Constraint(unit, from, to, step, step);
  }

  /** A unit may not be at a vertex at any of some steps. */
  public static Constraint range(int unit, int vertex, int first, int last) {
    return new Constraint(unit, -1, vertex, first, last);
  }
}
