package hopscotch.mapf.cbs.lowlevel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Paths of one unit under constraints, against a search of all vertices at all steps. */
class LowLevelTest {
  private static final int NEVER = Integer.MAX_VALUE;

  /** A unit, where it starts, and the paths of two others. */
  private static final class Scene {
    final BoundUnit unit;
    final int start;
    final GoalDistances distances;
    final ConflictAvoidanceTable others;

    Scene(Random random) {
      unit = new BoundUnit(random);
      start = random.nextInt(unit.graph.size());
      distances = new GoalDistances(unit.graph, unit.goals);
      others = new ConflictAvoidanceTable(unit.graph);
      UnitPath[] paths = new UnitPath[3];
      paths[1] = new UnitPath(Walks.walk(unit.graph, random));
      int end = paths[1].at(paths[1].steps());
      int[] walk = Walks.walk(unit.graph, random);
      paths[2] = walk[walk.length - 1] == end ? null : new UnitPath(walk);
      others.read(paths);
    }

    boolean isConnected() {
      return distances.of(0, start) <= unit.graph.size();
    }

    /** The vertices that the unit can be at by step. */
    List<BitSet> reachable() {
      List<BitSet> levels = new ArrayList<>();
      BitSet level = new BitSet();
      level.set(start, unit.allows(start, start, 0));
      levels.add(level);
      for (int step = 1; step <= BoundUnit.LAST + unit.graph.size(); step++) {
        BitSet next = new BitSet();
        for (int at = level.nextSetBit(0); at >= 0; at = level.nextSetBit(at + 1)) {
          for (int to : unit.onwards(at)) {
            if (unit.allows(at, to, step)) {
              next.set(to);
            }
          }
        }
        levels.add(next);
        level = next;
      }
      return levels;
    }

    int leastSteps() {
      List<BitSet> levels = reachable();
      for (int step = 0; step < levels.size(); step++) {
        if (levels.get(step).get(unit.goals[0]) && unit.mayRest(step)) {
          return step;
        }
      }
      return NEVER;
    }

    void requireLegal(int[] path) {
      assertEquals(start, path[0]);
      assertEquals(unit.goals[0], path[path.length - 1]);
      for (int step = 1; step < path.length; step++) {
        int to = path[step];
        assertTrue(Arrays.stream(unit.onwards(path[step - 1])).anyMatch(other -> other == to));
      }
      assertTrue(unit.allowsPath(path), () -> unit.text() + Arrays.toString(path));
    }
  }

  @Property(seed = "20153")
  void theLowLevelFindsAPathOfFewestSteps(@ForAll long seed) {
    Scene scene = new Scene(new Random(seed));
    if (!scene.isConnected()) {
      return;
    }
    LowLevel search = new LowLevel(scene.unit.graph, scene.distances, () -> false);
    int least = scene.leastSteps();
    for (int round = 0; round < 2; round++) {
      int[] path = search.find(0, scene.start, scene.unit.table, scene.others);
      if (least == NEVER) {
        assertNull(path, scene.unit::text);
      } else {
        assertNotNull(path, scene.unit::text);
        assertEquals(least, path.length - 1, scene.unit::text);
        scene.requireLegal(path);
      }
    }
  }

  @Property(seed = "20154")
  void theFocalSearchStaysWithinItsFactor(@ForAll long seed) {
    Random random = new Random(seed);
    Scene scene = new Scene(random);
    if (!scene.isConnected()) {
      return;
    }
    int thousandths = 1000 + 250 * random.nextInt(5);
    FocalLowLevel search =
        new FocalLowLevel(scene.unit.graph, scene.distances, thousandths, () -> false);
    int least = scene.leastSteps();
    for (int known = 0; known < 2; known++) {
      int[] path = search.find(0, scene.start, scene.unit.table, scene.others, 0);
      if (least == NEVER) {
        assertNull(path, scene.unit::text);
      } else {
        assertNotNull(path, scene.unit::text);
        assertTrue(search.leastSteps() <= least, scene.unit::text);
        assertTrue((path.length - 1) * 1000L <= (long) least * thousandths, scene.unit::text);
        scene.requireLegal(path);
      }
    }
  }

  /** With nothing that binds it, a focal search takes its slack to conflict with fewer. */
  @Property(seed = "20154")
  void conflictsAreAvoidedWhereThatIsWithinTheFactor(@ForAll long seed) {
    Scene scene = new Scene(new Random(seed));
    if (!scene.isConnected()) {
      return;
    }
    LowLevel plain = new LowLevel(scene.unit.graph, scene.distances, () -> false);
    int[] shortest = plain.find(0, scene.start, scene.unit.table, scene.others);
    if (shortest != null) {
      FocalLowLevel search =
          new FocalLowLevel(scene.unit.graph, scene.distances, 3000, () -> false);
      int[] path = search.find(0, scene.start, scene.unit.table, scene.others, 0);
      assertTrue(conflicts(scene, path) <= conflicts(scene, shortest), scene.unit::text);
    }
  }

  /** Those of its moves, and the visits that others pay to its goal later. */
  private static int conflicts(Scene scene, int[] path) {
    int count = scene.others.visitsAfter(0, path[path.length - 1], path.length - 1);
    for (int step = 1; step < path.length; step++) {
      count += scene.others.conflicts(0, path[step - 1], path[step], step);
    }
    return count;
  }

  @Property(seed = "20155")
  void diagramsHoldTheVerticesOfAllPathsOfTheCost(@ForAll long seed) {
    Scene scene = new Scene(new Random(seed));
    int least = scene.isConnected() ? scene.leastSteps() : NEVER;
    if (least == NEVER) {
      return;
    }
    int[] path =
        new LowLevel(scene.unit.graph, scene.distances, () -> false)
            .find(0, scene.start, scene.unit.table, scene.others);
    Mdd diagram =
        new Mdds(scene.unit.graph, scene.distances).of(0, new UnitPath(path), scene.unit.table);
    assertEquals(least, diagram.steps());
    List<BitSet> forward = scene.reachable();
    BitSet after = new BitSet();
    after.set(scene.unit.goals[0]);
    for (int step = least; step >= 0; step--) {
      int[] level = after.stream().toArray();
      assertEquals(Arrays.toString(level), Arrays.toString(diagram.level(step)), scene.unit::text);
      assertEquals(level.length == 1, diagram.isSingle(level[0], step));
      BitSet before = new BitSet();
      for (int at : step == 0 ? new int[0] : forward.get(step - 1).stream().toArray()) {
        for (int to : scene.unit.onwards(at)) {
          if (after.get(to) && scene.unit.allows(at, to, step)) {
            before.set(at);
          }
        }
      }
      after = before;
    }
  }

  /** Along a row of which the end is farther than the first tables of a search are long. */
  @Example
  void aLongRowIsWalkedStepByStep() {
    GridMap map = GridMap.of(1500, 1, (x, y) -> true);
    VertexGraph graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));
    GoalDistances distances = new GoalDistances(graph, new int[] {1499});
    ConstraintTable free = new ConstraintTable(graph);
    free.read(List.of(), 0, new int[] {1499});
    ConflictAvoidanceTable nobody = new ConflictAvoidanceTable(graph);
    LowLevel plain = new LowLevel(graph, distances, () -> false);
    assertEquals(1500, plain.find(0, 0, free, nobody).length);
    assertEquals(1499, plain.expanded());
    FocalLowLevel focal = new FocalLowLevel(graph, distances, 1200, () -> false);
    assertEquals(1500, focal.find(0, 0, free, nobody, 0).length);
    assertEquals(1499, focal.leastSteps());
    assertEquals(1499, focal.expanded());
    assertEquals(1500, focal.find(0, 0, free, nobody, 0).length);
    assertEquals(2 * 1499, focal.expanded());
  }

  /** A room whose only door, through which the way to the goal leads, another unit takes. */
  private static final class Room {
    final GridMap map = GridMap.of(60, 40, (x, y) -> x != 40 || y == 20);
    final VertexGraph graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));
    final int start = graph.vertex(map.cell(0, 20));
    final int[] goals = {graph.vertex(map.cell(59, 20)), graph.vertex(map.cell(40, 20))};
    final GoalDistances distances = new GoalDistances(graph, goals);
    final ConstraintTable free = new ConstraintTable(graph);
    final ConflictAvoidanceTable others = new ConflictAvoidanceTable(graph);

    Room() {
      free.read(List.of(), 0, goals);
      int[] waiting = new int[300];
      Arrays.fill(waiting, goals[1]);
      others.read(new UnitPath[] {null, new UnitPath(waiting)});
    }
  }

  @Example
  void aSearchEndsWithTheBudgetAndCountsItsBytes() {
    Room room = new Room();
    for (int most = 1; most < 100; most *= 3) {
      int last = most;
      AtomicInteger asked = new AtomicInteger();
      BooleanSupplier isOver = () -> asked.incrementAndGet() == last;
      FocalLowLevel focal = new FocalLowLevel(room.graph, room.distances, 5000, isOver);
      assertNull(focal.find(0, room.start, room.free, room.others, 0));
      assertEquals(last, asked.get());
      assertEquals(last * FocalLowLevel.INTERVAL - 1, focal.expanded());
      assertTrue(focal.bytes() > 17 * focal.expanded());
    }
    LowLevel plain = new LowLevel(room.graph, room.distances, () -> true);
    room.free.read(List.of(Branch.longer(0, 200)), 0, room.goals);
    assertNull(plain.find(0, room.start, room.free, room.others));
    assertEquals(LowLevel.INTERVAL - 1, plain.expanded());
  }

  /** Within the factor there are some hundred thousand nodes without a conflict, and no path. */
  @Example
  void aConflictIsNotAvoidedAtAnyPrice() {
    Room room = new Room();
    FocalLowLevel focal = new FocalLowLevel(room.graph, room.distances, 5000, () -> false);
    int[] path = focal.find(0, room.start, room.free, room.others, 0);
    assertEquals(59, path.length - 1);
    assertEquals(59, focal.leastSteps());
    assertTrue(focal.expanded() < 30_000, () -> "expanded " + focal.expanded());
  }
}
