package hopscotch.core.search.jps.graph;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import java.util.Arrays;

/**
 * Tells dead ends of a {@link JumpGraph} apart: the vertices from which no chain of links is
 * endless. A search has to enter one only for a goal that is seen from there or from a vertex
 * beyond. A box around all that is seen says of most goals that they are not.
 *
 * <p>One depth-first search finds them: a vertex is a dead end if all to which its links lead are,
 * and is none if it is met again before that is known, since then it is on a cycle.
 *
 * <p>Björnsson and Halldórsson leave out the areas of a map that are dead ends ("Improved
 * Heuristics for Optimal Path-finding on Game Maps", 2006). The box is that of goal bounding (Rabin
 * and Sturtevant, "Combining Bounding Boxes and JPS to Prune Grid Pathfinding", 2016), which keeps
 * one for every move and finds it by a search of the whole map. In mazes without cycles every
 * vertex is a dead end.
 */
final class JumpDeadEnds {
  /** In place of the number of dead ends of a vertex that was not met yet. */
  private static final int NEW = -1;

  /** In place of that number for a vertex that was met and whose links are being followed. */
  private static final int ENTERED = -2;

  private final int[] vertices;
  private final SightBox box;
  private int[] path = new int[64];
  private int[] nextLinks = new int[64];
  private int depth;

  private JumpDeadEnds(JumpRule rule, JumpStops stops, int[] vertices) {
    this.vertices = vertices;
    box = new SightBox(rule, stops);
  }

  /** Puts the links to dead ends behind the others at each vertex, and says how many they are. */
  static void tellApart(JumpRule rule, JumpStops stops, int[] vertices) {
    new JumpDeadEnds(rule, stops, vertices).tellApart();
  }

  private void tellApart() {
    for (int v = 0; v < vertices.length; v = JumpGraph.end(vertices, v)) {
      vertices[v + JumpGraph.DEAD_ENDS] = NEW;
    }
    for (int v = 0; v < vertices.length; v = JumpGraph.end(vertices, v)) {
      if (vertices[v + JumpGraph.DEAD_ENDS] == NEW) {
        enter(v);
        search();
      }
    }
  }

  private void enter(int vertex) {
    if (depth == path.length) {
      int length = ArrayLength.grown(depth + 1L, "the dead ends of the jump point graph");
      path = Arrays.copyOf(path, length);
      nextLinks = Arrays.copyOf(nextLinks, length);
    }
    vertices[vertex + JumpGraph.DEAD_ENDS] = ENTERED;
    path[depth] = vertex;
    nextLinks[depth] = vertex + JumpGraph.LINKS;
    depth++;
  }

  private void search() {
    while (depth > 0) {
      int vertex = path[depth - 1];
      int link = nextLinks[depth - 1]++;
      if (link == JumpGraph.end(vertices, vertex)) {
        leave(vertex);
        depth--;
      } else if (vertices[vertices[link] + JumpGraph.DEAD_ENDS] == NEW) {
        enter(vertices[link]);
      }
    }
  }

  /** All that can be said of what its links lead to is known. */
  private void leave(int vertex) {
    int from = vertex + JumpGraph.LINKS;
    int end = JumpGraph.end(vertices, vertex);
    int living = from;
    box.clear();
    for (int i = from; i < end; i++) {
      int target = vertices[i];
      if (JumpGraph.isDeadEnd(vertices, target)) {
        box.add(vertices, target + JumpGraph.BOX);
      } else {
        vertices[i] = vertices[living];
        vertices[living++] = target;
      }
    }
    vertices[vertex + JumpGraph.DEAD_ENDS] = end - living;
    if (living == from) {
      int mask = vertices[vertex + JumpGraph.HEAD] & JumpGraph.MASK;
      box.addSight(vertices[vertex + JumpGraph.COLUMN], vertices[vertex + JumpGraph.ROW], mask);
    }
    box.write(vertices, vertex + JumpGraph.BOX);
  }
}
