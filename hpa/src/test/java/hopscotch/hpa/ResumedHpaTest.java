package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.ResumableSearch;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Queries that are cut in every part, on a map of many clusters. */
class ResumedHpaTest {
  /** A part of the query, which each slice repeats, takes longer than a slice. */
  @Test
  void slicesThatAreTooShortForAPartComeToTheEnd() {
    GridCase query = MapShape.query(MapShape.CAVE, 150, 150, Movement.OCTILE);
    Planner planner = Planners.prepare("hpa(cluster=150,insertion=dijkstra)", query.graph());
    ResumableSearch search = (ResumableSearch) planner.newSearch();
    PathBuffer path = new PathBuffer();
    Budget none = Budget.time(Duration.ofNanos(1));
    Outcome soFar = search.find(query.start(), query.goal(), path, none);
    for (int slice = 0; slice < 100 && soFar.isInterrupted(); slice++) {
      soFar = search.resume(path, none);
    }
    assertFalse(soFar.isInterrupted());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hpa(cluster=10)",
        "hpa(cluster=8,levels=3,turns=false)",
        "hpa(cluster=8,levels=2,landmarks=4)",
        "hpa(cluster=8,levels=1,labels=true)",
        "hpa(cluster=16,insertion=dijkstra,turns=false)",
        "hpa(cluster=16,insertion=astar,turns=false)",
        "hpa(cluster=8,levels=2,refine=none)"
      })
  void pathAndCountersAreThoseOfAQueryNeverCut(String spec) {
    GridCase first = MapShape.query(MapShape.CAVE, 150, 150, Movement.OCTILE);
    Planner planner = Planners.prepare(spec, first.graph());
    PathSearch whole = planner.newSearch();
    ResumableSearch cut = (ResumableSearch) planner.newSearch();
    Random random = new Random(41);
    for (int most : new int[] {2, 10, 100}) {
      for (GridCase query : first.others(5)) {
        PathBuffer expected = new PathBuffer();
        Outcome outcome = whole.find(query.start(), query.goal(), expected);
        PathBuffer path = new PathBuffer();
        int budget = random.nextInt(most);
        long given = budget;
        Outcome soFar = cut.find(query.start(), query.goal(), path, Budget.expansions(budget));
        while (soFar.isInterrupted()) {
          assertTrue(path.isEmpty(), "no path before the end");
          assertEquals(given, cut.counters().expanded, "a slice takes all that it may");
          budget = random.nextInt(most);
          given += budget;
          soFar = cut.resume(path, Budget.expansions(budget));
        }
        assertEquals(outcome, soFar);
        assertArrayEquals(expected.toArray(), path.toArray());
        assertEquals(whole.counters().toString(), cut.counters().toString());
      }
    }
  }
}
