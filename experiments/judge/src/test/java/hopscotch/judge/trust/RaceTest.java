package hopscotch.judge.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import hopscotch.core.grid.Components;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.judge.query.LayeredMap;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * What threads share and one of them makes when it is first asked for: the components of a graph,
 * those of an abstract graph, the layers of a map. Threads that start together on a fresh one must
 * all see it whole. Three fields of immutable objects are too little for jcstress, which wants a
 * module and a jar of its own.
 */
class RaceTest {
  private static final int THREADS = 4;
  private static final int ROUNDS = Integer.getInteger("race.rounds", 1000);
  private static final GridMap MAP =
      GridMap.parse("...@.....W", ".@.@.@.W.W", ".@...@.W..", "@@@@@@@@@@", ".....WWWW.");

  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

  @AfterEach
  void stop() {
    threads.shutdownNow();
  }

  @Test
  void theComponentsOfAGraphAreComputedOnceAndSeenWhole() throws Exception {
    int start = MAP.cell(0, 0);
    int goal = MAP.cell(0, 4);
    race(
        () -> {
          GridGraph graph = GridGraph.of(MAP, Movement.OCTILE);
          return () -> {
            Components components = graph.components();
            assertFalse(components.connected(start, goal));
            assertSame(components, graph.components());
            return components;
          };
        });
  }

  @Test
  void aPlannerThatIsSharedFromItsFirstQueryOnAnswersEveryThread() throws Exception {
    for (String spec :
        List.of("hpa(cluster=4)", "hpa(cluster=4,levels=2)", "jps", "sectors", "ch")) {
      race(
          () -> {
            Planner planner = Planners.prepare(spec, GridGraph.of(MAP, Movement.OCTILE));
            return () -> {
              PathBuffer path = new PathBuffer();
              int start = MAP.cell(0, 0);
              assertEquals(
                  Outcome.NO_PATH, planner.newSearch().find(start, MAP.cell(0, 4), path), spec);
              assertEquals(
                  Outcome.FOUND, planner.newSearch().find(start, MAP.cell(6, 2), path), spec);
              return spec;
            };
          });
    }
  }

  @Test
  void theLayersOfAMapAreMadeOnce() throws Exception {
    race(
        () -> {
          LayeredMap map = LayeredMap.ofTerrain(MAP, Movement.OCTILE);
          return map::graph;
        });
  }

  /** Runs what each round supplies on all threads at once; all must give the same object. */
  private void race(Supplier<Callable<Object>> rounds)
      throws InterruptedException, ExecutionException {
    CyclicBarrier together = new CyclicBarrier(THREADS);
    for (int round = 0; round < ROUNDS; round++) {
      Callable<Object> task = rounds.get();
      List<Future<Object>> answers = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        answers.add(
            threads.submit(
                () -> {
                  together.await();
                  return task.call();
                }));
      }
      for (Future<Object> answer : answers) {
        assertSame(answers.get(0).get(), answer.get());
      }
    }
  }
}
