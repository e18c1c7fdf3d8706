package hopscotch.experiments.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.experiments.guest.GuestPlanner;
import hopscotch.experiments.guest.GuestProgram;
import hopscotch.experiments.guest.Guests;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract on trial: it passes sound planners and catches wrong ones, guests among them. */
class ContractTest {
  private static final Budget PATIENCE = Budget.time(Duration.ofSeconds(20));
  private static final Set<Property> ALL = EnumSet.allOf(Property.class);
  private static final int MAPS = 20;

  @ParameterizedTest
  @ValueSource(strings = {"8", "4", "8 one-free 2/3", "8 body=2"})
  void soundPlannersPass(String movement) {
    for (String spec : List.of("astar", "astar(weight=2)", "thetastar", "greedy")) {
      assertEquals(List.of(), check(spec, prepare(spec), movement, ALL));
    }
  }

  @Test
  void aLargeBodyPassesOnWeightedTerrain() {
    String movement = "8 always 2/3 .=1,S=3,G=7 body=3";
    assertEquals(List.of(), check("astar", prepare("astar"), movement, ALL));
  }

  @Test
  void aPlannerThatPromisesTooMuchIsCaughtOnASmallMap() {
    Function<GridGraph, Planner> greedy = prepare("greedy");
    List<Contract.Breach> breaches =
        check("greedy", graph -> new Promising(greedy.apply(graph)), "8", ALL);
    Contract.Breach breach = breaches.get(0);
    assertEquals(Property.ANSWERS_AS_PROMISED, breach.property());
    assertTrue(breach.fault().contains("suboptimal, a path of length"), breach.fault());
    int cells = breach.example().map().width() * breach.example().map().height();
    assertTrue(cells <= 20, breach.example().toString());
  }

  @Test
  void nearPairsAreAskedOnEveryMap() {
    Function<GridGraph, Planner> greedy = prepare("greedy");
    Set<Property> near = Set.of(Property.ANSWERS_NEAR_PAIRS);
    List<Contract.Breach> breaches =
        check("greedy", graph -> new Promising(greedy.apply(graph)), "8", near);
    assertEquals(1, breaches.size());
    String fault = breaches.get(0).fault();
    assertTrue(fault.matches("suboptimal, .*, from \\(\\d, \\d\\) to \\(\\d, \\d\\)"), fault);
  }

  @Test
  void aBreachShowsTheMapAndTheQuery() {
    ContractCase query = new CaseMaker(3, List.of(Movement.OCTILE)).next();
    Contract.Breach breach = new Contract.Breach(Property.START_IS_GOAL, query, "no way");
    String text = breach.toString();
    assertTrue(text.startsWith("finds the way from a cell to itself: no"), text);
    assertTrue(text.contains(query.map().toString()), text);
    assertTrue(text.contains("from " + query.map().x(query.start()) + ","), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "corners     | ANSWERS_AS_PROMISED | invalid",
        "greedy      | ANSWERS_AS_PROMISED | suboptimal",
        "last-column | ANSWERS_AS_PROMISED | missed",
        "swamp       | ANSWERS_AS_PROMISED | the least is",
        "standing    | START_IS_GOAL       | missed",
        "stale       | REUSED_IS_FRESH     | after other queries",
        "tireless    | BUDGET_IS_HONOURED  | with a budget of",
      })
  @Tag("programs")
  void aWrongGuestIsCaught(String how, Property property, String fault) {
    Guests.requirePython();
    GuestProgram program =
        new GuestProgram(
            List.of("python3", Guests.wrongFile().toString(), how),
            "/",
            Map.of("PYTHONPATH", Guests.examples().toString(), "PYTHONDONTWRITEBYTECODE", "1"),
            null);
    GuestPlanner.admit("wrong-" + how, program);
    String spec = "guest(wrong-%s)".formatted(how);
    List<Contract.Breach> breaches = check(spec, prepare(spec), "8", Set.of(property));
    assertEquals(1, breaches.size());
    assertTrue(breaches.get(0).fault().contains(fault), breaches::toString);
  }

  private static List<Contract.Breach> check(
      String spec, Function<GridGraph, Planner> prepare, String movement, Set<Property> asked) {
    List<Movement> movements = List.of(Movement.parse(movement));
    return new Contract(PlannerSpec.parse(spec), prepare, movements, PATIENCE)
        .check(asked, MAPS, 1)
        .breaches();
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
}
