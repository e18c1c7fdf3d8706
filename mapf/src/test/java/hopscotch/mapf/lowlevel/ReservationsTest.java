package hopscotch.mapf.lowlevel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Paths of units that come and go, against the list of those that are reserved. */
class ReservationsTest {
  private static final int STEPS = 14;

  /** Walks that do not meet, some of which were given up again. */
  private static final class Scene {
    final VertexGraph graph;
    final Reservations reserved;
    final Map<Integer, int[]> walks = new LinkedHashMap<>();

    Scene(Random random) {
      graph = Walks.graph(random);
      reserved = new Reservations(graph.size());
      for (int i = 0; i < 20; i++) {
        int unit = random.nextInt(5);
        int[] known = walks.remove(unit);
        if (known != null) {
          reserved.remove(known);
        } else {
          int[] walk = Walks.walk(graph, random);
          if (walks.values().stream().noneMatch(other -> Walks.collide(graph, walk, other))) {
            walks.put(unit, walk);
            reserved.add(unit, walk);
          }
        }
      }
    }

    int unitAt(int vertex, int step) {
      for (Map.Entry<Integer, int[]> walk : walks.entrySet()) {
        if (Walks.at(walk.getValue(), step) == vertex) {
          return walk.getKey();
        }
      }
      return -1;
    }

    String text() {
      return walks.keySet() + Walks.text(graph, List.copyOf(walks.values()));
    }
  }

  @Property(seed = "20111")
  void whoIsWhere(@ForAll long seed) {
    Scene scene = new Scene(new Random(seed));
    for (int vertex = 0; vertex < scene.graph.size(); vertex++) {
      for (int step = 0; step < STEPS; step++) {
        assertEquals(scene.unitAt(vertex, step), scene.reserved.unitAt(vertex, step), scene::text);
      }
    }
  }

  /** The intervals between blocks are the steps at which nobody is there. */
  @Property(seed = "20111")
  void safeIntervals(@ForAll long seed) {
    Scene scene = new Scene(new Random(seed));
    Reservations reserved = scene.reserved;
    for (int vertex = 0; vertex < scene.graph.size(); vertex++) {
      List<Integer> safe = new ArrayList<>();
      for (int i = 0; i <= reserved.count(vertex); i++) {
        int end = Math.min(STEPS - 1, reserved.safeTo(vertex, i));
        for (int step = reserved.safeFrom(vertex, i); step <= end; step++) {
          safe.add(step);
          assertEquals(i, reserved.intervalOf(vertex, step), scene::text);
        }
      }
      List<Integer> free = new ArrayList<>();
      int freeFrom = 0;
      for (int step = 0; step < STEPS; step++) {
        if (scene.unitAt(vertex, step) < 0) {
          free.add(step);
        } else {
          freeFrom = step + 1;
        }
      }
      assertEquals(free, safe, scene::text);
      int expected = freeFrom == STEPS ? Reservations.FOREVER : freeFrom;
      assertEquals(expected, reserved.freeFrom(vertex), scene::text);
    }
  }

  @Property(seed = "20111")
  void blocksAreTheStaysOfUnits(@ForAll long seed) {
    Scene scene = new Scene(new Random(seed));
    for (int vertex = 0; vertex < scene.graph.size(); vertex++) {
      for (int i = 0; i < scene.reserved.count(vertex); i++) {
        int first = scene.reserved.first(vertex, i);
        int last = scene.reserved.last(vertex, i);
        int unit = scene.reserved.unit(vertex, i);
        for (int step = first; step <= Math.min(last, STEPS); step++) {
          assertEquals(vertex, Walks.at(scene.walks.get(unit), step), scene::text);
        }
        boolean isLast = last == Reservations.FOREVER;
        assertTrue(isLast || Walks.at(scene.walks.get(unit), last + 1) != vertex, scene::text);
      }
    }
  }

  @Property(seed = "20111")
  void movesThatCross(@ForAll long seed) {
    Scene scene = new Scene(new Random(seed));
    VertexGraph graph = scene.graph;
    for (int from = 0; from < graph.size(); from++) {
      for (int at = graph.first()[from]; at < graph.first()[from + 1]; at++) {
        int to = graph.targets()[at];
        if (graph.beside(from, to) < 0) {
          continue;
        }
        for (int step = 1; step < STEPS; step++) {
          boolean crosses = false;
          for (int[] walk : scene.walks.values()) {
            int before = Walks.at(walk, step - 1);
            int after = Walks.at(walk, step);
            crosses |= after != from && Walks.crosses(graph, from, to, before, after);
          }
          assertEquals(crosses, scene.reserved.crosses(graph, from, to, step), scene::text);
        }
      }
    }
  }

  @Example
  void aVertexIsNotTakenTwice() {
    Reservations reserved = new Reservations(3);
    reserved.add(0, new int[] {0, 1, 1, 2});
    for (int[] path : new int[][] {{1, 1}, {0}, {1, 2}, {1, 1, 1, 2}}) {
      assertThrows(IllegalStateException.class, () -> reserved.add(1, path));
    }
  }

  @Example
  void bytesGrowWithWhatIsReserved() {
    Reservations reserved = new Reservations(3);
    long empty = reserved.bytes();
    reserved.add(0, new int[] {0, 1});
    assertTrue(reserved.bytes() > empty);
    reserved.clear();
    for (int vertex = 0; vertex < 3; vertex++) {
      assertEquals(0, reserved.count(vertex));
      assertEquals(-1, reserved.unitAt(vertex, 5));
    }
  }
}
