package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.ConstraintTable;
import hopscotch.mapf.cbs.lowlevel.Mdd;
import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;

/**
 * Whether two units of a node can both take paths of their least costs: a depth-first search
 * through the joint diagram of the two (Sharon, Stern, Goldenberg and Felner, "The Increasing Cost
 * Tree Search for Optimal Multi-Agent Pathfinding", AIJ 2013). Li, Felner, Boyarski, Ma and Koenig,
 * IJCAI 2019, find by it which pairs depend on each other.
 *
 * <p>Before the first step at which the units may be side by side, and after the last one, no two
 * of their paths conflict. So the search begins and ends there.
 */
final class JointDiagram {
  /** What is found out about two units. */
  enum Answer {
    /** They have such paths without a conflict. */
    FREE,
    /** Without a conflict they cost more. */
    DEPENDENT,
    /** The search took too long. */
    UNKNOWN
  }

  /** The most joint states that are looked at for two units. */
  private static final int MOST_STATES = 10_000;

  /** The bits of the place of a vertex in its level. */
  private static final int BITS = 20;

  private static final int MASK = (1 << BITS) - 1;

  private final CurrentNode team;
  private final VertexGraph graph;
  private final Conflicts conflicts;
  private final ConstraintTable firstTable;
  private final ConstraintTable secondTable;

  /** Joint states: a step, and the places of both vertices in their levels. */
  private final LongArrayList open = new LongArrayList();

  private final LongOpenHashSet seen = new LongOpenHashSet();

  JointDiagram(CurrentNode team) {
    this.team = team;
    this.graph = team.graph;
    this.conflicts = new Conflicts(graph);
    this.firstTable = new ConstraintTable(graph);
    this.secondTable = new ConstraintTable(graph);
  }

  /** Looks at two units of the current node. */
  Answer search(int first, int second) {
    Mdd one = team.diagram(first);
    Mdd two = team.diagram(second);
    // The steps at which they may be side by side.
    int begin = 0;
    int end = Math.max(one.steps(), two.steps());
    while (begin <= end && !areBeside(level(one, begin), level(two, begin))) {
      begin++;
    }
    while (end > begin && !areBeside(level(one, end), level(two, end))) {
      end--;
    }
    // Begin with all pairs of different vertices.
    firstTable.read(team.node().branches(), first, team.goals);
    secondTable.read(team.node().branches(), second, team.goals);
    open.clear();
    seen.clear();
    for (int i = 0; i < level(one, begin).length; i++) {
      for (int j = 0; j < level(two, begin).length && open.size() <= MOST_STATES; j++) {
        if (level(one, begin)[i] != level(two, begin)[j]) {
          add(begin, i, j);
        }
      }
    }
    // Take a joint state; after the end the rest of the paths is free.
    while (!open.isEmpty()) {
      if (seen.size() > MOST_STATES) {
        return Answer.UNKNOWN;
      }
      long state = open.popLong();
      int step = (int) (state >>> 2 * BITS);
      if (step > end) {
        return Answer.FREE;
      }
      expand(one, (int) (state >>> BITS) & MASK, two, (int) state & MASK, step);
    }
    return Answer.DEPENDENT;
  }

  private static int[] level(Mdd diagram, int step) {
    return diagram.level(Math.min(step, diagram.steps()));
  }

  private boolean areBeside(int[] one, int[] two) {
    for (int vertex : one) {
      int end = graph.first()[vertex + 1];
      for (int at = graph.first()[vertex]; at <= end; at++) {
        if (Arrays.binarySearch(two, at < end ? graph.targets()[at] : vertex) >= 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Adds the states to which both move without a conflict. */
  private void expand(Mdd one, int i, Mdd two, int j, int step) {
    int a = level(one, step)[i];
    int b = level(two, step)[j];
    int endA = graph.first()[a + 1];
    int endB = graph.first()[b + 1];
    for (int atA = graph.first()[a]; atA <= endA; atA++) {
      int toA = atA < endA ? graph.targets()[atA] : a;
      int nextI = place(one, firstTable, a, toA, step + 1);
      for (int atB = graph.first()[b]; atB <= endB && nextI >= 0; atB++) {
        int toB = atB < endB ? graph.targets()[atB] : b;
        int nextJ = place(two, secondTable, b, toB, step + 1);
        if (nextJ >= 0 && !conflicts.areInConflict(a, toA, b, toB)) {
          add(step + 1, nextI, nextJ);
        }
      }
    }
  }

  /** The place of a vertex in its level, negative if the unit may not move there. */
  private static int place(Mdd diagram, ConstraintTable table, int from, int to, int step) {
    boolean mayMove = step > diagram.steps() || table.allows(from, to, step);
    return mayMove ? Arrays.binarySearch(level(diagram, step), to) : -1;
  }

  private void add(int step, int i, int j) {
    long state = ((long) step << BITS | i) << BITS | j;
    if (seen.add(state)) {
      open.add(state);
    }
  }
}
