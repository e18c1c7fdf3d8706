package hopscotch.judge.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.Contract;
import hopscotch.core.contract.Promise;
import hopscotch.core.contract.Subject;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The judge of a run as the referee of the contract. */
class SubjectsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "astar", // itself a reference
        "dfs", // finds long paths
        "anya", // measured as lines
        "hpa(refine=none)", // has no path to check
      })
  void itsAnswersAreJudged(String text) {
    KnownSpec spec = Planners.known(text);
    Subject subject =
        Subjects.of(spec, graph -> Planners.prepare(text, graph), Budget.UNLIMITED, 0);
    Contract contract = new Contract(subject, List.of(Movement.OCTILE, Movement.parse("8 always")));
    assertEquals(List.of(), contract.check(Subjects.promises(spec), 10, 1).breaches());
  }

  @Test
  void nothingIsAskedOfTheSearchesOfAGuest() {
    assertEquals(Promise.ofPrograms(), Subjects.promises(Planners.known("los(guest(mine))")));
    assertEquals(Promise.ofPlanners(), Subjects.promises(Planners.known("los(astar)")));
  }
}
