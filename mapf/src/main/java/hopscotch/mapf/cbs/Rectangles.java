package hopscotch.mapf.cbs;

import hopscotch.core.grid.GridMap;
import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.Constraint;
import hopscotch.mapf.cbs.lowlevel.Mdd;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import java.util.ArrayList;
import java.util.List;

/**
 * Rectangle reasoning on diagrams, for two units whose ways cross and that both come nearer to one
 * corner of the map with every step. Each side of the split bars one of them from its exit. It is
 * from Li, Harabor, Stuckey, Ma and Koenig, "Symmetry-Breaking Constraints for Grid-Based
 * Multi-Agent Path Finding", AAAI 2019. The generalised rectangles of Li et al., AIJ 2021, have a
 * form of our own here.
 *
 * <p>Why no plan is lost, if the corner is that of large x and large y:
 *
 * <ol>
 *   <li>While both units move only towards the corner, both are on one antidiagonal at every step.
 *       The difference of their x - y changes by -2, 0 or 2.
 *   <li>If that difference is at most 0 at one step and at least 0 at a later one, it is 0 at some
 *       step between. There the units meet.
 *   <li>It is at most 0 at the <em>entry</em>, a first step at which every vertex of one diagram is
 *       left of every vertex of the other.
 *   <li>It is at least 0 at the <em>exits</em>. There the first unit is at column {@code exitX}, in
 *       no row after {@code exitY}, and the other is at row {@code exitY}, in no column after
 *       {@code exitX}.
 *   <li>A path of any cost that comes to a vertex of the diagram at its step has come through the
 *       diagram. So the barriers are the vertices of the diagrams at the exits. Walls between them
 *       do no harm.
 * </ol>
 *
 * <p>For 4 directions only: diagonals cross without a common vertex.
 */
final class Rectangles {
  private final CurrentNode current;
  private final GridMap map;
  private final boolean applies;

  /** The corner at hand: the signs of the directions, and what x + y is at step 0. */
  private int signX;

  private int signY;
  private int origin;

  Rectangles(CurrentNode current) {
    this.current = current;
    this.map = current.graph.grid().map();
    this.applies = current.graph.grid().movement().directions() == 4;
  }

  /** The split of a conflict at a vertex, or {@code null} if there is no rectangle. */
  Split split(Conflict conflict) {
    int step = conflict.step();
    UnitPath first = current.paths[conflict.first()];
    UnitPath second = current.paths[conflict.second()];
    if (!applies || step >= first.steps() || step >= second.steps()) {
      return null;
    }
    Split best = null;
    for (int corner = 0; corner < 4; corner++) {
      signX = corner % 2 == 0 ? 1 : -1;
      signY = corner < 2 ? 1 : -1;
      origin = x(conflict.firstTo()) + y(conflict.firstTo()) - step;
      boolean moves = isStraight(first, step) && isStraight(second, step);
      Split split = moves ? splitAtCorner(conflict) : null;
      if (split != null && (best == null || split.kind() < best.kind())) {
        best = split;
      }
    }
    return best;
  }

  private int x(int vertex) {
    return signX * map.x(current.graph.cell(vertex));
  }

  private int y(int vertex) {
    return signY * map.y(current.graph.cell(vertex));
  }

  private boolean isStraight(UnitPath path, int step) {
    return isOnTime(path.at(step - 1), step - 1) || isOnTime(path.at(step + 1), step + 1);
  }

  private boolean isOnTime(int vertex, int step) {
    return x(vertex) + y(vertex) == origin + step;
  }

  private boolean isOnTime(Mdd diagram, int step) {
    for (int vertex : diagram.level(step)) {
      if (!isOnTime(vertex, step)) {
        return false;
      }
    }
    return true;
  }

  private Split splitAtCorner(Conflict conflict) {
    Mdd first = current.diagram(conflict.first());
    Mdd second = current.diagram(conflict.second());
    int entry = conflict.step();
    if (entry > first.steps() || entry > second.steps()) {
      return null;
    }
    while (entry >= 0 && isOnTime(first, entry) && isOnTime(second, entry)) {
      if (isLeft(first, second, entry)) {
        return barriers(conflict, conflict.first(), first, conflict.second(), second, entry);
      }
      if (isLeft(second, first, entry)) {
        return barriers(conflict, conflict.second(), second, conflict.first(), first, entry);
      }
      entry--;
    }
    return null;
  }

  /** Whether no vertex of one diagram has a larger x - y at a step than any of the other. */
  private boolean isLeft(Mdd one, Mdd other, int step) {
    int largest = Integer.MIN_VALUE;
    for (int vertex : one.level(step)) {
      largest = Math.max(largest, x(vertex) - y(vertex));
    }
    for (int vertex : other.level(step)) {
      if (x(vertex) - y(vertex) < largest) {
        return false;
      }
    }
    return true;
  }

  /** The barriers of the unit that crosses to larger x, and of the one that crosses to larger y. */
  private Split barriers(
      Conflict conflict, int unitX, Mdd diagramX, int unitY, Mdd diagramY, int entry) {
    int lastX = lastOnTime(diagramX, conflict.step());
    int lastY = lastOnTime(diagramY, conflict.step());
    int exitX = Math.min(least(diagramX, lastX, true), most(diagramY, entry, lastY, true));
    int exitY = Math.min(least(diagramY, lastY, false), most(diagramX, entry, lastX, false));
    exitX = Math.max(exitX, x(conflict.firstTo()));
    exitY = Math.max(exitY, y(conflict.firstTo()));
    List<Constraint> barrierX = new ArrayList<>();
    List<Constraint> barrierY = new ArrayList<>();
    int kind = bar(unitX, diagramX, entry, lastX, exitX, exitY, true, barrierX);
    kind += bar(unitY, diagramY, entry, lastY, exitX, exitY, false, barrierY);
    if (!stops(barrierX, current.paths[unitX]) || !stops(barrierY, current.paths[unitY])) {
      return null;
    }
    return new Split(
        conflict,
        Branch.of(unitX, barrierX),
        Branch.of(unitY, barrierY),
        kind,
        0,
        Split.Reasoning.RECTANGLE);
  }

  private int lastOnTime(Mdd diagram, int step) {
    int last = step;
    while (last < diagram.steps() && isOnTime(diagram, last + 1)) {
      last++;
    }
    return last;
  }

  private int least(Mdd diagram, int step, boolean ofX) {
    int least = Integer.MAX_VALUE;
    for (int vertex : diagram.level(step)) {
      least = Math.min(least, ofX ? x(vertex) : y(vertex));
    }
    return least;
  }

  private int most(Mdd diagram, int entry, int last, boolean ofX) {
    int most = Integer.MIN_VALUE;
    for (int step = entry; step <= last; step++) {
      for (int vertex : diagram.level(step)) {
        most = Math.max(most, ofX ? x(vertex) : y(vertex));
      }
    }
    return most;
  }

  /**
   * Adds the vertices of an exit to a barrier. Returns 0 if every path of the diagram goes through
   * one of them, and 1 otherwise.
   */
  private int bar(
      int unit,
      Mdd diagram,
      int entry,
      int last,
      int exitX,
      int exitY,
      boolean ofX,
      List<Constraint> barrier) {
    List<Integer> open = new ArrayList<>();
    for (int step = entry; step <= last; step++) {
      List<Integer> next = new ArrayList<>();
      for (int vertex : diagram.level(step)) {
        boolean isExit =
            ofX
                ? x(vertex) == exitX && y(vertex) <= exitY
                : y(vertex) == exitY && x(vertex) <= exitX;
        if (isExit) {
          barrier.add(Constraint.vertex(unit, vertex, step));
        } else if (step == entry || comesFrom(open, vertex)) {
          next.add(vertex);
        }
      }
      open = next;
    }
    return open.isEmpty() ? 0 : 1;
  }

  private boolean comesFrom(List<Integer> before, int vertex) {
    for (int from : before) {
      if (from == vertex || current.graph.areNeighbours(from, vertex)) {
        return true;
      }
    }
    return false;
  }

  private static boolean stops(List<Constraint> barrier, UnitPath path) {
    for (Constraint constraint : barrier) {
      if (path.at(constraint.first()) == constraint.to()) {
        return true;
      }
    }
    return false;
  }
}
