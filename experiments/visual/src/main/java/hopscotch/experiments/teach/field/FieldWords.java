package hopscotch.experiments.teach.field;

import hopscotch.core.field.FlowField;
import hopscotch.core.grid.GridMap;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.trace.SearchCosts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Says what a field tells of cells and units. */
record FieldWords(FlowField field, SearchCosts costs) {
  private static final int MOST_LINES = 12;

  private GridMap map() {
    return field.graph().map();
  }

  /** The cost of a cell, with one digit after the point. */
  String cost(int cell) {
    return field.isReachable(cell) ? text(field.cost(cell)) : "∞";
  }

  private String text(long cost) {
    return Lecture.text(costs.g(cost));
  }

  /** What a cell was told. */
  String told(int cell) {
    return field.isGoal(cell)
        ? "%s is the goal: cost 0.0".formatted(map().describe(cell))
        : "%s: cost %s, next %s"
            .formatted(map().describe(cell), cost(cell), map().describe(field.next(cell)));
  }

  /** How a unit goes a step. */
  String move(int unit, int cell) {
    int next = field.next(cell);
    return "unit %d goes to %s: the move costs %s, and the cost falls from %s to %s"
        .formatted(
            unit + 1,
            map().describe(next),
            text(field.cost(cell) - field.cost(next)),
            cost(cell),
            cost(next));
  }

  /** What another field of the same goals has at a cell instead. */
  String instead(int cell, FieldWords before) {
    return "%s: cost %s instead of %s"
        .formatted(map().describe(cell), cost(cell), before.cost(cell));
  }

  /** Where the units are, and what their cells cost where that is known. */
  String units(List<Integer> units, Set<Integer> known) {
    List<String> each = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      int cell = units.get(i);
      String cost = known.contains(cell) || field.isGoal(cell) ? ", cost " + cost(cell) : "";
      each.add("%d at %s%s".formatted(i + 1, map().describe(cell), cost));
    }
    return "units: " + String.join("; ", each);
  }

  /** The first lines, and how many more there are. */
  static List<String> shortened(List<String> lines) {
    if (lines.size() <= MOST_LINES) {
      return lines;
    }
    List<String> first = new ArrayList<>(lines.subList(0, MOST_LINES));
    first.add("and %d more".formatted(lines.size() - MOST_LINES));
    return first;
  }
}
