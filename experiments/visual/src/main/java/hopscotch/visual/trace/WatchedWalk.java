package hopscotch.visual.trace;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.judge.query.WalkQuery;
import hopscotch.judge.timing.TimedWalkSearch;
import hopscotch.judge.timing.Timeout;
import hopscotch.judge.timing.WalkAnswer;
import hopscotch.judge.timing.WalkComparison;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Planners that answer the asks of a walk while they are watched, with one {@link WalkFrame} for
 * each ask and planner. Earlier asks are not kept. Not safe for use by several threads.
 */
public final class WatchedWalk {
  private final WalkComparison comparison;
  private final List<Watch> watches = new ArrayList<>();

  /** Records what one search did since the ask before. */
  private static final class Watch implements SearchObserver {
    private final IntArrayList expanded = new IntArrayList();
    private final IntArrayList updated = new IntArrayList();
    private final BitSet isUpdated = new BitSet();

    @Override
    public void expand(int side, int cell, long g, long f) {
      expanded.add(cell);
    }

    @Override
    public void update(int side, int cell, int parent, long g, long rhs, long f) {
      if (!isUpdated.get(cell)) {
        isUpdated.set(cell);
        updated.add(cell);
      }
    }

    void clear() {
      expanded.clear();
      updated.forEach(isUpdated::clear);
      updated.clear();
    }
  }

  /**
   * Planners that are prepared for the first map.
   *
   * @param preparation the budget of each preparation, including later ones
   * @throws IllegalArgumentException if a planner cannot serve the map
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget of preparation ran out
   */
  public WatchedWalk(GridGraph firstGraph, List<KnownSpec> specs, Budget preparation) {
    List<TimedWalkSearch> timed = new ArrayList<>();
    for (KnownSpec spec : specs) {
      Watch watch = new Watch();
      watches.add(watch);
      Budget limited = Timeout.limited(spec, preparation);
      timed.add(
          Timeout.prepare(
              spec,
              limited,
              () ->
                  new TimedWalkSearch(
                      Planners.prepare(spec, firstGraph, limited), limited, watch)));
    }
    comparison = new WalkComparison(timed);
  }

  /** Lets planner {@code i} take up the changes of its next ask and answer it. */
  public WalkFrame answer(int i, WalkQuery ask, Budget budget) {
    Watch watch = watches.get(i);
    watch.clear();
    KnownSpec spec = comparison.searches().get(i).spec();
    WalkAnswer answer = comparison.answer(i, ask, Timeout.limited(spec, budget));
    PathBuffer path = new PathBuffer();
    for (int waypoint : comparison.path().toArray()) {
      path.add(waypoint);
    }
    return new WalkFrame(
        ask,
        spec,
        comparison.searches().get(i).seenAt(ask).metric(),
        new IntArrayList(watch.expanded),
        new IntArrayList(watch.updated),
        path,
        answer);
  }
}
