package hopscotch.mapf.lns;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamMeter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The path among others has the fewest collisions, and is the shortest of those: against a search
 * of all vertices at all steps.
 */
class SippsTest {
  private static final int NEVER = Integer.MAX_VALUE / 2;

  @Property
  void fewestCollisionsThenShortest(@ForAll long seed) {
    Random random = new Random(seed);
    VertexGraph graph = Walks.graph(random);
    List<int[]> others = new ArrayList<>();
    SoftReservations soft = new SoftReservations(graph);
    int units = random.nextInt(7);
    for (int unit = 1; unit <= units; unit++) {
      others.add(Walks.walk(graph, random));
      soft.set(unit, others.get(others.size() - 1), true);
    }
    int[] there = Walks.walk(graph, random);
    int start = there[0];
    int goal = there[there.length - 1];

    TeamMeter meter = new TeamMeter();
    meter.start(TeamBudget.UNLIMITED);
    GoalDistances distances = new GoalDistances(graph, new int[] {goal});
    int[] path = new Sipps(graph).find(0, start, distances, soft, meter);

    int[] found = {collisions(graph, path, others), path.length - 1};
    assertEquals(
        Arrays.toString(best(graph, start, goal, others)),
        Arrays.toString(found),
        () -> Arrays.toString(path) + " among " + Walks.text(graph, others));
    assertEquals(start, path[0]);
    assertEquals(goal, path[path.length - 1]);
  }

  /** The fewest collisions and the steps, layer by layer of steps. */
  private static int[] best(VertexGraph graph, int start, int goal, List<int[]> others) {
    int quiet = others.stream().mapToInt(path -> path.length).max().orElse(0);
    int[] fewest = new int[graph.size()];
    Arrays.fill(fewest, NEVER);
    fewest[start] = newcomers(start, -1, 0, others);
    int[] best = {NEVER, NEVER};
    for (int step = 0; step <= quiet + graph.size(); step++) {
      int resting = fewest[goal];
      for (int later = step + 1; later <= quiet && resting < NEVER; later++) {
        resting += newcomers(goal, goal, later, others);
      }
      if (resting < best[0]) {
        best = new int[] {resting, step};
      }
      int[] next = new int[graph.size()];
      Arrays.fill(next, NEVER);
      for (int from = 0; from < graph.size(); from++) {
        for (int at = graph.first()[from]; at <= graph.first()[from + 1]; at++) {
          int to = at == graph.first()[from + 1] ? from : graph.targets()[at];
          int cost = newcomers(to, from, step + 1, others) + meets(graph, from, to, step, others);
          next[to] = Math.min(next[to], fewest[from] + cost);
        }
      }
      fewest = next;
    }
    return best;
  }

  private static int collisions(VertexGraph graph, int[] path, List<int[]> others) {
    int quiet = others.stream().mapToInt(other -> other.length).max().orElse(0);
    int count = newcomers(path[0], -1, 0, others);
    for (int step = 1; step < Math.max(path.length, quiet + 1); step++) {
      int from = Walks.at(path, step - 1);
      int to = Walks.at(path, step);
      count += newcomers(to, from, step, others) + meets(graph, from, to, step - 1, others);
    }
    return count;
  }

  /** How many are at a vertex at a step that one who came from another, or stayed, meets anew. */
  private static int newcomers(int vertex, int before, int step, List<int[]> others) {
    int count = 0;
    for (int[] other : others) {
      boolean isKnown = before == vertex && Walks.at(other, step - 1) == vertex;
      count += Walks.at(other, step) == vertex && !isKnown ? 1 : 0;
    }
    return count;
  }

  /** 1 if a move crosses the middle of another that does not end with it. */
  private static int meets(VertexGraph graph, int from, int to, int step, List<int[]> others) {
    for (int[] other : others) {
      if (Walks.crosses(graph, from, to, Walks.at(other, step), Walks.at(other, step + 1))) {
        return 1;
      }
    }
    return 0;
  }
}
