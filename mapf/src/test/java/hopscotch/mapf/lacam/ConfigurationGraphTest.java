package hopscotch.mapf.lacam;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.team.Objective;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Costs of configurations after each step that is found, against relaxing all steps anew. */
class ConfigurationGraphTest {
  private static final int[] GOALS = {5, 0};

  private final VertexGraph graph =
      VertexGraph.of(GridGraph.of(GridMap.parse("...", "..."), Movement.ORTHOGONAL));
  private final GoalDistances distances = new GoalDistances(graph, GOALS);
  private final StepCosts costs = new StepCosts(distances, Objective.SUM_OF_LOSS);

  /** Two units anywhere, whether they collide or not. */
  private static int[] any(Random random) {
    return new int[] {random.nextInt(6), random.nextInt(6)};
  }

  private record Step(Node from, Node to) {}

  @Property(seed = "20232")
  void costsAreTheLeastOfTheStepsSoFar(@ForAll long seed) {
    Random random = new Random(seed);
    ConfigurationGraph nodes = new ConfigurationGraph(distances, costs, new int[] {0, 5});
    List<Node> all = new ArrayList<>(List.of(nodes.start()));
    Set<Step> steps = new LinkedHashSet<>();
    long changes = 0;
    for (int i = 0; i < 60; i++) {
      Node from = all.get(random.nextInt(all.size()));
      int[] next = random.nextInt(10) == 0 ? GOALS.clone() : any(random);
      Node known = nodes.find(next);
      Node to = known == null ? nodes.add(next, from) : known;
      if (known == null) {
        all.add(to);
        assertSame(to, nodes.open().top());
        if (next[0] == GOALS[0] && next[1] == GOALS[1]) {
          nodes.setGoal(to);
        }
      }
      int goalBefore = nodes.goal() == null ? 0 : nodes.goal().g;
      List<Integer> before = all.stream().map(node -> node.g).toList();
      boolean fell = nodes.link(from, to);
      steps.add(new Step(from, to));
      int[] least = relaxed(all, steps);
      for (int node = 0; node < all.size(); node++) {
        assertEquals(least[node], all.get(node).g);
        assertEquals(costs.ahead(all.get(node).configuration), all.get(node).h);
        changes += all.get(node).g < before.get(node) ? 1 : 0;
      }
      assertEquals(nodes.goal() != null && nodes.goal().g < goalBefore, fell);
      assertEquals(all.size(), nodes.size());
    }
    assertTrue(nodes.lowered() >= changes);
    if (nodes.goal() != null) {
      assertEquals(nodes.goal().g, cost(nodes.way()));
      assertArrayEquals(new int[] {0, 5}, nodes.way().get(0));
      assertArrayEquals(GOALS, nodes.way().get(nodes.way().size() - 1));
    }
  }

  private int cost(List<int[]> way) {
    int sum = 0;
    for (int step = 1; step < way.size(); step++) {
      sum += costs.of(way.get(step - 1), way.get(step));
    }
    return sum;
  }

  /** The cost of each node, by relaxing every step as often as there are nodes. */
  private int[] relaxed(List<Node> all, Set<Step> steps) {
    int[] least = new int[all.size()];
    Arrays.fill(least, Integer.MAX_VALUE / 2);
    least[0] = 0;
    for (int i = 0; i < all.size(); i++) {
      for (Step step : steps) {
        int through =
            least[step.from.number] + costs.of(step.from.configuration, step.to.configuration);
        least[step.to.number] = Math.min(least[step.to.number], through);
      }
    }
    return least;
  }

  @Example
  void anImprovedNodeIsOpenAgainIfAPlanOverItMayBeBetter() {
    ConfigurationGraph nodes = new ConfigurationGraph(distances, costs, new int[] {0, 5});
    Node start = nodes.start();
    Node detour = nodes.add(new int[] {0, 2}, start);
    nodes.link(start, detour);
    Node late = nodes.add(new int[] {1, 4}, detour);
    nodes.link(detour, late);
    Node goal = nodes.add(GOALS.clone(), late);
    nodes.link(late, goal);
    nodes.setGoal(goal);
    while (nodes.open().top() != null) {
      nodes.open().remove(nodes.open().top());
    }
    assertEquals(4, late.g);
    assertTrue(nodes.link(start, late));
    assertEquals(2, late.g);
    assertEquals(4, goal.g);
    assertSame(start, late.parent);
    assertSame(null, nodes.open().top(), "its f is that of the goal");
    assertEquals(2, nodes.lowered());
  }

  @Example
  void whatMayLeadToABetterPlanIsOpenedAgain() {
    ConfigurationGraph nodes = new ConfigurationGraph(distances, costs, new int[] {0, 5});
    Node start = nodes.start();
    Node far = nodes.add(new int[] {1, 4}, start);
    far.g = 9;
    Node goal = nodes.add(GOALS.clone(), start);
    goal.g = 9;
    nodes.setGoal(goal);
    while (nodes.open().top() != null) {
      nodes.open().remove(nodes.open().top());
    }
    assertEquals(false, nodes.link(start, far));
    assertEquals(2, far.g);
    assertSame(far, nodes.open().top());
  }

  @Example
  void aWayIsEnteredStepByStep() {
    ConfigurationGraph nodes = new ConfigurationGraph(distances, costs, new int[] {0, 5});
    List<int[]> way = new ArrayList<>();
    way.add(new int[] {0, 5});
    way.add(new int[] {0, 2});
    way.add(new int[] {3, 1});
    way.add(new int[] {4, 0});
    way.add(GOALS.clone());
    nodes.enter(way);
    nodes.setGoal(nodes.find(GOALS));
    assertEquals(5, nodes.size());
    assertEquals(2 + 2 + 2 + 1, nodes.goal().g);
    assertEquals(5, nodes.way().size());
    List<int[]> shorter = List.of(way.get(0), new int[] {3, 2}, way.get(2));
    assertEquals(false, nodes.enter(shorter));
    List<int[]> best = List.of(way.get(0), way.get(2));
    assertTrue(nodes.enter(best));
    assertEquals(2 + 2 + 1, nodes.goal().g);
    assertEquals(false, nodes.enter(best), "it is known");
  }

  @Example
  void unitsCountTheStepsSinceTheirGoals() {
    ConfigurationGraph nodes = new ConfigurationGraph(distances, costs, new int[] {0, 5});
    Node one = nodes.add(new int[] {1, 0}, nodes.start());
    Node two = nodes.add(new int[] {2, 1}, one);
    assertArrayEquals(new char[] {1, 1}, nodes.start().elapsed);
    assertArrayEquals(new char[] {2, 0}, one.elapsed);
    assertArrayEquals(new char[] {3, 1}, two.elapsed);
  }

  @Example
  void bytesGrowWithNodesAndSteps() {
    ConfigurationGraph nodes = new ConfigurationGraph(distances, costs, new int[] {0, 5});
    long first = nodes.bytes();
    Node one = nodes.add(new int[] {1, 0}, nodes.start());
    long ofTwo = nodes.bytes();
    assertTrue(ofTwo > first);
    nodes.link(nodes.start(), one);
    long linked = nodes.bytes();
    assertTrue(linked > ofTwo);
    nodes.noteGrowth(64);
    assertEquals(linked + 64, nodes.bytes());
    nodes.link(nodes.start(), nodes.start());
    assertEquals(new HashSet<>(List.of(one)), Set.of(nodes.start().successor(0)));
  }
}
