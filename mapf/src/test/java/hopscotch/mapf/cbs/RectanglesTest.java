package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.Constraint;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamMeter;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two units that cross in an open square of 7 cells a side: one goes east and then south, the other
 * south and then east. Each scene is turned to all four corners, with the units in both orders.
 */
class RectanglesTest {
  private static final int SIDE = 7;

  /** A scene, mirrored by the bits 1 and 2 of a number; bit 4 exchanges the units. */
  private static final class Scene {
    private final GridMap map = GridMap.of(SIDE, SIDE, (x, y) -> true);
    private final VertexGraph graph;
    private final int corner;
    private final int east;
    private final CurrentNode current;

    /** Paths as x and y in turn. */
    Scene(int corner, Movement movement, int[] eastward, int[] southward) {
      this.corner = corner;
      graph = VertexGraph.of(GridGraph.of(map, movement));
      east = corner < 4 ? 0 : 1;
      int[][] paths = new int[2][];
      paths[east] = vertices(eastward);
      paths[1 - east] = vertices(southward);
      int[] starts = {paths[0][0], paths[1][0]};
      int[] goals = {paths[0][paths[0].length - 1], paths[1][paths[1].length - 1]};
      TeamMeter meter = new TeamMeter();
      meter.start(TeamBudget.UNLIMITED);
      ConstraintTree tree = ConstraintTree.of(graph, starts, goals, 0, meter);
      current = tree.current;
      current.set(tree.pairRoot(tree.root(), 0, new UnitPath(paths[0]), 1, new UnitPath(paths[1])));
    }

    private int vertex(int x, int y) {
      int atX = (corner & 1) == 0 ? x : SIDE - 1 - x;
      int atY = (corner & 2) == 0 ? y : SIDE - 1 - y;
      return graph.vertex(map.cell(atX, atY));
    }

    private int[] vertices(int... xy) {
      int[] vertices = new int[xy.length / 2];
      for (int i = 0; i < vertices.length; i++) {
        vertices[i] = vertex(xy[2 * i], xy[2 * i + 1]);
      }
      return vertices;
    }

    Split split() {
      return new Rectangles(current).split(current.node().conflicts.get(0));
    }

    /** What a split bars the unit that goes east, or the other, as {@code x y step}. */
    Set<String> barrier(Split split, boolean ofEast) {
      Branch side = (split.first().unit() == east) == ofEast ? split.first() : split.second();
      Set<String> barred = new TreeSet<>();
      for (Constraint constraint : side.constraints()) {
        int cell = graph.cell(constraint.to());
        int x = (corner & 1) == 0 ? map.x(cell) : SIDE - 1 - map.x(cell);
        int y = (corner & 2) == 0 ? map.y(cell) : SIDE - 1 - map.y(cell);
        barred.add(x + " " + y + " " + constraint.first());
      }
      return barred;
    }
  }

  /** From 0,1 to 4,3 and from 1,0 to 3,4: the rectangle is from 1,1 to 3,3. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void whereBothMustCrossBothAreBarred(int corner) {
    int[] eastward = {0, 1, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 4, 3};
    int[] southward = {1, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4};
    Scene scene = new Scene(corner, Movement.ORTHOGONAL, eastward, southward);
    Split split = scene.split();
    assertNotNull(split);
    assertEquals(Split.CARDINAL, split.kind());
    assertEquals(Set.of("3 1 3", "3 2 4", "3 3 5"), scene.barrier(split, true));
    assertEquals(Set.of("1 3 3", "2 3 4", "3 3 5"), scene.barrier(split, false));
  }

  /** The unit that goes south may go on east of column 4, where the other ends. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void whereOneMayGoRoundTheOtherIsOneSideOfTwo(int corner) {
    int[] eastward = {0, 1, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 4, 3};
    int[] southward = {1, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 3, 5, 3, 5, 4};
    Scene scene = new Scene(corner, Movement.ORTHOGONAL, eastward, southward);
    Split split = scene.split();
    assertNotNull(split);
    assertEquals(1, split.kind());
  }

  /** The second unit ends at 3,3, so the rectangle ends there; the first may go round below. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void aRectangleEndsWithTheNearerGoal(int corner) {
    int[] eastward = {0, 1, 1, 1, 2, 1, 2, 2, 3, 2, 4, 2, 4, 3, 4, 4};
    int[] southward = {1, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3};
    Scene scene = new Scene(corner, Movement.ORTHOGONAL, eastward, southward);
    Split split = scene.split();
    assertNotNull(split);
    assertEquals(1, split.kind());
    assertEquals(Set.of("3 1 3", "3 2 4", "3 3 5"), scene.barrier(split, true));
    assertEquals(Set.of("1 3 3", "2 3 4", "3 3 5"), scene.barrier(split, false));
  }

  /** Head on there is no corner that both come nearer to. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void headOnThereIsNone(int corner) {
    int[] eastward = {0, 2, 1, 2, 2, 2, 3, 2, 4, 2};
    int[] westward = {4, 2, 3, 2, 2, 2, 1, 2, 0, 2};
    assertNull(new Scene(corner, Movement.ORTHOGONAL, eastward, westward).split());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 4, 7})
  void withEightDirectionsThereIsNone(int corner) {
    int[] eastward = {0, 1, 1, 1, 2, 1, 3, 2};
    int[] southward = {1, 0, 1, 1, 1, 2, 2, 3};
    assertNull(new Scene(corner, Movement.OCTILE, eastward, southward).split());
  }

  /** At its goal a unit crosses nothing any more. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void whoRestsIsNotInARectangle(int corner) {
    int[] eastward = {0, 1, 1, 1, 2, 1, 2, 2};
    int[] southward = {1, 0, 1, 1, 1, 2, 2, 2, 2, 3};
    Scene scene = new Scene(corner, Movement.ORTHOGONAL, eastward, southward);
    List<Conflict> conflicts = scene.current.node().conflicts;
    assertNull(new Rectangles(scene.current).split(conflicts.get(conflicts.size() - 1)));
  }
}
