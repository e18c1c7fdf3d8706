package hopscotch.core.smoothing;

import hopscotch.core.path.PathBuffer;

/** The two forms of a path: waypoints at its turns only, or a cell for each move. */
final class Segments {
  private Segments() {}

  /** Drops each waypoint where the path does not turn. */
  static void merge(PathBuffer path, int stride) {
    int kept = 0;
    for (int i = 1; i < path.size(); i++) {
      boolean isTurn =
          i == path.size() - 1 || turns(path.cell(kept), path.cell(i), path.cell(i + 1), stride);
      if (isTurn) {
        path.set(++kept, path.cell(i));
      }
    }
    path.truncate(kept + 1);
  }

  private static boolean turns(int a, int b, int c, int stride) {
    int inX = b % stride - a % stride;
    int inY = b / stride - a / stride;
    int outX = c % stride - b % stride;
    int outY = c / stride - b / stride;
    boolean isAligned = (long) inX * outY == (long) inY * outX;
    return !isAligned || (long) inX * outX + (long) inY * outY <= 0;
  }

  /** Puts in the cells between the ends of each run of moves; leaves other segments as they are. */
  static void expand(PathBuffer path, int stride) {
    int last = path.size() - 1;
    int moves = 0;
    for (int i = 0; i < last; i++) {
      moves += moves(path.cell(i), path.cell(i + 1), stride);
    }
    for (int i = last; i < moves; i++) {
      path.add(path.cell(last));
    }
    int to = moves;
    for (int i = last; i > 0 && to > i; i--) {
      int cell = path.cell(i);
      int count = moves(path.cell(i - 1), cell, stride);
      int step = (path.cell(i - 1) - cell) / count;
      for (int k = 0; k < count; k++) {
        path.set(to--, cell + k * step);
      }
    }
  }

  /** The number of moves of a segment; 1 for a slanted one, which stays whole. */
  static int moves(int a, int b, int stride) {
    int step = Math.abs(b - a);
    if (step == 1 || step - stride >= -1 && step - stride <= 1) {
      return 1;
    }
    int dx = Math.abs(b % stride - a % stride);
    int dy = Math.abs(b / stride - a / stride);
    return dx == 0 || dy == 0 || dx == dy ? Math.max(dx, dy) : 1;
  }
}
