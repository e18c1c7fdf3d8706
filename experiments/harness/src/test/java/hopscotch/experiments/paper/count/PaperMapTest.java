package hopscotch.experiments.paper.count;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.movingai.ScenarioRow;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PaperMapTest {
  private static final GridMap MAP = GridMap.parse("..........");

  /** The columns where the queries begin, of rows that begin at columns 0 to 8. */
  private static List<Integer> starts(int every) {
    List<ScenarioRow> rows =
        IntStream.range(0, 9)
            .mapToObj(x -> new ScenarioRow(0, "a.map", 10, 1, x, 0, 9, 0, BigDecimal.TEN))
            .toList();
    PaperMap map = new PaperMap("set/a", MAP, rows, every, List.of(), false);
    return map.queries(map.graph(Movement.OCTILE)).stream().map(query -> MAP.x(query[0])).toList();
  }

  @Test
  void ofAllRowsEachIsTaken() {
    assertEquals(IntStream.range(0, 9).boxed().toList(), starts(1));
  }

  @Test
  void ofEachThreeRowsOneIsTakenByTurns() {
    assertEquals(List.of(0, 4, 8), starts(3));
  }
}
