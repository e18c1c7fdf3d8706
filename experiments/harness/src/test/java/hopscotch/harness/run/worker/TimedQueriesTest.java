package hopscotch.harness.run.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.run.CountingPlanner;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimedQueriesTest {
  private static final long SECOND = 1_000_000_000L;
  private static final GridMap MAP =
      GridMap.parse("........", ".@@@@@@.", "........", ".@@@@@@.", "........");
  private static final int START = MAP.cell(0, 0);
  private static final int GOAL = MAP.cell(7, 4);

  private final AtomicLong steps = new AtomicLong();

  @TempDir private Path indexes;

  @Test
  void aCheapPreparationIsRepeatedAndBothTimesAreTold() throws IOException {
    Prepared prepared = planner("jpsplus").prepare(Duration.ofSeconds(10), SECOND / 4, 10 * SECOND);
    assertTrue(steps.get() > 1, "repeated");
    assertTrue(prepared.measured().of(RowColumn.FIRST_PREPARATION_NANOS) > 0);
    assertTrue(prepared.measured().of(RowColumn.PREPARATION_NANOS) > 0);
    assertTrue(prepared.measured().of(RowColumn.INDEX_BYTES) > 0);
  }

  @Test
  void withoutTimeToRepeatItThereIsOnePreparation() throws IOException {
    Prepared prepared = planner("jpsplus").prepare(Duration.ofSeconds(10), 0, 0);
    assertEquals(1, steps.get());
    assertEquals(
        prepared.measured().of(RowColumn.FIRST_PREPARATION_NANOS),
        prepared.measured().of(RowColumn.PREPARATION_NANOS));
  }

  @Test
  void anIndexThatWasReadHasNoTimeOfPreparation() throws IOException {
    IndexStore store = new IndexStore(indexes);
    Prepared built = planner("ch", store).prepare(Duration.ofSeconds(10), SECOND / 4, SECOND);
    assertTrue(steps.get() > 1, "repeated, without the file");
    assertTrue(built.measured().of(RowColumn.FIRST_PREPARATION_NANOS) > 0);
    assertTrue(built.measured().of(RowColumn.PREPARATION_NANOS) > 0);
    assertEquals(new IndexUse(1, 0, 0), built.indexUse());
    steps.set(0);
    Prepared read = planner("rays(ch)", store).prepare(Duration.ofSeconds(10), SECOND / 4, SECOND);
    assertEquals(1, steps.get(), "reading is not repeated");
    assertEquals(-1, read.measured().of(RowColumn.FIRST_PREPARATION_NANOS));
    assertEquals(-1, read.measured().of(RowColumn.PREPARATION_NANOS));
    assertEquals(1, read.indexUse().read());
    assertTrue(read.indexUse().readNanos() > 0);
  }

  @Test
  void answersABlockAfterAWarmUp() throws IOException {
    TimedPlanner planner = planner("astar");
    planner.prepare(Duration.ofSeconds(10), 0, 0);
    int[] ends = {START, GOAL, GOAL, START, START, START};
    planner.warmUp(ends, Budget.UNLIMITED, 1_000_000, 2_000_000);
    Block block = planner.ask(ends, Budget.UNLIMITED);
    assertEquals(3, block.answers().size());
    for (Answer answer : block.answers()) {
      assertEquals(Outcome.FOUND, answer.outcome());
      assertTrue(answer.measured().of(RowColumn.NANOS) > 0);
    }
    assertEquals(GOAL, block.answers().get(1).path()[0]);
    assertTrue(block.nanos() > 0);
  }

  @Test
  void whatASearchProvesIsMeasured() throws IOException {
    GridGraph graph = GridGraph.of(MAP, Movement.OCTILE);
    long least = 11L * graph.straightCost();
    assertEquals(least, proved("hpa(w=1)"));
    assertEquals(-1, proved("astar"));
  }

  private long proved(String spec) throws IOException {
    TimedPlanner planner = planner(spec);
    planner.prepare(Duration.ofSeconds(10), 0, 0);
    Block block = planner.ask(new int[] {START, GOAL}, Budget.UNLIMITED);
    return block.answers().get(0).measured().of(RowColumn.PROVED_BOUND);
  }

  @Test
  void queriesOfTheWarmUpComeBeforeABlock() throws IOException {
    TimedPlanner planner = planner("astar");
    planner.prepare(Duration.ofSeconds(10), 0, 0);
    int[] warmUp = new int[20];
    Arrays.fill(warmUp, START);
    planner.warmUp(warmUp, Budget.UNLIMITED, SECOND / 4, SECOND);
    long before = steps.get();
    Block block = planner.ask(new int[] {START, GOAL}, Budget.UNLIMITED);
    assertEquals(1, block.answers().size());
    assertTrue(steps.get() - before >= 10 + 1, "ten queries of the warm-up and the block's one");
    assertTrue(block.untimedNanos() > 0);
  }

  /** As queries are: after the warm-up, and some of its queries once more. */
  @Test
  void pathsAreHandedOutAsOftenAsTheyAreFound() throws IOException {
    TimedPlanner planner = planner("counting(hpa)");
    planner.prepare(Duration.ofSeconds(10), 0, 0);
    int[] warmUp = new int[20];
    Arrays.fill(warmUp, START);
    planner.warmUp(warmUp, Budget.UNLIMITED, SECOND / 4, SECOND);
    int begun = CountingPlanner.BEGUN.get();
    assertTrue(begun >= 10, "each query of the warm-up");
    Answer answer = planner.ask(new int[] {START, GOAL}, Budget.UNLIMITED).answers().get(0);
    assertTrue(
        CountingPlanner.BEGUN.get() - begun >= 10 + 1, "ten of the warm-up, and the block's");
    assertEquals(CountingPlanner.BEGUN.get(), CountingPlanner.ENDED.get(), "from end to end");
    long first = answer.measured().of(RowColumn.FIRST_MOVE_NANOS);
    assertTrue(first > 0);
    assertTrue(first <= answer.measured().of(RowColumn.LAST_MOVE_NANOS));
  }

  private TimedPlanner planner(String spec) {
    return planner(spec, null);
  }

  private TimedPlanner planner(String spec, IndexStore store) {
    return new TimedQueries(Planners.known(spec), GridGraph.of(MAP, Movement.OCTILE), store, steps);
  }
}
