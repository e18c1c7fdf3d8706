package hopscotch.harness.scoreboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.Grade;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.NotOfferedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.judge.contract.Subjects;
import java.time.Duration;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The questions of the scoreboard, put to sound planners and to ones that are wrong on purpose. */
class ScoreQuestionsTest {
  private static final KnownSpec ASTAR = Planners.known("astar");
  private static final int MAPS = 25;

  @ParameterizedTest
  @ValueSource(strings = {"8", "4", "8 one-free 5/7", "8 always 1/1", "8 never 1/2 .=1,S=2,G=3"})
  void aSoundPlannerKeepsAllThatItIsAsked(String movement) {
    Map<ScoreColumn, GradeCounts> counts = ask(graph -> Planners.prepare("astar", graph), movement);
    assertFalse(counts.isEmpty());
    counts.forEach(
        (column, count) -> assertEquals(count.asked(), count.count(Grade.KEPT), column.name()));
    assertEquals(movement.contains("="), counts.containsKey(column("weights")));
  }

  @Test
  void longerPathsAreCountedWithTheirExcess() {
    Map<ScoreColumn, GradeCounts> counts = ask(graph -> Planners.prepare("greedy", graph), "8");
    GradeCounts shortest = counts.get(column("shortest"));
    assertTrue(shortest.count(Grade.LONGER) > 0);
    assertTrue(shortest.worst() > 1.001, "" + shortest.worst());
    GradeCounts.Example example = shortest.examples().get(Grade.LONGER);
    assertTrue(example.query().map().width() * example.query().map().height() <= 30);
    assertEquals(0, counts.get(column("legal")).count(Grade.BROKEN));
  }

  @Test
  void aLongerPathIsNotMadeSmallWhereTheShortestIsNotPromised() {
    ScoreQuestions modest = questions(graph -> Planners.prepare("greedy", graph), 0, false);
    GradeCounts shortest = modest.ask(Movement.OCTILE, MAPS, 1).counts().get(column("shortest"));
    GradeCounts.Example example = shortest.examples().get(Grade.LONGER);
    assertTrue(example.query().map().width() * example.query().map().height() > 30);
  }

  @Test
  void anExcessWithinTheRoundingIsNoLongerPath() {
    ScoreQuestions lenient =
        questions(graph -> Planners.prepare("greedy", graph), Double.MAX_VALUE, true);
    GradeCounts shortest = lenient.ask(Movement.OCTILE, MAPS, 1).counts().get(column("shortest"));
    assertTrue(shortest.count(Grade.ROUNDED) > 0);
    assertEquals(0, shortest.count(Grade.LONGER));
  }

  @Test
  void aCutCornerIsToldApartFromAnIllegalPath() {
    Function<GridGraph, Planner> cutting =
        graph ->
            new Other(
                graph,
                Planners.prepare(
                    "astar",
                    GridGraph.of(
                        graph.map(), Movement.parse("8 always").withCosts(graph.costs()))));
    Map<ScoreColumn, GradeCounts> counts = ask(cutting, "8 never");
    assertTrue(counts.get(column("corners")).count(Grade.BROKEN) > 0);
    assertEquals(0, counts.get(column("legal")).count(Grade.BROKEN));
    int cells = counts.get(column("corners")).examples().get(Grade.BROKEN).query().map().width();
    assertTrue(cells <= 3, "" + cells);
  }

  @Test
  void whatIsNotOfferedIsNotAsked() {
    Map<ScoreColumn, GradeCounts> counts =
        ask(
            graph -> {
              throw new NotOfferedException("no such maps");
            },
            "8");
    assertEquals(Map.of(), counts);
  }

  @Test
  void aPlannerThatKeepsTheMapOfBeforeIsCaughtAfterChanges() {
    Map<ScoreColumn, GradeCounts> counts =
        ask(graph -> new Stale(Planners.prepare("astar", graph), graph), "8");
    assertTrue(counts.get(column("changed maps")).count(Grade.BROKEN) > 0);
    assertEquals(0, counts.get(column("asked again")).count(Grade.BROKEN));
  }

  @Test
  void onePlannerThatSaysNoPathFromACellToItselfIsTold() {
    Map<ScoreColumn, GradeCounts> counts =
        ask(graph -> new Restless(Planners.prepare("astar", graph)), "8");
    GradeCounts same = counts.get(column("start = goal"));
    assertEquals(MAPS, same.count(Grade.BROKEN));
    assertEquals(0, counts.get(column("finds a path")).count(Grade.BROKEN));
  }

  @Test
  void onePlannerThatIsLateIsGivenUp() {
    ScoreQuestions questions = questions(graph -> new Other(graph, new Late(graph)), 0, true);
    ScoreQuestions.Findings findings = questions.ask(Movement.OCTILE, MAPS, 1);
    assertTrue(findings.maps() < findings.planned(), "" + findings.maps());
  }

  private static ScoreQuestions questions(
      Function<GridGraph, Planner> prepare, double rounding, boolean isShortest) {
    Budget budget = Budget.time(Duration.ofSeconds(20));
    return new ScoreQuestions(Subjects.of(ASTAR, prepare, budget, rounding), isShortest);
  }

  private static ScoreColumn column(String name) {
    return ScoreColumn.ALL.stream().filter(it -> it.name().equals(name)).findFirst().orElseThrow();
  }

  private static Map<ScoreColumn, GradeCounts> ask(
      Function<GridGraph, Planner> prepare, String movement) {
    return questions(prepare, 0, true).ask(Movement.parse(movement), MAPS, 1).counts();
  }

  /** Answers for one graph as a planner of another does. */
  private record Other(GridGraph graph, Planner planner) implements Planner {
    @Override
    public Guarantee guarantee() {
      return Guarantee.OPTIMAL;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return planner.newSearch(observer);
    }
  }

  /** Takes changes up in word alone. */
  private record Stale(Planner planner, GridGraph graph) implements Planner, Repairable {
    @Override
    public Guarantee guarantee() {
      return Guarantee.OPTIMAL;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return planner.newSearch(observer);
    }

    @Override
    public Planner withChanges(CellChanges changes) {
      return new Stale(planner, graph.with(changes));
    }
  }

  /** Finds no path from a cell to itself. */
  private record Restless(Planner planner) implements Planner {
    @Override
    public GridGraph graph() {
      return planner.graph();
    }

    @Override
    public Guarantee guarantee() {
      return Guarantee.COMPLETE;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      PathSearch search = planner.newSearch(observer);
      return new PathSearch() {
        @Override
        public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
          Outcome outcome = search.find(start, goal, path, budget);
          if (start == goal) {
            path.clear();
            return Outcome.NO_PATH;
          }
          return outcome;
        }

        @Override
        public SearchCounters counters() {
          return search.counters();
        }
      };
    }
  }

  /** Has never enough time. */
  private record Late(GridGraph graph) implements Planner {
    @Override
    public Guarantee guarantee() {
      return Guarantee.COMPLETE;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return new PathSearch() {
        private final SearchCounters counters = new SearchCounters(0);

        @Override
        public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
          path.clear();
          return Outcome.OUT_OF_TIME;
        }

        @Override
        public SearchCounters counters() {
          return counters;
        }
      };
    }
  }
}
