package hopscotch.mapf.lns;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Paths that collide, entered and taken out again: against the list of those that are there. */
class SoftReservationsTest {
  private static final int STEPS = 12;
  private static final int UNITS = 8;

  @Property
  void knowsWhoIsWhere(@ForAll long seed) {
    Scene scene = new Scene(new Random(seed));
    for (int vertex = 0; vertex < scene.graph.size(); vertex++) {
      int there = vertex;
      for (int step = 0; step < STEPS; step++) {
        int at = step;
        int[] present =
            scene.walks.entrySet().stream()
                .filter(walk -> Walks.at(walk.getValue(), at) == there)
                .mapToInt(Map.Entry::getKey)
                .toArray();
        int found = scene.soft.unitAt(vertex, step);
        assertEquals(present.length > 0, found >= 0, scene::text);
        assertEquals(present.length > 0, Arrays.stream(present).anyMatch(u -> u == found));
        assertEquals(present.length, scene.occupants(vertex, step), scene::text);
      }
    }
  }

  @Property
  void knowsWhoEverComes(@ForAll long seed) {
    Scene scene = new Scene(new Random(seed));
    for (int vertex = 0; vertex < scene.graph.size(); vertex++) {
      int there = vertex;
      int[] visitors = scene.soft.visitors(vertex, 0).toIntArray();
      int[] expected =
          scene.walks.entrySet().stream()
              .filter(
                  walk ->
                      walk.getKey() != 0
                          && Arrays.stream(walk.getValue()).anyMatch(v -> v == there))
              .mapToInt(Map.Entry::getKey)
              .sorted()
              .toArray();
      int[] arrivals = Arrays.stream(visitors).map(unit -> scene.arrival(unit, there)).toArray();
      assertArrayEquals(Arrays.stream(arrivals).sorted().toArray(), arrivals, scene::text);
      assertArrayEquals(expected, Arrays.stream(visitors).sorted().toArray(), scene::text);
    }
  }

  @Property
  void findsWhoCollides(@ForAll long seed) {
    Random random = new Random(seed);
    Scene scene = new Scene(random);
    int[] path = Walks.walk(scene.graph, random);
    IntOpenHashSet found = new IntOpenHashSet();
    scene.soft.collect(path, found);
    TreeSet<Integer> expected = new TreeSet<>();
    scene.walks.forEach(
        (unit, walk) -> {
          if (Walks.collide(scene.graph, path, walk)) {
            expected.add(unit);
          }
        });
    assertEquals(expected, new TreeSet<>(found), () -> Arrays.toString(path) + scene.text());
  }

  @Property
  void findsMovesThatCross(@ForAll long seed) {
    Scene scene = new Scene(new Random(seed));
    VertexGraph graph = scene.graph;
    for (int from = 0; from < graph.size(); from++) {
      for (int at = graph.first()[from]; at < graph.first()[from + 1]; at++) {
        for (int step = 1; step < STEPS; step++) {
          int start = from;
          int end = graph.targets()[at];
          int before = step - 1;
          boolean crosses =
              scene.walks.values().stream()
                  .anyMatch(
                      walk ->
                          Walks.crosses(
                              graph,
                              start,
                              end,
                              Walks.at(walk, before),
                              Walks.at(walk, before + 1)));
          assertEquals(crosses, scene.soft.meets(from, end, step), scene::text);
        }
      }
    }
  }

  @Test
  void bytesGrowWithWhatIsReservedAndAreGivenBack() {
    VertexGraph graph = VertexGraph.of(GridGraph.of(GridMap.parse("...."), Movement.ORTHOGONAL));
    SoftReservations soft = new SoftReservations(graph);
    soft.set(1, new int[] {3}, true);
    long ofOne = soft.bytes();
    soft.set(0, new int[] {0, 1, 2}, true);
    assertTrue(soft.bytes() > ofOne);
    soft.set(0, new int[] {0, 1, 2}, false);
    assertEquals(ofOne, soft.bytes());
  }

  /** Walks on a map, of which some that were entered are taken out again. */
  private static final class Scene {
    final VertexGraph graph;
    final SoftReservations soft;
    final Map<Integer, int[]> walks = new LinkedHashMap<>();

    Scene(Random random) {
      graph = Walks.graph(random);
      soft = new SoftReservations(graph);
      int changes = random.nextInt(3 * UNITS);
      for (int i = 0; i < changes; i++) {
        int unit = random.nextInt(UNITS);
        int[] walk = walks.remove(unit);
        if (walk == null) {
          walk = Walks.walk(graph, random);
          walks.put(unit, walk);
          soft.set(unit, walk, true);
        } else {
          soft.set(unit, walk, false);
        }
        // Intervals that are asked for must not outlive the next change.
        soft.intervals(walk[0]);
      }
    }

    int arrival(int unit, int vertex) {
      int[] walk = Objects.requireNonNull(walks.get(unit));
      return IntStream.range(0, walk.length)
          .filter(i -> walk[i] == vertex)
          .findFirst()
          .orElseThrow();
    }

    int occupants(int vertex, int step) {
      SoftIntervals intervals = soft.intervals(vertex);
      int at = 0;
      while (intervals.last(at) < step) {
        at++;
      }
      return intervals.occupants(at);
    }

    String text() {
      return walks.keySet() + Walks.text(graph, List.copyOf(walks.values()));
    }
  }
}
