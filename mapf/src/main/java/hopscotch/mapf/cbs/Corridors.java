package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.Constraint;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Corridor reasoning (Li, Harabor, Stuckey, Ma, Gange and Koenig, "Pairwise Symmetry Reasoning for
 * Multi-Agent Path Finding Search", AIJ 2021): two units that meet head-on in a chain of vertices,
 * of which the inner ones have two neighbours each. One of them must be late: it passes after the
 * other, or it takes another way. Starts may lie inside. A chain ends at the goal of the unit that
 * goes there, if that comes first. It may be a single edge, which the paper calls a
 * pseudo-corridor.
 *
 * <p>Why no plan is lost. Let the chain have {@code k} steps. The first unit leaves it at {@code
 * e1} and the second at {@code e2}. {@code t1} and {@code t2} are their earliest steps there, and
 * {@code d1} and {@code d2} their earliest steps there by a way that does not end in the chain.
 *
 * <ol>
 *   <li>If the first unit is at e1 before d1, it came through the chain when it was first there. It
 *       had been inside since it was last at e2, or since its start. The same holds for the second.
 *   <li>Two units that are inside at one step, and come out like that, have changed places. So they
 *       have met, unless one came out before the other went in. Then that other has gone through
 *       all of the chain, and is at its exit after t1 + k, or after t2 + k.
 *   <li>So they meet if the first is at e1 by min(d1 - 1, t2 + k) and the second at e2 by min(d2 -
 *       1, t1 + k).
 * </ol>
 *
 * <p>If both start inside, they have places to change only if they start in this order.
 */
final class Corridors {
  private static final int NONE = -1;

  private final CurrentNode current;
  private final VertexGraph graph;

  Corridors(CurrentNode current) {
    this.current = current;
    this.graph = current.graph;
  }

  /**
   * The split of a conflict, or {@code null} if the conflict is not in a corridor.
   *
   * @param kind the kind of the conflict by itself; a single edge counts if it is cardinal
   */
  Split split(Conflict conflict, int kind) {
    IntArrayList chain = edge(conflict);
    if (chain == null) {
      return null;
    }
    extend(chain, current.goals[conflict.first()]);
    Collections.reverse(chain);
    extend(chain, current.goals[conflict.second()]);
    Collections.reverse(chain);
    boolean isEdge = chain.size() == 2;
    boolean isRing = chain.getInt(0) == chain.getInt(chain.size() - 1);
    int firstStart = chain.indexOf(current.starts[conflict.first()]);
    int secondStart = chain.indexOf(current.starts[conflict.second()]);
    boolean areApart = secondStart >= 0 && firstStart > secondStart;
    return isRing || areApart || isEdge && kind > Split.CARDINAL ? null : split(conflict, chain);
  }

  /** The edge on which two units meet, as the first one goes; {@code null} if there is none. */
  private IntArrayList edge(Conflict conflict) {
    int from = conflict.firstFrom();
    int to = conflict.firstTo();
    int step = conflict.step();
    if (!conflict.isVertex()) {
      boolean isSwap = from == conflict.secondTo() && to == conflict.secondFrom();
      return isSwap ? IntArrayList.of(from, to) : null;
    }
    int before = other(conflict.first(), step, -1);
    if (before != NONE && before == other(conflict.second(), step, 1)) {
      return IntArrayList.of(before, to);
    }
    int after = other(conflict.first(), step, 1);
    boolean goesOn = after != NONE && after == other(conflict.second(), step, -1);
    return goesOn ? IntArrayList.of(to, after) : null;
  }

  /** The last other vertex of a path before a step, or the next one after it. */
  private int other(int unit, int step, int direction) {
    UnitPath path = current.paths[unit];
    int at = step;
    while (at >= 0 && at <= path.steps() && path.at(at) == path.at(step)) {
      at += direction;
    }
    return at >= 0 && at <= path.steps() ? path.at(at) : NONE;
  }

  /** Adds vertices at the end of a chain, up to a goal or one that has not two neighbours. */
  private void extend(IntArrayList chain, int goal) {
    int before = chain.getInt(chain.size() - 2);
    int at = chain.getInt(chain.size() - 1);
    while (graph.degree(at) == 2 && at != goal && at != chain.getInt(0)) {
      int begin = graph.first()[at];
      int next = graph.targets()[begin] == before ? begin + 1 : begin;
      before = at;
      at = graph.targets()[next];
      chain.add(at);
    }
  }

  /** The split where the first unit leaves at the end of the chain, the second at its beginning. */
  private Split split(Conflict conflict, IntArrayList chain) {
    int first = conflict.first();
    int second = conflict.second();
    int length = chain.size() - 1;
    int firstExit = chain.getInt(length);
    int secondExit = chain.getInt(0);
    int firstVisit = visit(first, firstExit);
    int secondVisit = visit(second, secondExit);
    if (firstVisit < 0 || secondVisit < 0) {
      return null;
    }
    int secondEarliest = current.earliest(second, secondExit, NONE, secondVisit);
    int firstLast =
        current.earliest(first, firstExit, chain.getInt(length - 1), secondEarliest + length) - 1;
    if (firstVisit > firstLast) {
      return null;
    }
    int firstEarliest = current.earliest(first, firstExit, NONE, firstVisit);
    int secondLast =
        current.earliest(second, secondExit, chain.getInt(1), firstEarliest + length) - 1;
    if (secondVisit > secondLast) {
      return null;
    }
    int kind = kind(first, firstExit, firstVisit);
    kind += kind(second, secondExit, secondVisit);
    return new Split(
        conflict,
        Branch.of(first, List.of(Constraint.range(first, firstExit, 0, firstLast))),
        Branch.of(second, List.of(Constraint.range(second, secondExit, 0, secondLast))),
        kind,
        firstLast + 1 - firstVisit + secondLast + 1 - secondVisit,
        Split.Reasoning.CORRIDOR);
  }

  private int visit(int unit, int vertex) {
    UnitPath path = current.paths[unit];
    for (int step = 0; step <= path.steps(); step++) {
      if (path.at(step) == vertex) {
        return step;
      }
    }
    return NONE;
  }

  private int kind(int unit, int exit, int visit) {
    return current.isSingle(unit, exit, visit) ? 0 : 1;
  }
}
