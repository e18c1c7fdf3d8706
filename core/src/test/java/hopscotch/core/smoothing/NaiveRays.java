package hopscotch.core.smoothing;

import hopscotch.core.grid.GridMap;
import hopscotch.core.testkit.GridCase;
import hopscotch.core.testkit.Oracle;
import java.util.ArrayList;
import java.util.List;

/**
 * The smoothing of HPA* as its page tells it, over a list: from each cell of the path every ray is
 * walked move by move, and the farthest later cell that one of them meets at a lower cost wins.
 */
final class NaiveRays {
  private final GridMap map;
  private final Oracle oracle;
  private final int window;
  private final int back;
  private final List<Integer> cells = new ArrayList<>();

  NaiveRays(GridCase query, int window, int back) {
    this.map = query.map();
    this.oracle = new Oracle(map, query.movement(), query.graph().costs());
    this.window = window;
    this.back = back;
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
        List<Integer> between = cells.subList(anchor + 1, landing);
        List<Integer> run = run(cells.get(anchor), cells.get(landing));
        between.clear();
        between.addAll(run);
        done = anchor + run.size() + 1;
        anchor = Math.max(anchor, done - 1 - back);
      } else if (anchor == done) {
        done++;
      }
    }
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The farthest cell after {@code done} that a ray meets with profit, or {@code done}. */
  private int farthest(int anchor, int done) {
    int best = done;
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        int x = map.x(cells.get(anchor));
        int y = map.y(cells.get(anchor));
        long cost = 0;
        for (int i = 0; i < window && isMove(x, y, dx, dy); i++) {
          cost += oracle.cost(x, y, dx, dy);
          x += dx;
          y += dy;
          int met = cells.lastIndexOf(map.cell(x, y));
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

  /** The cells between two on one line. */
  private List<Integer> run(int from, int to) {
    int dx = Integer.signum(map.x(to) - map.x(from));
    int dy = Integer.signum(map.y(to) - map.y(from));
    List<Integer> run = new ArrayList<>();
    for (int x = map.x(from) + dx, y = map.y(from) + dy; map.cell(x, y) != to; x += dx, y += dy) {
      run.add(map.cell(x, y));
    }
    return run;
  }
}
