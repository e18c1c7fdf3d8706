package hopscotch.experiments.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sums of made-up times: what is told of a guest's claims, and what is not. */
class GuestAccountTest {
  private static final long MILLI = 1_000_000;

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "an honest guest                       | 1000 |     950 |       20 | false",
        "one that claims a tenth               | 1000 |     100 |       20 | true",
        "one that claims nothing               | 1000 |       0 |       20 | true",
        "one that claims a half and a bit      | 1000 |     500 |       20 | false",
        "a tenth, but of little time           |  250 |      10 |        2 | false",
        "a busy machine: twice the protocol    | 1200 |     100 |      500 | false",
        "a busy machine: four times the same   | 2100 |     100 |      500 | false",
        "more than that                        | 2200 |     100 |      500 | true",
        "a clock that runs too fast            | 1000 |    2000 |       20 | false",
      })
  void claimsAreToldThatFallFarShort(
      String what, long wall, long claimed, long protocol, boolean told) {
    GuestAccount account =
        new GuestAccount(1000, wall * MILLI, claimed * MILLI, protocol * MILLI, 0);
    assertEquals(told, account.isFarShort(), account::toString);
  }

  @Test
  void oneSlowBlockAmongManyIsNotTold() {
    GuestAccount block = new GuestAccount(100, 20 * MILLI, 18 * MILLI, MILLI, 0);
    GuestAccount map = new GuestAccount(100, 300 * MILLI, 18 * MILLI, MILLI, 0);
    assertTrue(map.isFarShort());
    for (int i = 0; i < 50; i++) {
      map = map.plus(block);
    }
    assertFalse(map.isFarShort(), map.toString());
  }

  @Test
  void bytesOfPathsExplainTime() {
    assertTrue(new GuestAccount(10, 600 * MILLI, 100 * MILLI, MILLI, 0).isFarShort());
    assertFalse(new GuestAccount(10, 600 * MILLI, 100 * MILLI, MILLI, 40 * MILLI).isFarShort());
  }

  @Test
  void theProtocolIsTheMeanOfWhatWasMeasured() {
    GuestAccount account = new GuestAccount(1000, 9 * MILLI, 5 * MILLI, 2 * MILLI, 500_000);
    assertEquals(2, account.protocolMicrosAQuery());
    assertEquals(4, account.nanosAByte());
  }

  @Test
  void aRowIsReadBack() {
    assertEquals(
        Optional.of(new GuestAccount(1, 700, 500, 30, 12)),
        GuestAccount.ofRow(500, "guest-clock=1;wall-nanos=700;protocol-nanos=30;path-bytes=12"));
    assertEquals(Optional.empty(), GuestAccount.ofRow(500, "turns=3"));
    assertEquals(Optional.empty(), GuestAccount.ofRow(-1, "guest-clock=1;wall-nanos=700"));
  }
}
