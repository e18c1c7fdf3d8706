package hopscotch.mapf.cbs.lowlevel;

/**
 * What a unit may not do: be at vertex {@code to} at any of the steps {@code first} to {@code
 * last}; or, where {@code from} is a vertex too, go from there to {@code to} and arrive at one of
 * them.
 *
 * @param unit the unit it binds
 * @param from -1 for a constraint on a vertex
 * @param last {@link #FOREVER} for no end
 */
public record Constraint(int unit, int from, int to, int first, int last) {
  /** In place of the last step: for ever. */
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
