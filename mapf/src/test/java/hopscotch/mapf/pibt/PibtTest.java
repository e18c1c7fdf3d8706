package hopscotch.mapf.pibt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import hopscotch.mapf.planner.PriorityObserver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** One step of a team, against the recursion that the paper prints. */
class PibtTest {

  /** The recursion, and what it decides in turn. */
  private static final class Recursion {
    private final VertexGraph graph;
    private final GoalDistances distances;
    private final Preference preference;
    private final boolean hinders;
    private final SplittableRandom random;
    private final int[] now;
    private final int[] next;
    private final List<String> told = new ArrayList<>();

    Recursion(
        VertexGraph graph,
        GoalDistances distances,
        Preference preference,
        boolean hinders,
        SplittableRandom random,
        int[] now) {
      this.graph = graph;
      this.distances = distances;
      this.preference = preference;
      this.hinders = hinders;
      this.random = random;
      this.now = now;
      next = new int[now.length];
      Arrays.fill(next, -1);
    }

    boolean assign(int unit, int vertex) {
      if (!isOpen(unit, vertex)) {
        return false;
      }
      next[unit] = vertex;
      return true;
    }

    boolean complete(int[] order) {
      for (int unit : order) {
        if (next[unit] < 0 && !plan(unit)) {
          return false;
        }
      }
      return true;
    }

    private boolean plan(int unit) {
      for (int vertex : candidates(unit)) {
        if (!isOpen(unit, vertex)) {
          continue;
        }
        next[unit] = vertex;
        told.add("take " + unit + " " + graph.cell(vertex));
        int other = unitAt(vertex);
        if (other >= 0 && next[other] < 0) {
          told.add("inherit " + unit + " " + other);
          if (!plan(other)) {
            continue;
          }
        }
        return true;
      }
      next[unit] = now[unit];
      told.add("give up " + unit + " " + graph.cell(now[unit]));
      return false;
    }

    private List<Integer> candidates(int unit) {
      int vertex = now[unit];
      List<Integer> all = new ArrayList<>();
      for (int at = graph.first()[vertex]; at < graph.first()[vertex + 1]; at++) {
        all.add(graph.targets()[at]);
      }
      all.add(vertex);
      long bits = random.nextLong();
      long[] ties = new long[graph.size()];
      for (int other : all) {
        ties[other] = bits & (1 << Pibt.TIE_BITS) - 1;
        bits >>>= Pibt.TIE_BITS;
      }
      int preferred = preference == null ? -1 : preference.vertexAfter(unit, vertex);
      all.sort(
          Comparator.<Integer>comparingLong(
                  other -> other == preferred ? 0 : distances.of(unit, other) + 1L)
              .thenComparingLong(other -> hinders ? hindered(vertex, other) : 0)
              .thenComparingLong(other -> ties[other])
              .thenComparingInt(other -> other));
      return all;
    }

    /** How many units beside a vertex would come nearer to their goals at another one. */
    private long hindered(int from, int vertex) {
      return IntStream.range(0, now.length)
          .filter(unit -> graph.areNeighbours(from, now[unit]) && now[unit] != vertex)
          .filter(unit -> distances.of(unit, vertex) < distances.of(unit, now[unit]))
          .count();
    }

    private int unitAt(int vertex) {
      return IntStream.range(0, now.length).filter(u -> now[u] == vertex).findFirst().orElse(-1);
    }

    /** Nobody comes there, and no move that was made swaps or crosses with this one. */
    private boolean isOpen(int unit, int vertex) {
      for (int other = 0; other < now.length; other++) {
        if (other != unit
            && next[other] >= 0
            && (next[other] == vertex
                || Walks.crosses(graph, now[unit], vertex, now[other], next[other]))) {
          return false;
        }
      }
      return true;
    }
  }

  @Property(seed = "20220")
  void stepsAreThoseOfTheRecursion(
      @ForAll long seed, @ForAll boolean prefers, @ForAll boolean hinders) {
    Random random = new Random(seed);
    VertexGraph graph = Walks.graph(random);
    int units = 1 + random.nextInt(Math.max(1, graph.size() * 2 / 3));
    int[] now = drawn(graph, units, random);
    int[] goals = drawn(graph, units, random);
    if (!areConnected(graph, now, goals)) {
      return;
    }
    GoalDistances distances = new GoalDistances(graph, goals);
    int[] preferred = random.ints(graph.size(), 0, graph.size()).toArray();
    Preference preference = prefers ? (unit, vertex) -> preferred[vertex] : null;
    List<String> told = new ArrayList<>();
    Pibt pibt =
        new Pibt(
            graph,
            distances,
            units,
            new PibtRules(false, hinders),
            preference,
            new SplittableRandom(seed),
            teller(told));
    SplittableRandom same = new SplittableRandom(seed);
    int[] order = IntStream.range(0, units).toArray();
    for (int step = 0; step < 5; step++) {
      Recursion recursion = new Recursion(graph, distances, preference, hinders, same, now);
      told.clear();
      pibt.begin(now);
      for (int unit = 0; unit < units && random.nextInt(3) == 0; unit++) {
        int vertex = neighbour(graph, now[unit], random);
        assertEquals(recursion.assign(unit, vertex), pibt.assign(unit, vertex));
      }
      boolean isComplete = recursion.complete(order);
      assertEquals(isComplete, pibt.complete(order));
      assertEquals(recursion.told, told);
      if (!isComplete) {
        return;
      }
      int[] next = pibt.next().clone();
      assertEquals(Arrays.toString(recursion.next), Arrays.toString(next));
      assertEquals(units, Arrays.stream(next).distinct().count());
      now = next;
    }
  }

  private static PriorityObserver teller(List<String> told) {
    return new PriorityObserver() {
      @Override
      public void inherit(int from, int to, int cell) {
        told.add("inherit " + from + " " + to);
      }

      @Override
      public void take(int unit, int cell) {
        told.add("take " + unit + " " + cell);
      }

      @Override
      public void giveUp(int unit, int cell) {
        told.add("give up " + unit + " " + cell);
      }

      @Override
      public void pull(int unit, int partner, int cell) {
        throw new AssertionError("nobody changes places without the rule");
      }
    };
  }

  private static int neighbour(VertexGraph graph, int vertex, Random random) {
    int drawn = random.nextInt(graph.degree(vertex) + 1);
    return drawn == 0 ? vertex : graph.targets()[graph.first()[vertex] + drawn - 1];
  }

  private static int[] drawn(VertexGraph graph, int count, Random random) {
    return random.ints(0, graph.size()).distinct().limit(count).toArray();
  }

  private static boolean areConnected(VertexGraph graph, int[] from, int[] to) {
    return IntStream.range(0, from.length)
        .allMatch(i -> graph.grid().components().connected(graph.cell(from[i]), graph.cell(to[i])));
  }

  /** With the rule steps are legal too, and each unit that is pulled takes the cell left to it. */
  @Property(seed = "20221")
  void stepsWithSwapsAreLegal(@ForAll long seed, @ForAll boolean hinders) {
    Random random = new Random(seed);
    VertexGraph graph = Walks.graph(random);
    int units = 1 + random.nextInt(Math.max(1, graph.size() / 2));
    int[] now = drawn(graph, units, random);
    int[] goals = drawn(graph, units, random);
    if (!areConnected(graph, now, goals)) {
      return;
    }
    GoalDistances distances = new GoalDistances(graph, goals);
    PibtRules rules = new PibtRules(true, hinders);
    Pibt pibt = new Pibt(graph, distances, units, rules, null, new SplittableRandom(seed), null);
    for (int step = 0; step < 10; step++) {
      pibt.begin(now);
      assertTrue(pibt.complete(IntStream.range(0, units).toArray()));
      int[] next = pibt.next().clone();
      assertEquals(units, Arrays.stream(next).distinct().count());
      for (int unit = 0; unit < units; unit++) {
        assertTrue(next[unit] == now[unit] || graph.areNeighbours(now[unit], next[unit]));
        for (int other = 0; other < unit; other++) {
          assertTrue(!Walks.crosses(graph, now[unit], next[unit], now[other], next[other]));
        }
      }
      now = next;
    }
  }
}
