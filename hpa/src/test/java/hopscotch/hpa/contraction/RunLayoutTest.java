package hopscotch.hpa.contraction;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Arcs that are kept run by run, against those that are taken apart. */
class RunLayoutTest {

  private static ContractionHierarchy hierarchy(GridMap map) {
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    SubgoalGraph subgoals = SubgoalGraph.build(graph, "hl", Budget.UNLIMITED);
    return Contraction.contractAll(subgoals, Budget.UNLIMITED);
  }

  /** The offsets of an arc's moves from its node to its target. */
  private static int[] moves(RunLayout layout, int arc, int[] offsets) {
    PathBuffer moves = new PathBuffer();
    int count = layout.count(arc);
    for (int i = 0; i < Math.abs(count); i++) {
      int at = layout.place(arc) + (count > 0 ? i : -count - 1 - i);
      int offset = offsets[RunLayout.direction(layout.runs()[at])];
      for (int k = 0; k < RunLayout.moves(layout.runs()[at]); k++) {
        moves.add(count > 0 ? offset : -offset);
      }
    }
    return moves.toArray();
  }

  private static int[] steps(PathBuffer path) {
    int[] steps = new int[path.size() - 1];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = path.cell(i + 1) - path.cell(i);
    }
    return steps;
  }

  @ParameterizedTest
  @EnumSource(names = {"NOISE", "ROOMS", "MAZE", "CAVE"})
  void theRunsAreTheMovesOfTheArc(MapShape shape) {
    GridMap map = shape.map(60, 60, ".", new Random(5));
    ContractionHierarchy hierarchy = hierarchy(map);
    RunLayout layout = RunLayout.of(hierarchy);
    ArcWalk walk = new ArcWalk(hierarchy.upward(), map);
    int[] offsets = Directions.offsets(map.stride());
    int start = map.cell(30, 30);
    PathBuffer path = new PathBuffer();
    for (int arc = 0; arc < layout.targets().length; arc++) {
      path.clear();
      path.add(start);
      walk.appendUp(arc, start, path);
      assertArrayEquals(steps(path), moves(layout, arc, offsets));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"NOISE", "ROOMS", "MAZE", "CAVE"})
  void thePartsOfAShortcutTakeNoPlaceOfTheirOwn(MapShape shape) {
    ContractionHierarchy hierarchy = hierarchy(shape.map(60, 60, ".", new Random(5)));
    RunLayout layout = RunLayout.of(hierarchy);
    int[] parts = hierarchy.upward().parts;
    boolean[] isPart = new boolean[layout.targets().length];
    for (int arc = 0; arc < isPart.length; arc++) {
      if (parts[2 * arc] >= 0) {
        isPart[parts[2 * arc]] = true;
        isPart[parts[2 * arc + 1]] = true;
      }
    }
    int size = 0;
    for (int arc = 0; arc < isPart.length; arc++) {
      size += isPart[arc] ? 0 : Math.abs(layout.count(arc));
    }
    assertEquals(size, layout.runs().length);
  }

  /** The way from one block to the other is longer than a run can be. */
  @Test
  void longRunsAreKeptInPieces() {
    int width = 2 * RunLayout.MAX_MOVES + 10;
    String free = ".".repeat(width);
    GridMap map = GridMap.parse(free, "@@" + ".".repeat(width - 4) + "@@", free);
    RunLayout layout = RunLayout.of(hierarchy(map));
    int[] offsets = Directions.offsets(map.stride());
    int longest = 0;
    for (int arc = 0; arc < layout.targets().length; arc++) {
      longest = Math.max(longest, moves(layout, arc, offsets).length);
    }
    assertTrue(longest > width - 10, longest + " moves");
  }
}
