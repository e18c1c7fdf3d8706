package hopscotch.mapf.cbs;

/**
 * What a unit may not do: be at vertex {@code to} at any of the steps {@code first} to {@code
 * last}; or, where {@code from} is a vertex too, go from there to {@code to} and arrive at one of
 * them.
 *
 * @param unit the unit it binds
 * @param from -1 for a constraint on a vertex
 * @param last {@link #FOREVER} for no end
 */
record Constraint(int unit, int from, int to, int first, int last) {
  static final int FOREVER = Integer.MAX_VALUE;

  static Constraint vertex(int unit, int vertex, int step) {
    return new Constraint(unit, -1, vertex, step, step);
  }

  static Constraint edge(int unit, int from, int to, int step) {
    return new Constraint(unit, from, to, step, step);
  }

  static Constraint range(int unit, int vertex, int first, int last) {
    return new Constraint(unit, -1, vertex, first, last);
  }
}
