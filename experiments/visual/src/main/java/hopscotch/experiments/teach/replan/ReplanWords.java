package hopscotch.experiments.teach.replan;

import static hopscotch.core.planner.SearchObserver.NO_COST;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.experiments.query.WalkQuery;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.trace.SearchCosts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Puts what a search with g and rhs does into words, on one graph. */
final class ReplanWords {
  private static final String NEVER = "∞";
  private static final int NAMED = 6;

  private final GridGraph graph;
  private final GridMap map;
  private final SearchCosts costs;

  ReplanWords(GridGraph graph, SearchCosts costs) {
    this.graph = graph;
    this.map = graph.map();
    this.costs = costs;
  }

  /** A cost, or that there is none. */
  String cost(long cost) {
    return cost == NO_COST ? NEVER : Lecture.text(costs.g(cost));
  }

  /** A key, as the paper writes it. */
  String key(Knowledge cell) {
    return "[%s; %s]".formatted(cost(cell.f()), cost(cell.least()));
  }

  String changes(CellChanges changes) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < changes.size(); i++) {
      String what =
          graph.isFree(changes.cell(i))
              ? "is '%c' now".formatted(changes.terrain(i))
              : "is blocked";
      names.add(map.describe(changes.cell(i)) + " " + what);
    }
    return "%s: rhs is worked out again where moves changed".formatted(String.join(", ", names));
  }

  String beginning(WalkQuery ask, boolean isFirst) {
    String unit = map.describe(ask.start());
    return isFirst
        ? "the unit asks at %s: the first search has nothing to go on".formatted(unit)
        : "the unit asks at %s: the search goes on with what it knows".formatted(unit);
  }

  /**
   * Why a cell is expanded, and what becomes of its g.
   *
   * @param queued how many cells are on the queue, this one among them
   */
  String expansion(int cell, Map<Integer, Knowledge> known, int queued) {
    Knowledge state = known.get(cell);
    String why =
        queued == 1
            ? "it is alone on the queue, with key " + key(state)
            : "its key %s is the least of %d".formatted(key(state), queued);
    String name = "expand %s: %s; ".formatted(map.describe(cell), why);
    return state.isOver()
        ? name
            + "overconsistent, g %s > rhs %s, so g becomes %s"
                .formatted(cost(state.g()), cost(state.rhs()), cost(state.rhs()))
        : name
            + "underconsistent, g %s < rhs %s, so g becomes %s"
                .formatted(cost(state.g()), cost(state.rhs()), NEVER);
  }

  /** What became of a cell that was worked out again. */
  String change(int cell, Knowledge before, Knowledge now) {
    String name = map.describe(cell);
    if (before.hasCostsOf(now)) {
      return now.isQueued() && before.f() != now.f()
          ? "%s: its key was out of date: %s instead of %s".formatted(name, key(now), key(before))
          : name + ": worked out again, nothing new";
    }
    List<String> parts = new ArrayList<>();
    if (before.g() != now.g()) {
      parts.add("g %s instead of %s".formatted(cost(now.g()), cost(before.g())));
    }
    if (before.rhs() != now.rhs()) {
      String was = before.rhs() == NO_COST ? "" : " instead of " + cost(before.rhs());
      parts.add("rhs %s%s".formatted(cost(now.rhs()), was));
    }
    return "%s: %s; %s".formatted(name, String.join(", ", parts), state(now));
  }

  private String state(Knowledge now) {
    if (!now.isQueued()) {
      return "consistent, off the queue";
    }
    return "%s, key %s".formatted(now.isOver() ? "overconsistent" : "underconsistent", key(now));
  }

  String answer(PathBuffer path, String planner, int expanded, int fromScratch, int fromGoal) {
    String found =
        path.isEmpty()
            ? "there is no path"
            : "the path has length " + cost(PathValidator.check(graph, path).cost());
    return "%s; %s expanded %d cells for this query, A* from scratch %d, or %d if it too searches from B"
        .formatted(found, planner, expanded, fromScratch, fromGoal);
  }

  /** The queue by key, as a line. */
  String queue(Map<Integer, Knowledge> known) {
    List<Map.Entry<Integer, Knowledge>> queued =
        known.entrySet().stream()
            .filter(entry -> entry.getValue().isQueued())
            .sorted(
                Comparator.comparingLong((Map.Entry<Integer, Knowledge> e) -> e.getValue().f())
                    .thenComparingLong(e -> e.getValue().least())
                    .thenComparingInt(Map.Entry::getKey))
            .toList();
    String names =
        String.join(
            ", ",
            queued.stream()
                .limit(NAMED)
                .map(entry -> map.describe(entry.getKey()) + " " + key(entry.getValue()))
                .toList());
    int more = queued.size() - NAMED;
    return "queue, by key: "
        + (queued.isEmpty() ? "none" : names)
        + (more > 0 ? " and %d more".formatted(more) : "");
  }
}
