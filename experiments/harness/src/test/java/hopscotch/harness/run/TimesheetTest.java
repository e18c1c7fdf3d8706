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

class TimesheetTest {
  private static final long SECOND = 1_000_000_000L;

  @Test
  void whatIsMovedIsNeitherLostNorDoubled() {
    Timesheet timesheet = new Timesheet();
    timesheet.move(RunPhase.EXCHANGE, RunPhase.QUERIES, 3 * SECOND);
    Timesheet other = new Timesheet();
    other.move(RunPhase.QUERIES, RunPhase.CHECKS, SECOND);
    timesheet.add(other);
    assertEquals(2000, timesheet.spent().millis(RunPhase.QUERIES));
    assertEquals(-3000, timesheet.spent().millis(RunPhase.EXCHANGE));
    assertEquals(2000, timesheet.spent().millis(false));
    assertEquals(-2000, timesheet.spent().millis(true));
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
