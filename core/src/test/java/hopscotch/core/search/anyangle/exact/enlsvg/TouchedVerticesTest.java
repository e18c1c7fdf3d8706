package hopscotch.core.search.anyangle.exact.enlsvg;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A vertex that is reached over a shorter way again counts once. */
class TouchedVerticesTest {
  @Test
  void areFewerThanWhatIsGenerated() {
    GridMap map = MapShape.CAVE.map(100, 100, ".", new Random(7));
    GridCase[] queries = new GridCase(map, Movement.OCTILE, 0, 0).others(300);
    PathSearch search = Planners.prepare("enlsvg", queries[0].graph()).newSearch();
    long touched = 0;
    long generated = 0;
    for (GridCase query : queries) {
      search.find(query.start(), query.goal(), new PathBuffer());
      touched += search.counters().touched;
      generated += search.counters().generated;
      assertTrue(search.counters().touched <= search.counters().generated);
    }
    assertTrue(touched < generated, touched + " of " + generated);
  }
}
