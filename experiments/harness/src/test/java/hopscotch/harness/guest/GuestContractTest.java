package hopscotch.harness.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.Contract;
import hopscotch.core.contract.Promise;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planners;
import hopscotch.judge.contract.Subjects;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Guests that are wrong on purpose break the promise that each is wrong about. */
@Tag("programs")
class GuestContractTest {
  private static final int MAPS = 20;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "corners     | CORNERS            | corner",
        "greedy      | SHORTEST           | the shortest has",
        "last-column | FINDS              | no path",
        "swamp       | SHORTEST           | the shortest has",
        "standing    | START_IS_GOAL      | no path",
        "stale       | REUSED_IS_FRESH    | after other queries",
        "tireless    | BUDGET_IS_HONOURED | with a budget of",
      })
  void aWrongGuestIsCaught(String how, Promise promise, String fault) {
    Guests.requirePython();
    GuestProgram program =
        new GuestProgram(
            List.of("python3", Guests.wrongFile().toString(), how),
            "/",
            Map.of("PYTHONPATH", Guests.examples().toString(), "PYTHONDONTWRITEBYTECODE", "1"),
            null);
    GuestPlanner.admit("wrong-" + how, program);
    String spec = "guest(wrong-%s)".formatted(how);
    List<Contract.Breach> breaches =
        new Contract(
                Subjects.of(
                    Planners.known(spec),
                    graph -> Planners.prepare(spec, graph),
                    Budget.time(Duration.ofSeconds(20)),
                    0),
                List.of(Movement.OCTILE))
            .check(Set.of(promise), MAPS, 1)
            .breaches();
    assertEquals(1, breaches.size());
    assertTrue(breaches.get(0).finding().text().contains(fault), breaches::toString);
  }
}
