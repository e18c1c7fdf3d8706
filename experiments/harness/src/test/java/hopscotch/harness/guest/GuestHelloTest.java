package hopscotch.harness.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.LengthMetric;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GuestHelloTest {
  private static final String WHO = "hello 2 mine 1 OPTIMAL";

  @Test
  void keysThatAreLeftOutHaveTheirDefaults() throws GuestFault {
    GuestHello hello = GuestHello.parse(WHO);
    assertEquals(Optional.empty(), hello.findRefusal(Movement.OCTILE));
    assertEquals(LengthMetric.GRID, hello.metric());
    assertEquals(false, hello.takesChanges());
  }

  @Test
  void everyValueOfThePageIsTaken() throws GuestFault {
    GuestHello hello =
        GuestHello.parse(
            WHO
                + " directions=4,8 corners=never,one-free,always costs=sqrt2,5/7"
                + " terrain=plain,weighted metric=euclidean changes=yes");
    assertEquals(List.of("4", "8"), hello.serves().get("directions"));
    assertEquals(true, hello.takesChanges());
    GuestHello.parse(WHO + " directions=4 corners=any costs=any metric=grid changes=no");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "corner=always   | key 'corner': expected one of directions, corners, costs, terrain, metric, changes",
        "corners=alway   | corners=alway: expected some of never, one-free, always, any",
        "directions=6    | directions=6: expected some of 4, 8",
        "terrain=,plain  | terrain=,plain: expected some of plain, weighted",
        "metric=straight | metric=straight: expected one of grid, euclidean, length",
        "changes=yes,no  | changes=yes,no: expected one of yes, no",
      })
  void whatThePageDoesNotHaveIsNamed(String word, String fault) {
    GuestFault e =
        assertThrows(GuestFault.class, () -> GuestHello.parse(WHO + " directions=8 " + word));
    assertEquals(GuestFault.Kind.PROTOCOL, e.kind());
    assertEquals(
        "its hello has " + (fault.startsWith("key") ? "the " : "") + fault, e.getMessage());
  }
}
