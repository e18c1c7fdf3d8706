package hopscotch.experiments.run.forecast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.experiments.results.Results;
import hopscotch.experiments.run.Suites;
import hopscotch.experiments.suite.Plan;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MakespanTest {
  private static final String SUITE =
      Suites.MAPS + "timing: quick\nblock: 1\nplanners: [astar, bfs]\n";

  @TempDir private Path folder;

  @Test
  void oneSlotTakesTheWholeAndMoreSlotsTakeLess() throws IOException {
    Results sample = Suites.run(SUITE.replace("1..2", "1"), folder);
    Plan plan = Suites.plan(SUITE);
    Makespan makespan = new Makespan(plan, sample, true);
    Makespan.Simulation one = makespan.simulate(1, 1);
    assertEquals(one.idealSeconds(), one.seconds(), 1e-12);
    assertEquals(2, one.units(), "the map that was not measured costs what its like did");
    assertEquals(50, one.largestPercent(), 1e-9);
    Makespan.Simulation four = makespan.simulate(4, 4);
    assertEquals(40, four.units(), "no unit is smaller than a block");
    assertEquals(one.seconds(), 4 * four.idealSeconds(), 1e-12);
    double unit = one.seconds() * four.largestPercent() / 100;
    assertTrue(four.seconds() <= four.idealSeconds() + unit, four.toString());
  }
}
