package hopscotch.core.search.jps.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.CanonicalTable;
import hopscotch.core.search.SkipTable;
import hopscotch.core.search.jps.Served;
import hopscotch.core.testkit.GridCases;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is counted, against walks from cell to cell by the definition of jump points. */
class JumpCensusTest {

  /** As in the papers that are counted: no diagonal arrival forces a neighbour. */
  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(
        Served.MOVEMENTS.stream()
            .filter(movement -> movement.directions() == 8)
            .filter(movement -> movement.corners() == CornerRule.NEVER)
            .toList());
  }

  @Property(seed = "20141")
  void successors(@ForAll("queries") GridCase query, @ForAll boolean prune) {
    Walks walks = new Walks(query.graph());
    JumpCensus census = new JumpCensus(query.graph());
    for (int cell : walks.free()) {
      assertEquals(
          walks.ends(cell, query.graph().moves(cell), prune),
          census.successors(cell, JumpCensus.NO_DIRECTION, prune),
          () -> query + "\nfrom " + query.map().describe(cell));
    }
    for (Arrival at : walks.arrivals()) {
      assertEquals(
          walks.ends(at.cell, walks.kept(at), prune),
          census.successors(at.cell, at.direction, prune),
          () -> query + "\nfrom " + query.map().describe(at.cell) + ", direction " + at.direction);
    }
  }

  @Property(seed = "20142")
  void jumpPoints(@ForAll("queries") GridCase query) {
    Walks walks = new Walks(query.graph());
    List<Arrival> forced = walks.arrivals().stream().filter(walks::isForced).toList();
    JumpCensus census = new JumpCensus(query.graph());
    assertEquals(forced.stream().map(Arrival::cell).distinct().count(), census.cells());
    assertEquals(forced.size(), census.vertices(), query::toString);
  }

  @Property(seed = "20143")
  void stops(@ForAll("queries") GridCase query) {
    Walks walks = new Walks(query.graph());
    long stops =
        walks.arrivals().stream()
            .filter(at -> walks.isForced(at) || walks.isTurn(at))
            .map(Arrival::cell)
            .distinct()
            .count();
    assertEquals(stops, new JumpCensus(query.graph()).stops(), query::toString);
  }

  @Property(seed = "20144")
  void goalIndependent(@ForAll("queries") GridCase query) {
    Walks walks = new Walks(query.graph());
    Set<Arrival> points = new HashSet<>();
    for (Arrival at : walks.arrivals()) {
      if (walks.isForced(at)) {
        points.add(at);
        for (int d = 0; d < Directions.COUNT; d++) {
          if (Directions.isDiagonal(d) && (walks.kept(at) >>> d & 1) != 0) {
            walks.along(at.cell, d).stream().filter(walks::isTurn).forEach(points::add);
          }
        }
      }
    }
    Set<Integer> cells = new HashSet<>();
    Set<Arrival> moves = new HashSet<>();
    for (Arrival at : points) {
      cells.add(at.cell);
      for (int d = 0; d < Directions.COUNT; d++) {
        if ((walks.kept(at) >>> d & 1) != 0) {
          moves.add(new Arrival(at.cell, d));
        }
      }
    }
    assertEquals(
        new JumpCensus.GoalIndependent(cells.size(), points.size(), moves.size()),
        new JumpCensus(query.graph()).goalIndependent(),
        query::toString);
  }

  /** A cell and the direction of the move that led there. */
  private record Arrival(int cell, int direction) {}

  /** A graph, cell by cell. */
  private static final class Walks {
    private final GridGraph graph;
    private final byte[] skip;
    private final int[] offsets;

    Walks(GridGraph graph) {
      this.graph = graph;
      this.skip = CanonicalTable.of(graph, "jps");
      this.offsets = Directions.offsets(graph.map().stride());
    }

    List<Integer> free() {
      List<Integer> free = new ArrayList<>();
      for (int cell = 0; cell < graph.map().cellCount(); cell++) {
        if (graph.isFree(cell)) {
          free.add(cell);
        }
      }
      return free;
    }

    List<Arrival> arrivals() {
      List<Arrival> arrivals = new ArrayList<>();
      for (int cell : free()) {
        for (int d = 0; d < Directions.COUNT; d++) {
          if ((graph.moves(cell) >>> d & 1) != 0) {
            arrivals.add(new Arrival(cell + offsets[d], d));
          }
        }
      }
      return arrivals;
    }

    int kept(Arrival at) {
      return SkipTable.kept(skip, graph.moves(), offsets, at.direction, at.cell);
    }

    /** Whether a straight arrival keeps more than the move straight on. */
    boolean isForced(Arrival at) {
      return !Directions.isDiagonal(at.direction) && (kept(at) & ~(1 << at.direction)) != 0;
    }

    /** Whether a side of a diagonal arrival sees a jump point. */
    boolean isTurn(Arrival at) {
      return Directions.isDiagonal(at.direction) && ends(at.cell, sides(at), true) > 0;
    }

    private int sides(Arrival at) {
      return kept(at) & ~(1 << at.direction);
    }

    /** The arrivals of a walk in a direction, until it is blocked. */
    List<Arrival> along(int from, int d) {
      List<Arrival> walk = new ArrayList<>();
      for (int cell = from; (graph.moves(cell) >>> d & 1) != 0; cell += offsets[d]) {
        walk.add(new Arrival(cell + offsets[d], d));
      }
      return walk;
    }

    /** How many jump points are seen from a cell by some moves. */
    int ends(int from, int moves, boolean prune) {
      int count = 0;
      for (int d = 0; d < Directions.COUNT; d++) {
        if ((moves >>> d & 1) != 0) {
          count += endsAlong(from, d, prune);
        }
      }
      return count;
    }

    private int endsAlong(int from, int d, boolean prune) {
      int count = 0;
      for (Arrival at : along(from, d)) {
        if (isForced(at) || isTurn(at) && !prune) {
          return count + 1;
        }
        if (isTurn(at)) {
          count += ends(at.cell, sides(at), true);
        }
      }
      return count;
    }
  }
}
