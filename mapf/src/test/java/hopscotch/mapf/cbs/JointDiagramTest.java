package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.mapf.cbs.CbsSearch.Estimate;
import hopscotch.mapf.cbs.CbsSearch.Settings;
import hopscotch.mapf.cbs.JointDiagram.Answer;
import hopscotch.mapf.cbs.lowlevel.ConstraintTable;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.kit.Walks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Whether two units have shortest paths without a conflict, against all pairs of such paths. */
class JointDiagramTest {
  /** Pairs with more paths than that are left out. */
  private static final int MOST_PATHS = 300;

  /** Walks by chance, down a tree, whose constraints forbid places and moves and demand some. */
  @Property(seed = "20193")
  void freeIfSomeShortestPathsDoNotConflict(@ForAll long seed) {
    Random random = new Random(seed);
    ConstraintTree tree = SmallTrees.any(random, 3, random.nextBoolean() ? 0 : 1250);
    if (tree == null) {
      return;
    }
    Settings settings =
        new Settings(
            true,
            true,
            Estimate.NONE,
            true,
            random.nextBoolean(),
            true,
            random.nextBoolean(),
            false);
    Splits splits = new Splits(tree, settings);
    JointDiagram joint = new JointDiagram(tree.current);
    TreeNode node = tree.root();
    for (int depth = 0; depth < 6 && node != null && !node.conflicts.isEmpty(); depth++) {
      tree.current.set(node);
      for (Conflict conflict : node.conflicts) {
        List<int[]> first = shortestPaths(tree.current, conflict.first());
        List<int[]> second = shortestPaths(tree.current, conflict.second());
        if (first.size() < MOST_PATHS && second.size() < MOST_PATHS) {
          Answer expected = areFree(tree.current, first, second) ? Answer.FREE : Answer.DEPENDENT;
          assertEquals(
              expected,
              joint.search(conflict.first(), conflict.second()),
              () ->
                  conflict + Walks.text(tree.current.graph, List.of(first.get(0), second.get(0))));
        }
      }
      TreeNode[] children = tree.children(splits.choose());
      int side = random.nextInt(2);
      node = children[side] == null ? children[1 - side] : children[side];
    }
  }

  private static boolean areFree(CurrentNode current, List<int[]> first, List<int[]> second) {
    for (int[] one : first) {
      for (int[] two : second) {
        if (!Walks.collide(current.graph, one, two)) {
          return true;
        }
      }
    }
    return false;
  }

  /** All paths of least cost under the constraints, or the first ones of too many. */
  private static List<int[]> shortestPaths(CurrentNode current, int unit) {
    int[] path = new int[current.shortest(unit).steps() + 1];
    path[0] = current.starts[unit];
    List<int[]> paths = new ArrayList<>();
    extend(current, unit, path, 0, current.constraints(unit), paths);
    return paths;
  }

  private static void extend(
      CurrentNode current,
      int unit,
      int[] path,
      int step,
      ConstraintTable constraints,
      List<int[]> paths) {
    int left = path.length - 1 - step;
    if (paths.size() >= MOST_PATHS || current.distances.of(unit, path[step]) > left) {
      return;
    }
    if (left == 0) {
      if (constraints.allows(new UnitPath(path))) {
        paths.add(Arrays.copyOf(path, path.length));
      }
      return;
    }
    int begin = current.graph.first()[path[step]];
    int end = current.graph.first()[path[step] + 1];
    for (int at = begin; at <= end; at++) {
      path[step + 1] = at < end ? current.graph.targets()[at] : path[step];
      if (constraints.allows(path[step], path[step + 1], step + 1)) {
        extend(current, unit, path, step + 1, constraints, paths);
      }
    }
  }
}
