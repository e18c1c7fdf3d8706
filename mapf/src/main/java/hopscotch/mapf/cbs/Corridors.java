package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.Constraint;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.List;

/**
 * Corridor reasoning (Li, Gange, Harabor, Stuckey, Ma and Koenig, "New Techniques for Pairwise
 * Symmetry Breaking in Multi-Agent Path Finding", ICAPS 2020, Section 3): two units that meet in a
 * chain of vertices with two neighbours each. One of them must be late: it leaves the chain after
 * the other has come through, or it has found another way round.
 *
 * <p>Why no plan is lost. Let the chain have {@code k} steps. The first unit leaves it at {@code
 * e1} and the second at {@code e2}. {@code t1} and {@code t2} are their earliest steps there, and
 * {@code d1} and {@code d2} their earliest steps there by a way that does not end in the chain.
 *
 * <ol>
 *   <li>If the first unit is at e1 before d1, it has gone through the whole chain. The same holds
 *       for the second.
 *   <li>If both went through, they meet, unless one left before the other came in. Then that other
 *       leaves after t1 + k, or after t2 + k.
 *   <li>So they meet if the first is at e1 by min(d1 - 1, t2 + k) and the second at e2 by min(d2 -
 *       1, t1 + k).
 * </ol>
 *
 * <p>The chain ends at the start of either unit, so that none begins inside.
 */
final class Corridors {
  private final CurrentNode current;
  private final VertexGraph graph;

  Corridors(CurrentNode current) {
    this.current = current;
    this.graph = current.graph;
  }

  /** The split of a conflict, or {@code null} if the conflict is not in a corridor. */
  Split split(Conflict conflict) {
    int inside = conflict.firstTo();
    if (!isInside(inside, conflict) && !conflict.isVertex()) {
      inside = conflict.firstFrom();
    }
    if (!isInside(inside, conflict)) {
      return null;
    }
    IntArrayList chain = chain(inside, conflict);
    if (chain == null || chain.getInt(0) == chain.getInt(chain.size() - 1)) {
      return null;
    }
    Split split = split(conflict, chain);
    if (split == null) {
      java.util.Collections.reverse(chain);
      split = split(conflict, chain);
    }
    return split;
  }

  private boolean isInside(int vertex, Conflict conflict) {
    return graph.degree(vertex) == 2
        && vertex != current.starts[conflict.first()]
        && vertex != current.starts[conflict.second()];
  }

  /** The vertices from one end of the chain to the other, or {@code null} if it is a ring. */
  private IntArrayList chain(int inside, Conflict conflict) {
    IntArrayList chain = new IntArrayList();
    chain.add(inside);
    for (int way = 0; way < 2; way++) {
      int before = inside;
      int at = graph.targets()[graph.first()[inside] + way];
      while (isInside(at, conflict) && at != inside) {
        chain.add(at);
        int begin = graph.first()[at];
        int next = graph.targets()[begin] == before ? begin + 1 : begin;
        before = at;
        at = graph.targets()[next];
      }
      if (at == inside) {
        return null;
      }
      chain.add(at);
      if (way == 0) {
        java.util.Collections.reverse(chain);
      }
    }
    return chain;
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
    int firstEarliest = current.earliest(first, firstExit, -1, firstVisit);
    int secondEarliest = current.earliest(second, secondExit, -1, secondVisit);
    int firstLast =
        current.earliest(first, firstExit, chain.getInt(length - 1), secondEarliest + length) - 1;
    int secondLast =
        current.earliest(second, secondExit, chain.getInt(1), firstEarliest + length) - 1;
    if (firstVisit > firstLast || secondVisit > secondLast) {
      return null;
    }
    int kind = kind(first, firstExit, firstVisit);
    kind += kind(second, secondExit, secondVisit);
    return new Split(
        conflict,
        Branch.of(first, List.of(Constraint.range(first, firstExit, 0, firstLast))),
        Branch.of(second, List.of(Constraint.range(second, secondExit, 0, secondLast))),
        kind,
        Split.Reasoning.CORRIDOR);
  }

  private int visit(int unit, int vertex) {
    UnitPath path = current.paths[unit];
    for (int step = 0; step <= path.steps(); step++) {
      if (path.at(step) == vertex) {
        return step;
      }
    }
    return -1;
  }

  private int kind(int unit, int exit, int visit) {
    return current.isSingle(unit, exit, visit) ? 0 : 1;
  }
}
