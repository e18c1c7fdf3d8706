package hopscotch.visual.view.api;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.Repairable;
import hopscotch.judge.timing.Timeout;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A map with the graphs and planners made for it so far. An edit makes a new session: graphs are
 * patched, planners are repaired if they can be, and all others are prepared anew when they are
 * needed. Safe for use by several threads, of which one works at a time.
 */
final class MapSession {
  private static final Duration MOST_PREPARATION = Duration.ofSeconds(20);
  private static final int MOST_PLANNERS = 16;

  private record Key(Movement movement, KnownSpec spec) {}

  private final GridMap map;
  private final Map<Movement, GridGraph> graphs = new LinkedHashMap<>();
  private final Map<Key, Planner> planners = new LinkedHashMap<>();

  /** A map for which no planner is prepared yet. */
  public MapSession(GridMap map) {
    this.map = map;
  }

  /** The map. */
  public GridMap map() {
    return map;
  }

  /**
   * A planner on this map.
   *
   * @throws IllegalArgumentException if it does not suit the map
   * @throws hopscotch.core.planner.BudgetExhaustedException if its preparation takes too long
   * @throws Timeout.HungException if one from a jar does not look at that budget
   * @throws Timeout.FailedException if one fails
   */
  public synchronized Planner planner(KnownSpec spec, Movement movement) {
    Key key = new Key(movement, spec);
    Planner planner = planners.get(key);
    if (planner == null) {
      GridGraph graph = graphs.computeIfAbsent(movement, m -> GridGraph.of(map, m));
      Budget budget = Budget.of(Long.MAX_VALUE, MOST_PREPARATION);
      planner = Timeout.prepare(spec, budget, () -> Planners.prepare(spec, graph, budget));
      if (planners.size() >= MOST_PLANNERS) {
        planners.clear();
      }
      planners.put(key, planner);
    }
    return planner;
  }

  /** The differences of this map from an earlier one of the same size. */
  public CellChanges changesSince(GridMap before) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        if (before.terrain(cell) != map.terrain(cell)) {
          changes.set(x, y, map.terrain(cell));
        }
      }
    }
    return changes.build();
  }

  /** This map with some cells changed. */
  public synchronized MapSession with(CellChanges changes) {
    MapSession changed = new MapSession(map.with(changes));
    graphs.forEach((movement, graph) -> changed.graphs.put(movement, graph.with(changes)));
    planners.forEach((key, planner) -> changed.repair(key, planner, changes));
    return changed;
  }

  /** Takes over a planner that can be repaired, unless the changes do not suit it. */
  private void repair(Key key, Planner planner, CellChanges changes) {
    Repairable repairable = planner.capability(Repairable.class).orElse(null);
    if (repairable == null) {
      return;
    }
    try {
      Planner repaired =
          Timeout.prepare(
              key.spec(), Budget.time(MOST_PREPARATION), () -> repairable.withChanges(changes));
      planners.put(key, repaired);
      graphs.put(key.movement(), repaired.graph());
    } catch (IllegalArgumentException | Timeout.HungException | Timeout.FailedException e) {
      planners.remove(key);
    }
  }
}
