package hopscotch.visual.view.api;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.capability.Incremental;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.judge.query.OpenMapPlanners;
import hopscotch.judge.timing.Timeout;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.visual.view.json.JsonArray;
import hopscotch.visual.view.json.JsonObject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The planners that the page can choose from, with their parameters and promises. */
final class PlannerList {
  private static final Budget MOST_TIME = Budget.time(Duration.ofSeconds(10));

  private PlannerList() {}

  /** The planners, those of single queries first. Those of teams have {@code "ofTeams":true}. */
  static JsonArray all() {
    JsonArray all = new JsonArray();
    addPlanners(all);
    addGuests(all);
    addTeamPlanners(all);
    return all;
  }

  private static JsonObject add(
      JsonArray all, String id, String summary, String paper, int innerCount) {
    JsonObject planner = all.addObject();
    planner.put("id", id);
    planner.put("summary", summary);
    planner.put("paper", paper);
    planner.put("inner", innerCount);
    return planner;
  }

  private static void addPlanners(JsonArray all) {
    OpenMapPlanners ground = new OpenMapPlanners();
    for (PlannerFactory factory : Planners.all()) {
      JsonObject planner =
          add(all, factory.id(), factory.summary(), factory.paper(), factory.innerCount());
      KnownSpec spec = OpenMapPlanners.spec(factory);
      addTraits(
          planner,
          spec,
          () -> {
            PreparedPlanner prepared = ground.planner(spec);
            return Map.of(
                "guarantee", prepared.guarantee().toString(), "onWalks", onWalks(prepared));
          });
      addParameters(planner, factory.parameters());
    }
  }

  /** Adds the properties of a planner. Adds nothing if it refuses the map, or fails. */
  private static void addTraits(
      JsonObject planner, KnownSpec spec, Supplier<Map<String, String>> traits) {
    try {
      new TreeMap<>(Timeout.prepare(spec, MOST_TIME, traits)).forEach(planner::put);
    } catch (IllegalArgumentException
        | BudgetExhaustedException
        | Timeout.HungException
        | Timeout.FailedException e) {
      return;
    }
  }

  /** The word for how a planner takes up changes of the map. */
  private static String onWalks(Planner planner) {
    return planner.capability(Incremental.class).isPresent()
        ? "keeps its search"
        : planner.capability(Repairable.class).isPresent() ? "is repaired" : "begins anew";
  }

  private static void addParameters(JsonObject planner, List<Parameter> parameters) {
    JsonArray array = planner.putArray("parameters");
    for (Parameter parameter : parameters) {
      JsonObject each = array.addObject();
      each.put("name", parameter.name());
      each.put("default", parameter.defaultValue());
      each.put("expected", parameter.expected());
      each.put("description", parameter.description());
      parameter.choices().forEach(each.putArray("choices")::add);
    }
  }

  private static void addGuests(JsonArray all) {
    for (String guest : GuestPlanners.names()) {
      String id = "%s(%s)".formatted(GuestPlanners.ID, guest);
      addParameters(add(all, id, "a guest: the path alone, no expansions", "", 0), List.of());
    }
  }

  private static void addTeamPlanners(JsonArray all) {
    GridGraph ground = GridGraph.of(GridMap.parse("..", ".."), Movement.parse("4"));
    for (TeamPlannerFactory factory : TeamPlanners.all()) {
      JsonObject planner = add(all, factory.id(), factory.summary(), factory.paper(), 0);
      planner.put("ofTeams", true);
      KnownSpec spec = factory.spec();
      addTraits(
          planner,
          spec,
          () ->
              Map.of(
                  "guarantee",
                  TeamPlanners.prepare(spec, ground, Budget.UNLIMITED).guarantee().toString()));
      addParameters(planner, factory.parameters());
    }
  }
}
