package hopscotch.hpa;

import hopscotch.core.grid.Components;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.hpa.abstraction.search.LevelSearch;
import hopscotch.hpa.abstraction.search.NearestEnds;
import hopscotch.hpa.effort.Effort;
import hopscotch.hpa.refine.CellJoin;

/**
 * The nearest of several goals by {@code hpa}: one search of level 1 from all starts tells which
 * start and goal are nearest on the abstract graph, and a query of these two finds the path. One
 * start and one goal are such a query alone.
 *
 * <p>Where the planner promises the optimum, the pair is nearest on the map too. Where components
 * are looked at, goals that no start reaches do not draw the search on, nor do starts begin it that
 * reach no goal; a planner that was repaired passes them over by search. Allocates nothing once
 * warm where the budget has no limit. For one thread.
 */
final class HpaManyGoals implements ManyGoalsSearch {
  private final GridGraph graph;
  private final boolean checkComponents;
  private final SearchObserver observer;
  private final NearestEnds nearest;
  private final HpaSearch search;
  private final SearchCounters counters = new SearchCounters(Effort.EXTRA_COUNTERS.size());
  private final BudgetMeter meter = new BudgetMeter();
  private final Effort effort;
  private int start = -1;
  private int goal = -1;

  HpaManyGoals(
      HpaPlanner planner, CellJoin join, boolean checkComponents, SearchObserver observer) {
    graph = planner.graph();
    this.checkComponents = checkComponents;
    this.observer = observer;
    nearest = new NearestEnds(planner.abstraction().level(1), join);
    search = planner.newSearch(observer == null ? null : observer.withoutEnds());
    effort = new Effort(observer, counters, meter);
  }

  @Override
  public Outcome find(int[] starts, int[] goals, PathBuffer path, Budget budget) {
    ManyGoalsSearch.requireEnds(graph, starts, goals);
    path.clear();
    counters.clear();
    start = -1;
    goal = -1;
    if (observer != null) {
      observer.begin(starts[0], goals[0]);
    }
    Outcome outcome = answer(starts, goals, path, budget);
    if (observer != null) {
      observer.end(outcome);
    }
    return outcome;
  }

  private Outcome answer(int[] starts, int[] goals, PathBuffer path, Budget budget) {
    effort.begin(budget);
    if (starts.length == 1 && goals.length == 1) {
      return walk(starts[0], goals[0], path);
    }
    boolean isFound = placeEnds(starts, goals) && nearest.find(effort) != LevelSearch.NO_PATH;
    effort.end(0);
    return isFound && meter.stopped() == null
        ? walk(nearest.start(), nearest.goal(), path)
        : meter.outcome(false);
  }

  /** Hands on the starts that reach a goal, and the goals that are reached; false without any. */
  private boolean placeEnds(int[] starts, int... goals) {
    boolean mayMeet = false;
    nearest.clear();
    for (int cell : starts) {
      if (reachesAny(cell, goals)) {
        nearest.addStart(cell);
        mayMeet = true;
      }
    }
    for (int cell : goals) {
      if (reachesAny(cell, starts)) {
        nearest.addGoal(cell);
      }
    }
    return mayMeet;
  }

  private boolean reachesAny(int cell, int... others) {
    if (!checkComponents) {
      return true;
    }
    Components components = graph.components();
    for (int other : others) {
      if (components.connected(cell, other)) {
        return true;
      }
    }
    return false;
  }

  private Outcome walk(int from, int to, PathBuffer path) {
    Outcome outcome = search.find(from, to, path, meter.rest(counters.expanded));
    SearchCounters walked = search.counters();
    counters.add(walked);
    for (int i = 0; i < counters.extraCount(); i++) {
      counters.setExtra(i, counters.extra(i) + walked.extra(i));
    }
    if (outcome == Outcome.FOUND) {
      start = from;
      goal = to;
    }
    return outcome;
  }

  @Override
  public int start() {
    return start;
  }

  @Override
  public int goal() {
    return goal;
  }

  @Override
  public SearchCounters counters() {
    return counters;
  }
}
