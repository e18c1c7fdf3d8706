package hopscotch.core.smoothing;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridMap;
import hopscotch.core.testkit.Oracle;
import java.util.ArrayList;
import java.util.List;

/**
 * The smoothing of HPA* as its page tells it, over a list: from each cell of the path every ray is
 * walked move by move, and the farthest of the cells ahead that one of them meets at a lower cost
 * wins. It meets the cell it starts from, too.
 */
final class NaiveRays {
  private final GridMap map;
  private final Oracle oracle;
  private final int window;
  private final int back;
  private final int ahead;
  private final List<Integer> cells = new ArrayList<>();

  NaiveRays(GridCase query, int window, int back, int ahead) {
    this.map = query.map();
    this.oracle = new Oracle(map, query.movement(), query.graph().costs());
    this.window = window;
    this.back = back;
    this.ahead = ahead;
  }

  /** The smoothed path, of single moves as the given one is. */
  int[] smooth(int[] path) {
    for (int cell : path) {
      cells.add(cell);
    }
    int done = 0;
    for (int anchor = 0; done < cells.size() - 1; anchor++) {
      int landing = farthest(anchor, done);
      if (landing > done) {
        List<Integer> between = cells.subList(anchor + 1, landing + 1);
        List<Integer> run = run(cells.get(anchor), cells.get(landing));
        between.clear();
        between.addAll(run);
        done = anchor + run.size();
        anchor = Math.min(done - 1, Math.max(anchor, done - 1 - back));
      } else if (anchor == done) {
        done++;
      }
    }
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * The farthest of the {@code ahead} cells after {@code done} that a ray gains by, or {@code
   * done}.
   */
  private int farthest(int anchor, int done) {
    List<Integer> near = cells.subList(0, Math.min(cells.size(), done + 1 + ahead));
    int best = Math.max(done, near.lastIndexOf(cells.get(anchor)));
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        int x = map.x(cells.get(anchor));
        int y = map.y(cells.get(anchor));
        long cost = 0;
        for (int i = 0; i < window && isMove(x, y, dx, dy); i++) {
          cost += oracle.cost(x, y, dx, dy);
          x += dx;
          y += dy;
          int met = near.lastIndexOf(map.cell(x, y));
          if (met > best && cost < cost(anchor, met)) {
            best = met;
          }
        }
      }
    }
    return best;
  }

  private boolean isMove(int x, int y, int dx, int dy) {
    return (dx != 0 || dy != 0) && oracle.mayMove(x, y, dx, dy);
  }

  private long cost(int from, int to) {
    long cost = 0;
    for (int i = from; i < to; i++) {
      int x = map.x(cells.get(i));
      int y = map.y(cells.get(i));
      cost += oracle.cost(x, y, map.x(cells.get(i + 1)) - x, map.y(cells.get(i + 1)) - y);
    }
    return cost;
  }

  /** The cells after the first of two on one line, up to the second; none if they are the same. */
  private List<Integer> run(int from, int to) {
    int dx = Integer.signum(map.x(to) - map.x(from));
    int dy = Integer.signum(map.y(to) - map.y(from));
    List<Integer> run = new ArrayList<>();
    int cell = from;
    while (cell != to) {
      cell = map.cell(map.x(cell) + dx, map.y(cell) + dy);
      run.add(cell);
    }
    return run;
  }
}
