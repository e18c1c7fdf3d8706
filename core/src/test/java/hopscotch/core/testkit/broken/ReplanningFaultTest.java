package hopscotch.core.testkit.broken;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.IncrementalChecks;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The kit for changing maps on tried: it must catch every fault and pass the sound twin. */
class ReplanningFaultTest {
  private static final int WALKS = 400;

  private record Walk(GridCase first, long seed) {}

  @ParameterizedTest
  @EnumSource
  void isCaughtByAnswersOnAWalk(ReplanningFault fault) {
    Set<String> messages = new TreeSet<>();
    boolean isCaught =
        walks()
            .anyMatch(
                walk -> {
                  String message = message(fault, walk);
                  messages.add(message);
                  return message.equals(fault.message());
                });
    assertTrue(isCaught, messages::toString);
  }

  /** What is said of a fault on a walk; nothing if it is not seen. */
  private static String message(ReplanningFault fault, Walk walk) {
    try {
      IncrementalChecks.answersOnAWalk(fault::broken, true, 2, true, walk.first(), walk.seed());
      return "";
    } catch (AssertionError e) {
      return e.getMessage().replaceFirst(" ==>.*", "");
    }
  }

  @Test
  void theSoundTwinPassesEveryCheck() {
    walks()
        .forEach(
            walk ->
                IncrementalChecks.answersOnAWalk(
                    ReplanningFault::sound, true, 2, true, walk.first(), walk.seed()));
  }

  private static Stream<Walk> walks() {
    Random random = new Random(43);
    return Stream.generate(() -> GridCases.random(random, GridCases.allMovements()))
        .filter(GridCase::isQuery)
        .map(first -> new Walk(first, random.nextLong()))
        .limit(WALKS);
  }
}
