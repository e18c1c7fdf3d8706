package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchNumbersTest {

  @ParameterizedTest
  @CsvSource({
    "astar,1",
    "los(jps),1",
    "thetastar,1",
    "bstar(fallback=astar),1",
    "floyd(greedy),1",
    "rays(astar),2"
  })
  void findsTheNumbersOfWhatASearchHolds(String spec, int count) {
    GridCase query = MapShape.query(MapShape.CAVE, 20, 20, Movement.OCTILE);
    PathSearch search = Planners.prepare(spec, query.graph()).newSearch();
    search.find(query.start(), query.goal(), new PathBuffer());
    assertEquals(count, SearchNumbers.runOut(search));
  }
}
