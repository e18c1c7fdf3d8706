package hopscotch.core.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.NotOfferedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ProvingSearch;
import hopscotch.core.testkit.OracleReferee;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract on tried: it passes sound planners and catches wrong ones, on small maps. */
class ContractTest {
  private static final int MAPS = 20;

  @ParameterizedTest
  @ValueSource(
      strings = {"8", "4", "8 one-free 2/3", "8 body=2", "8 always 2/3 .=1,S=3,G=7 body=3"})
  void soundPlannersPass(String movement) {
    for (String spec : List.of("astar", "astar(weight=2)", "greedy")) {
      assertEquals(List.of(), check(prepare(spec), movement, Promise.ofPlanners()), spec);
    }
  }

  @Test
  void aPlannerThatPromisesTooMuchIsCaughtOnASmallMap() {
    Contract.Breach breach = breach(Promising::new, "greedy", Promise.SHORTEST);
    assertTrue(breach.finding().text().startsWith("a path of length "), breach.toString());
    int cells = breach.example().map().width() * breach.example().map().height();
    assertTrue(cells <= 20, breach.toString());
  }

  @Test
  void aNearPairThatIsAnsweredWronglyIsNamed() {
    String fault = breach(Promising::new, "greedy", Promise.ANSWERS_NEAR_PAIRS).finding().text();
    assertTrue(fault.matches("a path of .*, from \\(\\d, \\d\\) to \\(\\d, \\d\\)"), fault);
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "COUNTERS_ARE_CONSISTENT",
        "COUNTERS_ARE_WHAT_IS_OBSERVED",
        "REUSED_REPEATS_ITSELF",
        "REUSED_IS_FRESH",
        "START_IS_GOAL",
        "BUDGET_IS_HONOURED",
        "CANCELS",
        "REFUSES_BAD_ENDS",
        "THREADS_AGREE",
        "DETERMINISTIC_AND_OBSERVABLE"
      })
  void eachPromiseIsBrokenByAPlannerThatForgetsOneThing(Promise promise) {
    assertEquals(
        promise, breach(planner -> new Forgetful(planner, promise), "astar", promise).promise());
  }

  @ParameterizedTest
  @CsvSource({"1000000, the path is", "-1, is promised"})
  void aBoundThatIsTooHighOrTooLowIsCaught(long more, String fault) {
    Contract.Breach breach =
        breach(planner -> new Proving(planner, more), "astar", Promise.PROVES_ITS_FACTOR);
    assertTrue(breach.finding().text().contains(fault), breach.finding().text());
  }

  @Test
  void aBoundThatIsTheLeastCostIsKept() {
    Function<GridGraph, Planner> prepare = graph -> new Proving(prepare("astar").apply(graph), 0);
    assertEquals(List.of(), check(prepare, "8", Set.of(Promise.PROVES_ITS_FACTOR)));
  }

  @Test
  void aBreachShowsTheMapAndTheQuery() {
    GridCase query = GridCase.of("8", 0, 0, 2, 1, "..@", "...");
    Finding finding = new Finding(Grade.BROKEN, 1, "no way", null);
    assertEquals(
        """
        finds the way from a cell to itself: no
          no way
        ..@
        ...
        map 3 x 2, movement '8 never sqrt2 ground', from 0,0 to 2,1
        """,
        new Contract.Breach(Promise.START_IS_GOAL, query, finding).toString());
  }

  @Test
  void whatIsNotOfferedIsNoBreach() {
    Function<GridGraph, Planner> none =
        graph -> {
          throw new NotOfferedException("no such maps");
        };
    assertEquals(List.of(), check(none, "8", Promise.ofPlanners()));
  }

  @Test
  void aPlannerThatFillsTheMemoryIsAskedNothingMore() {
    Function<GridGraph, Planner> hoarder =
        graph -> {
          throw new OutOfMemoryError("full");
        };
    Contract.Findings findings = contract(hoarder, "8").check(Promise.ofPlanners(), MAPS, 1);
    assertEquals(1, findings.breaches().size());
    assertEquals(Promise.ofPlanners().size() - 1, findings.unasked());
  }

  @Test
  void theSameSeedDrawsTheSameCases() {
    List<Movement> movements = List.of(Movement.OCTILE, Movement.ORTHOGONAL);
    CaseMaker one = new CaseMaker(new Random(3), movements, 5);
    CaseMaker other = new CaseMaker(new Random(3), movements, 5);
    for (int i = 0; i < MAPS; i++) {
      assertEquals(one.next().toString(), other.next().toString());
    }
  }

  private static Contract.Breach breach(
      Function<Planner, Planner> spoil, String spec, Promise promise) {
    List<Contract.Breach> breaches =
        check(graph -> spoil.apply(Planners.prepare(spec, graph)), "8", Set.of(promise));
    assertEquals(1, breaches.size());
    return breaches.get(0);
  }

  private static List<Contract.Breach> check(
      Function<GridGraph, Planner> prepare, String movement, Set<Promise> asked) {
    return contract(prepare, movement).check(asked, MAPS, 1).breaches();
  }

  private static Contract contract(Function<GridGraph, Planner> prepare, String movement) {
    Subject subject = new Subject(prepare, new OracleReferee(), Budget.UNLIMITED, 0, true);
    return new Contract(subject, List.of(Movement.parse(movement)));
  }

  private static Function<GridGraph, Planner> prepare(String spec) {
    return graph -> Planners.prepare(spec, graph);
  }

  /** A planner that says of itself that it finds the optimum. */
  private record Promising(Planner planner) implements Planner {
    @Override
    public GridGraph graph() {
      return planner.graph();
    }

    @Override
    public Guarantee guarantee() {
      return Guarantee.OPTIMAL;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return planner.newSearch(observer);
    }
  }

  /** A planner that forgets the one thing that a promise is about. */
  private record Forgetful(Planner planner, Promise forgotten) implements Planner {
    @Override
    public GridGraph graph() {
      return planner.graph();
    }

    @Override
    public Guarantee guarantee() {
      return Guarantee.OPTIMAL;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      boolean isDeaf = forgotten == Promise.COUNTERS_ARE_WHAT_IS_OBSERVED;
      boolean isSilent = observer != null && forgotten == Promise.DETERMINISTIC_AND_OBSERVABLE;
      PathSearch search = planner.newSearch(isDeaf ? null : observer);
      return new PathSearch() {
        private int finds;

        @Override
        public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
          finds++;
          boolean isSpent =
              switch (forgotten) {
                case REUSED_IS_FRESH, REUSED_REPEATS_ITSELF -> finds > 1;
                case START_IS_GOAL -> start == goal;
                case THREADS_AGREE -> isInPool();
                default -> isSilent;
              };
          boolean isBad = !graph().map().isCell(start) || !graph().isFree(start);
          if (isSpent || isBad && forgotten == Promise.REFUSES_BAD_ENDS) {
            path.clear();
            return Outcome.NO_PATH;
          }
          boolean isWasteful =
              forgotten == Promise.BUDGET_IS_HONOURED || forgotten == Promise.CANCELS;
          return search.find(start, goal, path, isWasteful ? Budget.UNLIMITED : budget);
        }

        private boolean isInPool() {
          return Thread.currentThread().getName().equals("contract");
        }

        @Override
        public SearchCounters counters() {
          SearchCounters counters = search.counters().copy();
          counters.reopened += forgotten == Promise.COUNTERS_ARE_CONSISTENT ? 1_000_000 : 0;
          return counters;
        }
      };
    }
  }

  /** An optimal planner that takes its cost, and so much more, for a lower bound. */
  private record Proving(Planner planner, long more) implements Planner {
    @Override
    public GridGraph graph() {
      return planner.graph();
    }

    @Override
    public Guarantee guarantee() {
      return Guarantee.OPTIMAL;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      PathSearch search = planner.newSearch(observer);
      return new ProvingSearch() {
        private long cost;

        @Override
        public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
          Outcome outcome = search.find(start, goal, path, budget);
          cost = outcome == Outcome.FOUND ? Path.of(graph(), path).cost() : 0;
          return outcome;
        }

        @Override
        public long lowerBound() {
          return cost == 0 ? 0 : cost + more;
        }

        @Override
        public SearchCounters counters() {
          return search.counters();
        }
      };
    }
  }
}
