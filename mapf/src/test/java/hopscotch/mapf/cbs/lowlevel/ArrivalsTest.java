package hopscotch.mapf.cbs.lowlevel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.testkit.GridCases;
import hopscotch.mapf.distance.VertexGraph;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Earliest arrivals under random constraints, against all places that can be reached each step. */
class ArrivalsTest {
  private static final int LIMIT = 12;

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = "44")
  void theFirstStepIsThatOfASearchStepByStep(@ForAll("queries") GridCase query, @ForAll long seed) {
    VertexGraph graph = VertexGraph.of(query.graph());
    int start = graph.vertex(query.start());
    int to = graph.vertex(query.goal());
    Random random = new Random(seed);
    List<Branch> branches = new ArrayList<>();
    for (int i = random.nextInt(8); i > 0; i--) {
      int vertex = random.nextInt(graph.size());
      int first = 1 + random.nextInt(6);
      boolean isEdge = random.nextBoolean() && graph.degree(vertex) > 0;
      int from =
          isEdge
              ? graph.targets()[graph.first()[vertex] + random.nextInt(graph.degree(vertex))]
              : -1;
      int last = isEdge ? first : first + random.nextInt(4);
      branches.add(Branch.of(new Constraint(0, from, vertex, first, last)));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      int vertex = random.nextBoolean() ? start : random.nextInt(graph.size());
      branches.add(Branch.demanding(Constraint.vertex(0, vertex, 1 + random.nextInt(6))));
    }
    ConstraintTable constraints = new ConstraintTable(graph);
    constraints.read(branches, 0, new int[] {to});
    boolean isBarred = random.nextBoolean() && graph.degree(to) > 0;
    int barred = isBarred ? graph.targets()[graph.first()[to]] : -1;
    int expected = earliest(graph, start, to, barred, constraints);
    Arrivals arrivals = new Arrivals(graph, () -> false);
    assertEquals(expected, arrivals.earliest(start, to, barred, constraints, LIMIT));
    assertEquals(expected, arrivals.earliest(start, to, barred, constraints, LIMIT), "asked again");
  }

  private static int earliest(
      VertexGraph graph, int start, int to, int barred, ConstraintTable constraints) {
    Set<Integer> level = Set.of(start);
    for (int step = 0; step <= LIMIT; step++) {
      if (level.contains(to)) {
        return step;
      }
      Set<Integer> next = new HashSet<>();
      for (int vertex : level) {
        for (int at = graph.first()[vertex]; at <= graph.first()[vertex + 1]; at++) {
          int other = at < graph.first()[vertex + 1] ? graph.targets()[at] : vertex;
          boolean isBarred = other == to && vertex == barred;
          if (!isBarred && constraints.allows(vertex, other, step + 1)) {
            next.add(other);
          }
        }
      }
      level = next;
    }
    return LIMIT + 1;
  }
}
