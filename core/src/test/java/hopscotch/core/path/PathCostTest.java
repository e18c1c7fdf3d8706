package hopscotch.core.path;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Against the cost that the validator finds. */
class PathCostTest {
  @ParameterizedTest
  @CsvSource({
    "8 never 2/3, 0.1., ...2",
    "4, 0..., 1..2",
    "'8 always 2/3 .=1,S=3,W=7', 0S.1, W.S2",
    "8, 0..., ...."
  })
  void isThatOfTheMovesOfEachRun(String movement, String first, String second) {
    Drawn drawn = Drawn.of(movement, first, second);
    assertEquals(drawn.check().cost(), PathCost.of(drawn.graph(), drawn.path()));
  }
}
