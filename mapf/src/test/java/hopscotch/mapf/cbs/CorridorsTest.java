package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertFalse;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.cbs.CbsSearch.Estimate;
import hopscotch.mapf.cbs.CbsSearch.Settings;
import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.Constraint;
import hopscotch.mapf.cbs.lowlevel.ConstraintTable;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Splits in corridors lose no plan, against a search through all pairs of paths on narrow maps. */
class CorridorsTest {
  private static final int MOST_STEPS = 14;

  /** Where two units are at a step, whether they rest, and whether they break their sides yet. */
  private record Pair(Walk first, Walk second) {}

  private record Walk(int vertex, boolean rests, boolean breaks) {}

  @Property(seed = "2021", tries = 1000)
  void noPairOfPathsBreaksBothSides(@ForAll long seed) {
    Random random = new Random(seed);
    Movement movement = random.nextInt(4) == 0 ? Movement.OCTILE : Movement.ORTHOGONAL;
    VertexGraph graph = VertexGraph.of(GridGraph.of(narrowMap(random), movement));
    ConstraintTree tree = SmallTrees.on(graph, random, 2, 0);
    if (tree == null) {
      return;
    }
    boolean disjoint = random.nextBoolean();
    Settings settings =
        new Settings(true, false, Estimate.NONE, true, true, false, disjoint, false);
    Splits splits = new Splits(tree, settings);
    Corridors corridors = new Corridors(tree.current);
    TreeNode node = tree.root();
    for (int depth = 0; depth < 4 && node != null && !node.conflicts.isEmpty(); depth++) {
      tree.current.set(node);
      Split split = corridors.split(node.conflicts.get(0), Split.CARDINAL);
      if (split != null) {
        assertFalse(
            losesPlan(tree.current, split),
            () ->
                split
                    + " below "
                    + tree.current.node().branches()
                    + Walks.text(graph, List.of(tree.current.starts, tree.current.goals)));
      }
      TreeNode[] children = tree.children(split == null ? splits.choose() : split);
      int side = random.nextInt(2);
      node = children[side] == null ? children[1 - side] : children[side];
    }
  }

  /** A map of passages, most of them one cell wide. */
  private static GridMap narrowMap(Random random) {
    int width = 3 + random.nextInt(4);
    int height = 1 + random.nextInt(4);
    boolean[] isFree = new boolean[width * height];
    int at = random.nextInt(isFree.length);
    isFree[at] = true;
    for (int i = 0; i < 40; i++) {
      int x = at % width + (random.nextBoolean() ? random.nextInt(3) - 1 : 0);
      int y = at / width + (x == at % width ? random.nextInt(3) - 1 : 0);
      if (x < 0 || y < 0 || x == width || y == height) {
        continue;
      }
      int to = y * width + x;
      if (isFree[to] || neighbours(isFree, width, to) < 2 || random.nextInt(8) == 0) {
        isFree[to] = true;
        at = to;
      }
    }
    GridMap.Builder map = GridMap.builder(width, height);
    for (int cell = 0; cell < isFree.length; cell++) {
      map.set(cell % width, cell / width, isFree[cell] ? '.' : '@');
    }
    return map.build();
  }

  private static int neighbours(boolean[] isFree, int width, int cell) {
    int count = 0;
    for (int other = 0; other < isFree.length; other++) {
      int distance =
          Math.abs(other % width - cell % width) + Math.abs(other / width - cell / width);
      count += distance == 1 && isFree[other] ? 1 : 0;
    }
    return count;
  }

  /** Whether two paths without a conflict keep to the node, and break one side each. */
  private static boolean losesPlan(CurrentNode current, Split split) {
    BoundUnit first = new BoundUnit(current, split.first());
    BoundUnit second = new BoundUnit(current, split.second());
    Set<Pair> level = new HashSet<>();
    for (Walk one : first.starts()) {
      for (Walk two : second.starts()) {
        level.add(new Pair(one, two));
      }
    }
    for (int step = 1; step <= MOST_STEPS; step++) {
      Set<Pair> next = new HashSet<>();
      for (Pair pair : level) {
        for (Walk one : first.moves(pair.first, step)) {
          for (Walk two : second.moves(pair.second, step)) {
            if (one.vertex != two.vertex
                && !Walks.crosses(
                    current.graph, pair.first.vertex, one.vertex, pair.second.vertex, two.vertex)) {
              next.add(new Pair(one, two));
            }
          }
        }
      }
      level = next;
    }
    return level.stream().anyMatch(pair -> first.isDone(pair.first) && second.isDone(pair.second));
  }

  /** A unit under the constraints of a node that is to break one side of a split. */
  private static final class BoundUnit {
    final VertexGraph graph;
    final int start;
    final int goal;
    final Branch side;
    final ConstraintTable table;
    int least;
    int most = Constraint.FOREVER;

    BoundUnit(CurrentNode current, Branch side) {
      this.graph = current.graph;
      this.start = current.starts[side.unit()];
      this.goal = current.goals[side.unit()];
      this.side = side;
      this.table = new ConstraintTable(graph);
      table.read(current.node().branches(), side.unit(), current.goals);
      for (Branch branch : current.node().branches()) {
        if (branch.unit() == side.unit()) {
          least = Math.max(least, branch.leastSteps());
          most = Math.min(most, branch.mostSteps());
        }
      }
    }

    List<Walk> starts() {
      List<Walk> walks = new ArrayList<>();
      add(walks, new Walk(start, false, breaks(start, 0)), 0);
      return walks;
    }

    List<Walk> moves(Walk from, int step) {
      List<Walk> walks = new ArrayList<>();
      int begin = graph.first()[from.vertex];
      int end = from.rests ? begin : graph.first()[from.vertex + 1];
      for (int at = begin; at <= end; at++) {
        int to = at == end ? from.vertex : graph.targets()[at];
        if (table.allows(from.vertex, to, step)) {
          add(walks, new Walk(to, from.rests, from.breaks || breaks(to, step)), step);
        }
      }
      return walks;
    }

    /** Adds a walk, and if it may come to rest there, one that rests from this step on. */
    private void add(List<Walk> walks, Walk walk, int step) {
      walks.add(walk);
      if (!walk.rests && walk.vertex == goal && least <= step && step <= most) {
        walks.add(new Walk(goal, true, walk.breaks || step < side.leastSteps()));
      }
    }

    private boolean breaks(int vertex, int step) {
      for (Constraint barrier : side.constraints()) {
        if (barrier.to() == vertex && step <= barrier.last()) {
          return true;
        }
      }
      return false;
    }

    boolean isDone(Walk walk) {
      return walk.rests && walk.breaks && table.allows(goal, goal, Constraint.FOREVER);
    }
  }
}
