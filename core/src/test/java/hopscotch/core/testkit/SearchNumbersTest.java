package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import java.util.Map;
import org.junit.jupiter.api.Test;
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
    assertEquals(count, SearchNumbers.runOut(search, Map.of()));
  }

  /** A search with a counter of its own, as in a jar of someone else's. */
  private static final class Numbered {
    int query = 1;
  }

  @Test
  void aFieldThatTheContractNamesIsSet() {
    Numbered search = new Numbered();
    Map<String, Number> last = Map.of(Numbered.class.getName() + ".query", 99);
    assertEquals(1, SearchNumbers.runOut(search, last));
    assertEquals(99, search.query);
  }

  @Test
  void aFieldThatIsNotThereFails() {
    Map<String, Number> wrong = Map.of(Numbered.class.getName() + ".queries", 99);
    assertThrows(AssertionError.class, () -> SearchNumbers.runOut(new Numbered(), wrong));
  }
}
