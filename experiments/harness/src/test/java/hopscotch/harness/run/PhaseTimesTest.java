package hopscotch.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.RunPhase;
import hopscotch.harness.results.TimeSpent;
import hopscotch.judge.query.ProblemKind;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PhaseTimesTest {
  private static final long SECOND = 1_000_000_000L;

  @Test
  void whatIsMovedIsNeitherLostNorDoubled() {
    PhaseTimes phaseTimes = new PhaseTimes();
    phaseTimes.move(RunPhase.EXCHANGE, RunPhase.QUERIES, 3 * SECOND);
    PhaseTimes other = new PhaseTimes();
    other.move(RunPhase.QUERIES, RunPhase.CHECKS, SECOND);
    phaseTimes.add(other);
    assertEquals(2000, phaseTimes.spent().millis(RunPhase.QUERIES));
    assertEquals(-3000, phaseTimes.spent().millis(RunPhase.EXCHANGE));
    assertEquals(2000, phaseTimes.spent().millis(false));
    assertEquals(-2000, phaseTimes.spent().millis(true));
  }

  @Test
  void theManifestKeepsTheSumOverSessions() {
    ObjectNode manifest = Json.object();
    manifest.putArray("sessions").addObject().put("started", "a killed one");
    TimeSpent spent =
        new TimeSpent(Map.of(RunPhase.QUERIES, 900L, RunPhase.MAPS, 100L, RunPhase.CHECKS, 20L));
    spent.putInto(manifest.withArray("sessions").addObject());
    spent.putInto(manifest.withArray("sessions").addObject());
    TimeSpent read = TimeSpent.of(manifest);
    assertEquals(1800, read.millis(RunPhase.QUERIES));
    assertEquals(40, read.millis(true));
    assertEquals(2.0, read.ownPercent());
    assertTrue(
        read.text(ProblemKind.QUERY).contains("queries 1.8 s"), read.text(ProblemKind.QUERY));
    assertTrue(
        read.text(ProblemKind.QUERY).endsWith("2.0 % of the former"), read.text(ProblemKind.QUERY));
  }
}
