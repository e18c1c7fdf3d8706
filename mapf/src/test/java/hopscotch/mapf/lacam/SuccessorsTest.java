package hopscotch.mapf.lacam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.pibt.Pibt;
import hopscotch.mapf.pibt.PibtRules;
import hopscotch.mapf.pibt.Priorities;
import hopscotch.mapf.team.Objective;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The steps of three units in a square of six cells. */
class SuccessorsTest {
  private static final int[] STARTS = {0, 1, 5};
  private static final int[] GOALS = {5, 3, 0};

  private final VertexGraph graph =
      VertexGraph.of(GridGraph.of(GridMap.parse("...", "..."), Movement.ORTHOGONAL));
  private final GoalDistances distances = new GoalDistances(graph, GOALS);
  private final StepCosts costs = new StepCosts(distances, Objective.SUM_OF_LOSS);
  private final Node start = new Node(0, STARTS, new char[] {1, 1, 1}, null, 0, 0);

  private Successors successors(int samples, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Pibt pibt = new Pibt(graph, distances, 3, new PibtRules(true, false), null, random, null);
    Priorities priorities = new Priorities(distances, STARTS);
    return new Successors(graph, costs, priorities, pibt, 3, samples, random);
  }

  private Set<List<Integer>> allOf(Node node, int samples) {
    Successors successors = successors(samples, 1);
    Set<List<Integer>> found = new HashSet<>();
    while (node.hasConstraint()) {
      int[] next = successors.next(node);
      if (next != null) {
        found.add(Arrays.stream(next).boxed().toList());
      }
    }
    return found;
  }

  /** No two at one vertex, no two that change places. */
  private Set<List<Integer>> legalSteps() {
    Set<List<Integer>> legal = new HashSet<>();
    for (int code = 0; code < 6 * 6 * 6; code++) {
      int[] next = {code % 6, code / 6 % 6, code / 36};
      boolean isLegal = Arrays.stream(next).distinct().count() == 3;
      for (int unit = 0; unit < 3; unit++) {
        isLegal &= next[unit] == STARTS[unit] || graph.areNeighbours(STARTS[unit], next[unit]);
        for (int other = 0; other < unit; other++) {
          isLegal &= next[unit] != STARTS[other] || next[other] != STARTS[unit];
        }
      }
      if (isLegal) {
        legal.add(Arrays.stream(next).boxed().toList());
      }
    }
    return legal;
  }

  @Test
  void inTheEndEveryLegalStepComes() {
    assertEquals(legalSteps(), allOf(start, 1));
    assertFalse(start.hasConstraint());
    assertEquals(0, start.growthBytes(), "the constraints are let go of");
  }

  @Test
  void alsoOfTheBestOfSeveralSamples() {
    assertEquals(legalSteps(), allOf(start, 4));
  }

  /** Twelve units that change places with each other on a field of 25 cells. */
  @Test
  void theBestOfManySamplesIsTaken() {
    List<Integer> one = IntStream.range(0, 200).mapToObj(seed -> crowded(1, seed)).toList();
    List<Integer> best = IntStream.range(0, 20).mapToObj(seed -> crowded(100, seed)).toList();
    assertTrue(Collections.min(one) < Collections.max(one));
    assertTrue(Collections.max(best) <= Collections.min(one) + 1, () -> best + " of " + one);
  }

  private static int crowded(int samples, int seed) {
    VertexGraph graph =
        VertexGraph.of(GridGraph.of(GridMap.of(5, 5, (x, y) -> true), Movement.ORTHOGONAL));
    int[] starts = IntStream.range(0, 12).map(unit -> 2 * unit).toArray();
    int[] goals = IntStream.range(0, 12).map(unit -> 2 * ((unit + 5) % 12)).toArray();
    GoalDistances distances = new GoalDistances(graph, goals);
    StepCosts costs = new StepCosts(distances, Objective.SUM_OF_LOSS);
    SplittableRandom random = new SplittableRandom(seed);
    Pibt pibt = new Pibt(graph, distances, 12, new PibtRules(true, false), null, random, null);
    Priorities priorities = new Priorities(distances, starts);
    Successors successors = new Successors(graph, costs, priorities, pibt, 12, samples, random);
    int[] next = successors.next(new Node(0, starts, new char[12], null, 0, 0));
    return costs.of(starts, next) + costs.ahead(next);
  }

  @Test
  void theUnitThatWaitsLongestBranchesFirst() {
    for (int unit = 0; unit < 3; unit++) {
      char[] elapsed = {1, 1, 1};
      elapsed[unit] = 9;
      Node node = new Node(0, STARTS, elapsed, null, 0, 0);
      Successors successors = successors(1, 3);
      successors.next(node);
      int[] vertices = new int[3];
      int choices = graph.degree(STARTS[unit]) + 1;
      Set<Integer> sent = new HashSet<>();
      for (int entry = 1; entry <= choices; entry++) {
        assertEquals(1, node.constraint(entry, vertices));
        sent.add(vertices[0]);
      }
      assertEquals(choices, sent.size());
      assertTrue(sent.contains(STARTS[unit]), "it may stay");
    }
  }
}
