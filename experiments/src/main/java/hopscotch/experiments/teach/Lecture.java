package hopscotch.experiments.teach;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.trace.Footprint;
import hopscotch.experiments.trace.Observed;
import hopscotch.experiments.trace.Recording;
import hopscotch.experiments.trace.Replay;
import hopscotch.experiments.trace.SearchCosts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A search cut into steps: the start, then a step an expansion with what it generated, then the
 * answer. Not safe for use by several threads.
 */
public final class Lecture {
  /** The most events of a lecture. */
  public static final int MAX_EVENTS = 200_000;

  private final Observed observed;
  private final Recording recording;
  private final SearchCosts costs;
  private final GridGraph graph;
  private final GridMap map;
  private final boolean byNeighbours;
  private final Replay replay;
  private final List<Step> steps = new ArrayList<>();

  private Lecture(Observed observed, Recording recording) {
    this.observed = observed;
    this.recording = recording;
    this.costs = SearchCosts.of(observed.planner());
    this.graph = observed.planner().graph();
    this.map = graph.map();
    this.byNeighbours = generatesNeighboursOnly();
    this.replay = new Replay(recording, map.cellCount());
    cut();
  }

  /** The lecture on a planner's answer to a query. */
  public static Lecture of(PreparedPlanner planner, Query query) {
    Recording recording = new Recording(MAX_EVENTS);
    return new Lecture(Observed.of(planner, query, recording, Budget.UNLIMITED), recording);
  }

  /** The answer. */
  public Observed observed() {
    return observed;
  }

  /** The lengths that the costs stand for. */
  public SearchCosts costs() {
    return costs;
  }

  /** How many steps there are, at least 2. */
  public int size() {
    return steps.size();
  }

  /** Step {@code i}, from 0. */
  public Step step(int i) {
    return steps.get(i);
  }

  /** The state of the cells after step {@code i}; overwritten by the next call. */
  public Footprint after(int i) {
    replay.moveTo(steps.get(i).events());
    return replay.footprint();
  }

  private boolean generatesNeighboursOnly() {
    for (int i = 0; i < recording.size(); i++) {
      if (!recording.isExpansion(i) && !isMove(recording.parent(i), recording.cell(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean isMove(int from, int to) {
    return Math.abs(map.x(from) - map.x(to)) <= 1 && Math.abs(map.y(from) - map.y(to)) <= 1;
  }

  private void cut() {
    Turns turns = new Turns(costs, map);
    turns.begin(recording.start());
    Footprint before = new Footprint(map.cellCount());
    before.begin(recording.start(), recording.goal());
    int next = 0;
    while (next < recording.size() && !recording.isExpansion(next)) {
      next = play(next, before, turns, new ArrayList<>());
    }
    String beginning = "the start " + map.describe(recording.start()) + " is the whole open list";
    steps.add(new Step(next, 0, -1, beginning, List.of()));
    while (next < recording.size()) {
      int expansion = next;
      int cell = recording.cell(expansion);
      int side = recording.side(expansion);
      String reason = turns.reason(recording, expansion);
      List<String> changes = new ArrayList<>();
      List<Integer> generated = new ArrayList<>();
      next = play(next, before, turns, changes);
      while (next < recording.size() && !recording.isExpansion(next)) {
        generated.add(recording.cell(next));
        next = play(next, before, turns, changes);
      }
      if (byNeighbours) {
        addIgnored(side, cell, generated, before, changes);
      }
      steps.add(new Step(next, side, cell, reason, changes));
    }
    steps.add(new Step(next, 0, -1, answer(), List.of()));
  }

  /** Plays one event and says what it changed; the number of the next. */
  private int play(int i, Footprint footprint, Turns turns, List<String> changes) {
    int side = recording.side(i);
    int cell = recording.cell(i);
    if (!recording.isExpansion(i)) {
      String g = text(costs.g(recording.g(i)));
      changes.add(
          footprint.isReached(side, cell)
              ? "improved %s: g %s instead of %s"
                  .formatted(map.describe(cell), g, text(costs.g(footprint.g(side, cell))))
              : "added %s: g %s, F %s"
                  .formatted(map.describe(cell), g, text(costs.f(recording.f(i)))));
    }
    turns.see(recording, i);
    recording.replay(i, footprint);
    return i + 1;
  }

  private void addIgnored(
      int side, int cell, List<Integer> generated, Footprint footprint, List<String> changes) {
    int[] offsets = Directions.offsets(map.stride());
    for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
      int d = Integer.numberOfTrailingZeros(legal);
      int neighbour = cell + offsets[d];
      if (generated.contains(neighbour)) {
        continue;
      }
      if (footprint.isReached(side, neighbour)) {
        changes.add(
            "ignored %s: g %s already, by this way %s"
                .formatted(
                    map.describe(neighbour),
                    text(costs.g(footprint.g(side, neighbour))),
                    text(costs.g(footprint.g(side, cell) + graph.cost(cell, d)))));
      } else {
        changes.add(
            "left out %s: it cannot lie on a better way".formatted(map.describe(neighbour)));
      }
    }
  }

  private String answer() {
    if (!recording.isComplete()) {
      return "the lecture ends after %d events; the search goes on".formatted(recording.size());
    }
    return observed.judgement().isSolved()
        ? "the goal is reached: length %s, %s"
            .formatted(text(observed.judgement().length()), observed.judgement().verdict().text())
        : "there is no path: " + observed.judgement().verdict().text();
  }

  /** A length with one digit after the point. */
  static String text(double length) {
    return String.format(Locale.ROOT, "%.1f", length);
  }
}
