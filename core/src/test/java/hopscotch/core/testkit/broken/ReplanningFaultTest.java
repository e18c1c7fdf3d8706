package hopscotch.core.testkit.broken;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.IncrementalChecks;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The kit for changing maps on trial: it must catch every fault and pass the sound twin. */
class ReplanningFaultTest {
  private static final int WALKS = 400;

  @ParameterizedTest
  @EnumSource
  void isCaughtByAnswersOnAWalk(ReplanningFault fault) {
    Set<String> messages = new TreeSet<>();
    onWalks(
        (first, seed) -> {
          try {
            IncrementalChecks.answersOnAWalk(fault::broken, true, 2, true, first, seed);
          } catch (AssertionError e) {
            messages.add(e.getMessage().replaceFirst(" ==>.*", ""));
          }
        });
    assertTrue(messages.contains(fault.message()), messages::toString);
  }

  @Test
  void theSoundTwinPassesEveryCheck() {
    onWalks(
        (first, seed) -> {
          IncrementalChecks.answersOnAWalk(ReplanningFault::sound, true, 2, true, first, seed);
        });
  }

  private static void onWalks(BiConsumer<GridCase, Long> check) {
    Random random = new Random(43);
    for (int walks = 0; walks < WALKS; ) {
      GridCase first = GridCases.random(random, GridCases.allMovements());
      if (first.isQuery()) {
        check.accept(first, random.nextLong());
        walks++;
      }
    }
  }
}
