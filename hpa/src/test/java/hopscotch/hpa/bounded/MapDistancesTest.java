package hopscotch.hpa.bounded;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.field.DistanceField;
import hopscotch.core.testkit.GridCases;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class MapDistancesTest {
  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = "2016")
  void areThoseOfAField(@ForAll("queries") GridCase query) {
    MapDistances distances = new MapDistances(query.graph());
    for (GridCase each : query.others(3)) {
      DistanceField field = DistanceField.of(query.graph(), each.start());
      distances.findFrom(each.start());
      for (int cell : query.graph().freeCells()) {
        long expected = field.isReachable(cell) ? field.cost(cell) : MapDistances.UNREACHED;
        assertEquals(expected, distances.to(cell));
      }
    }
  }
}
