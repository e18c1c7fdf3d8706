package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchTest {
  private static final int QUERIES = 1000;

  private final GridGraph graph =
      GridGraph.of(MapShape.ROOMS.map(40, 40, ".", new Random(1)), Movement.OCTILE);
  private final Planner planner = Planners.prepare("astar", graph);
  private final int[] starts = cells(2);
  private final int[] goals = cells(3);

  private int[] cells(int seed) {
    int[] free = IntStream.range(0, graph.map().cellCount()).filter(graph::isFree).toArray();
    return new Random(seed).ints(QUERIES, 0, free.length).map(i -> free[i]).toArray();
  }

  private record Answer(Outcome outcome, PathBuffer path, long expanded) {}

  private List<Answer> answers(int threads, Budget budget) {
    List<Answer> answers = new ArrayList<>();
    Batch.inOrder(
        QUERIES,
        threads,
        () -> {
          PathSearch search = planner.newSearch();
          return query -> answer(search, query, budget);
        },
        answers::add);
    return answers;
  }

  private Answer answer(PathSearch search, int query, Budget budget) {
    PathBuffer path = new PathBuffer();
    Outcome outcome = search.find(starts[query], goals[query], path, budget);
    return new Answer(outcome, path, search.counters().expanded);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void answersAreThoseOfASingleSearchInOrder(int threads) {
    List<Answer> answers = answers(threads, Budget.UNLIMITED);
    PathSearch search = planner.newSearch();
    PathBuffer path = new PathBuffer();
    assertEquals(QUERIES, answers.size());
    for (int i = 0; i < QUERIES; i++) {
      Answer answer = answers.get(i);
      assertSame(search.find(starts[i], goals[i], path), answer.outcome());
      assertArrayEquals(path.toArray(), answer.path().toArray());
      assertEquals(search.counters().expanded, answer.expanded());
    }
  }

  @Test
  void noWorkHasNoResults() {
    List<Integer> results = new ArrayList<>();
    Batch.inOrder(0, 2, () -> i -> i, results::add);
    assertEquals(List.of(), results);
  }

  @Test
  void aCancelledBudgetEndsWhatIsLeft() {
    Budget budget = Budget.expansions(Long.MAX_VALUE);
    budget.cancel();
    for (Answer answer : answers(2, budget)) {
      assertTrue(answer.outcome() == Outcome.CANCELLED || answer.expanded() == 0);
    }
  }

  @Test
  void whatAWorkerThrowsIsThrownOn() {
    goals[QUERIES / 2] = 0;
    assertThrows(IllegalArgumentException.class, () -> answers(2, Budget.UNLIMITED));
  }

  @Test
  void whatTheSinkThrowsIsThrownOn() {
    assertThrows(
        ArithmeticException.class,
        () -> Batch.inOrder(10, 2, () -> i -> i, i -> Math.floorDiv(1, i - 3)));
  }

  @Test
  void refusesNoThreads() {
    assertThrows(IllegalArgumentException.class, () -> answers(0, Budget.UNLIMITED));
  }

  @Test
  void anInterruptedThreadStopsItsBatch() {
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> answers(2, Budget.UNLIMITED));
    assertTrue(Thread.interrupted());
  }
}
