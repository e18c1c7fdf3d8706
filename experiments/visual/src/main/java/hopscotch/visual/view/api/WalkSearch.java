package hopscotch.visual.view.api;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.capability.Incremental;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.visual.trace.Recording;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import java.util.List;

/**
 * One planner on a walk. If it is incremental, it has a search that lives on from ask to ask.
 * Otherwise the planner is repaired or prepared anew for the map of each ask, and has a new search.
 * The changes since the ask before are found by comparing the two maps. Only one ask at a time.
 */
final class WalkSearch {
  private final KnownSpec spec;
  private final Movement movement;
  private final Updates retold = new Updates();
  private GridMap map;
  private Planner planner;
  private IncrementalSearch search;
  private SearchCounters counters;
  private RepairedClusters repaired = RepairedClusters.NONE;
  private int asks;
  private int changedCells;
  private long expandedInAll;

  WalkSearch(KnownSpec spec, Movement movement) {
    this.spec = spec;
    this.movement = movement;
  }

  /**
   * Takes up the changes and answers an ask.
   *
   * @param ground the map as it is now
   * @param recording hears what the search does for the changes and for the ask
   */
  Outcome ask(
      MapSession ground, int start, int goal, PathBuffer path, Budget budget, Recording recording) {
    GridMap now = ground.map();
    boolean isFirst = map == null || map.width() != now.width() || map.height() != now.height();
    CellChanges changes = isFirst ? CellChanges.on(now).build() : ground.changesSince(map);
    Planner changed = ground.planner(spec, movement);
    Incremental incremental = changed.capability(Incremental.class).orElse(null);
    recording.begin(start, goal);
    retold.tell(recording);
    retold.cells.clear();
    if (isFirst) {
      search = incremental == null ? null : incremental.newIncrementalSearch(retold);
      repaired = RepairedClusters.NONE;
    } else {
      repaired = RepairedClusters.between(layers(planner), layers(changed), now, changes);
    }
    map = now;
    planner = changed;
    changedCells = changes.size();
    if (search != null && changedCells > 0) {
      search.change(changes);
    }
    PathSearch asked = search != null ? search : changed.newSearch(retold);
    Outcome outcome = asked.find(start, goal, path, budget);
    counters = asked.counters();
    expandedInAll += counters.expanded;
    asks++;
    return outcome;
  }

  private static List<Layer> layers(Planner planner) {
    return planner.capability(Layered.class).map(Layered::layers).orElse(List.of());
  }

  /** The counters of the last ask. */
  SearchCounters counters() {
    return counters;
  }

  /** The number of asks so far. */
  int asks() {
    return asks;
  }

  /** The number of cells that changed before the last ask. */
  int changedCells() {
    return changedCells;
  }

  /** The expansions of all asks. */
  long expandedInAll() {
    return expandedInAll;
  }

  /**
   * The present g and rhs of the cells that the last ask and the changes before it worked out
   * again, in the order in which that was first done; {@link
   * hopscotch.core.planner.SearchObserver#NO_COST} for none.
   */
  Int2ObjectMap<long[]> updates() {
    return retold.cells;
  }

  /** The clusters that were repaired before the last ask. */
  RepairedClusters repaired() {
    return repaired;
  }

  /** Passes to the recording of an ask what its search does, after its changes. */
  private static final class Updates extends CombinedObserver {
    private final Int2ObjectMap<long[]> cells = new Int2ObjectLinkedOpenHashMap<>();

    @Override
    public void forget() {
      cells.clear();
    }

    @Override
    public void update(int side, int cell, int parent, long g, long rhs, long f) {
      cells.put(cell, new long[] {g, rhs});
    }
  }
}
