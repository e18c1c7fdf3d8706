package hopscotch.harness.guest;

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
    GuestAccount account = account(wall * MILLI, claimed * MILLI, protocol * MILLI, 0);
    assertEquals(told, account.isFarShort(), account::toString);
  }

  @Test
  void oneSlowBlockAmongManyIsNotTold() {
    GuestAccount block = account(20 * MILLI, 18 * MILLI, MILLI, 0);
    GuestAccount map = account(300 * MILLI, 18 * MILLI, MILLI, 0);
    assertTrue(map.isFarShort());
    for (int i = 0; i < 50; i++) {
      map = map.plus(block);
    }
    assertFalse(map.isFarShort(), map.toString());
  }

  @Test
  void bytesOfPathsExplainTime() {
    assertTrue(account(600 * MILLI, 100 * MILLI, MILLI, 0).isFarShort());
    assertFalse(account(600 * MILLI, 100 * MILLI, MILLI, 40 * MILLI).isFarShort());
  }

  @Test
  void theProtocolIsWhatTheLeastDisturbedQueriesTook() {
    GuestAccount account =
        new GuestAccount(1, 9000, 5000, 2000, 2000, 100, 400)
            .plus(new GuestAccount(1, 9000, 5000, 1500, 1500, 100, 200));
    assertEquals(1.5, account.protocolMicrosAQuery());
    assertEquals(0.3, account.pathMicrosAQuery());
    assertEquals(100, account.bytesAQuery());
  }

  @Test
  void aRowIsReadBack() {
    assertEquals(
        Optional.of(new GuestAccount(1, 700, 500, 30, 30, 12, 24)),
        GuestAccount.ofRow(
            500, "guest-clock=1;wall-nanos=700;protocol-nanos=30;path-bytes=12;path-nanos=24"));
    assertEquals(Optional.empty(), GuestAccount.ofRow(500, "turns=3"));
    assertEquals(Optional.empty(), GuestAccount.ofRow(-1, "guest-clock=1;wall-nanos=700"));
  }

  private static GuestAccount account(long wall, long claimed, long protocol, long bytes) {
    return new GuestAccount(100, wall, claimed, protocol, protocol / 100, bytes, 0);
  }
}
