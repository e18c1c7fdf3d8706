package hopscotch.core.path;

/**
 * The result of {@link PathValidator}.
 *
 * @param problem what is wrong, naming the first bad segment; {@code null} for a legal path
 * @param isGridPath whether every segment is a run of one move
 * @param straight straight moves; on weighted terrain the sum of the mean weights of their cells.
 *     Meaningful for a grid path
 * @param diagonal as {@code straight}, for diagonal moves
 * @param cost the exact cost in the graph's scale; meaningful for a grid path
 * @param length the length in widths of a cell: of a grid path by its cost pair, of an any-angle
 *     path the Euclidean sum; on weighted terrain each part times the weight of its ground
 */
public record PathCheck(
    String problem,
    boolean isGridPath,
    double straight,
    double diagonal,
    long cost,
    double length) {

  /** Whether the path is legal. */
  public boolean isValid() {
    return problem == null;
  }

  static PathCheck invalid(String problem) {
    return new PathCheck(problem, false, 0, 0, 0, Double.NaN);
  }
}
