package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.Constraint;
import hopscotch.mapf.cbs.lowlevel.ConstraintTable;
import hopscotch.mapf.cbs.lowlevel.Mdd;
import hopscotch.mapf.cbs.lowlevel.Mdds;
import hopscotch.mapf.cbs.lowlevel.UnitConstraints;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A unit on its way along a row of four vertices, with and without a step that is barred. */
class KnownUnitsTest {
  private static final int[] GOALS = {3};

  private final VertexGraph graph =
      VertexGraph.of(GridGraph.of(GridMap.parse("...."), Movement.ORTHOGONAL));

  private final ConstraintTable table = new ConstraintTable(graph);
  private final UnitConstraints free = constraints(List.of());

  private UnitConstraints constraints(List<Branch> branches) {
    table.read(branches, 0, GOALS);
    return table.copy(0);
  }

  private UnitConstraints barred(int step) {
    return constraints(List.of(Branch.of(Constraint.vertex(0, 1, step))));
  }

  private Mdd diagram() {
    table.read(List.of(), 0, GOALS);
    UnitPath path = new UnitPath(new int[] {0, 1, 2, 3});
    return new Mdds(graph, new GoalDistances(graph, GOALS)).of(0, path, table);
  }

  @Test
  void whatIsKeptIsKnown() {
    KnownUnits known = new KnownUnits(Long.MAX_VALUE);
    int number = known.number(free);
    int other = known.number(barred(1));
    assertNotEquals(number, other);
    assertEquals(number, known.number(constraints(List.of())));
    assertNull(known.diagram(number));
    Mdd diagram = diagram();
    known.keep(number, diagram);
    assertSame(diagram, known.diagram(number));
    assertNull(known.diagram(other));
    assertEquals(KnownUnits.NONE, known.surplus(number, other));
    known.keep(number, other, 0);
    assertEquals(0, known.surplus(number, other));
    assertEquals(KnownUnits.NONE, known.surplus(other, number));
  }

  @Test
  void whereTheBytesAreSpentAllIsForgottenButNoNumberIsGivenTwice() {
    long budget = 8000;
    KnownUnits known = new KnownUnits(budget);
    int first = known.number(free);
    known.keep(first, diagram());
    int last = first;
    for (int step = 1; known.diagram(first) != null; step++) {
      int number = known.number(barred(step));
      assertTrue(number > last);
      assertTrue(known.bytes() <= budget / 8);
      last = number;
    }
    int again = known.number(free);
    assertTrue(again > last);
    assertNull(known.diagram(again));
  }
}
