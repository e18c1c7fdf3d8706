package hopscotch.core.search.anyangle.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.testkit.GridCases;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** An observer of a search over intervals is told of each node twice: as added, and as expanded. */
class ObservedIntervalsTest {
  /** Counts what it is told, and that each cell is one of the map beside the interval. */
  private static final class Counts implements SearchObserver {
    private final GridGraph graph;
    private long generated;
    private long expanded;
    private long cones;
    private int cell;

    Counts(GridGraph graph) {
      this.graph = graph;
    }

    @Override
    public void generate(int side, int of, int parent, long g, long f) {
      generated++;
      cell = of;
      assertTrue(g <= f, "f falls short of g");
      assertTrue(graph.isFree(of), "a blocked cell");
    }

    @Override
    public void expand(int side, int of, long g, long f) {
      expanded++;
      cell = of;
      assertTrue(g <= f, "f falls short of g");
      assertTrue(graph.isFree(of), "a blocked cell");
    }

    /** The root sees the interval, which lies at the rim of the cell told before. */
    @Override
    public void cone(
        double rootX, double rootY, double fromX, double fromY, double toX, double toY) {
      cones++;
      boolean seesAll = rootX == fromX && rootY == fromY;
      if (!seesAll) {
        int x = graph.map().x(cell);
        int y = graph.map().y(cell);
        assertTrue(fromX == toX || fromY == toY, "an interval of a line");
        assertTrue(
            fromY == toY ? fromY == y || fromY == y + 1 : fromX == x || fromX == x + 1,
            "beside the cell");
      }
    }
  }

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.neverMovements());
  }

  @Property(seed = "1717")
  void everyNodeIsTold(@ForAll("queries") GridCase query) {
    for (String spec : new String[] {"anya", "polyanya"}) {
      Counts counts = new Counts(query.graph());
      PathSearch search = Planners.prepare(spec, query.graph()).newSearch(counts);
      search.find(query.start(), query.goal(), new PathBuffer());
      assertEquals(search.counters().generated, counts.generated, spec);
      assertEquals(search.counters().expanded, counts.expanded, spec);
      assertEquals(counts.generated + counts.expanded, counts.cones, spec);
    }
  }
}
