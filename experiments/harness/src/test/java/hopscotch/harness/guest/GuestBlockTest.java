package hopscotch.harness.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

class GuestBlockTest {
  private static GuestBlock block(long wallNanos, List<Long> claims) throws GuestFault {
    List<GuestAnswer> answers = new ArrayList<>();
    for (long claim : claims) {
      String line = "answer %d found %d 1 0,0".formatted(answers.size(), claim);
      answers.add(GuestAnswer.parse(line, answers.size()));
    }
    return new GuestBlock(answers, wallNanos);
  }

  private static long counted(GuestBlock block) {
    return block.answers().stream().mapToLong(block::countedNanos).sum();
  }

  @Property
  void claimsThatTheClockAllowsCountAsTheyAre(
      @ForAll @Size(min = 1, max = 20) List<@LongRange(min = 0, max = 1000) Long> claims)
      throws GuestFault {
    long sum = claims.stream().mapToLong(claim -> claim).sum();
    assertEquals(sum, counted(block(sum, claims)));
  }

  @Example
  void noneOfABlockThatIsTooLongCountsForLessThanItsShare() throws GuestFault {
    GuestBlock block = block(1000, List.of(1L, 1_000_000L));
    assertEquals(500, block.countedNanos(block.answers().get(0)));
    assertEquals(500, block.countedNanos(block.answers().get(1)));
  }

  @Property
  void othersCountForTheWallClockAtMost(
      @ForAll @LongRange(min = 0, max = 1_000_000) long wallNanos,
      @ForAll @Size(min = 1, max = 20)
          List<@LongRange(min = 1_020_000, max = 999_999_999_999_999_999L) Long> claims)
      throws GuestFault {
    GuestBlock block = block(wallNanos, claims);
    assertTrue(block.exceedsWallClock());
    assertTrue(counted(block) <= wallNanos);
  }
}
