package hopscotch.visual.teach.search;

import hopscotch.core.grid.GridMap;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.trace.Recording;
import hopscotch.visual.trace.SearchCosts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Explains why an expanded cell was next, from what can be observed: whether its f was the least,
 * and its rank among cells of the same f. It keeps the open list of each side in the order in which
 * cells were put on it.
 */
final class ExpansionOrder {
  private static final int NAMED_TIES = 3;

  private record Open(long g, long f) {}

  private final SearchCosts costs;
  private final GridMap map;
  private final List<Map<Integer, Open>> sides =
      List.of(new LinkedHashMap<>(), new LinkedHashMap<>());

  ExpansionOrder(SearchCosts costs, GridMap map) {
    this.costs = costs;
    this.map = map;
  }

  void begin(int start) {
    sides.get(0).put(start, new Open(0, 0));
  }

  /** Takes an event into account. */
  void see(Recording recording, int i) {
    Map<Integer, Open> open = sides.get(recording.side(i));
    open.remove(recording.cell(i));
    if (!recording.isExpansion(i)) {
      open.put(recording.cell(i), new Open(recording.g(i), recording.f(i)));
    }
  }

  /** A sentence on why expansion {@code i} was next. To be called before {@link #see}. */
  String reason(Recording recording, int i) {
    Map<Integer, Open> open = sides.get(recording.side(i));
    int cell = recording.cell(i);
    String which = recording.side(i) == 0 ? "" : " from the goal";
    String f = "F " + Lecture.text(costs.f(recording.f(i)));
    String name = "expand " + map.describe(cell) + which;
    if (open.size() <= 1 || !open.containsKey(cell)) {
      return name + ": nothing else is open";
    }
    long least = open.values().stream().mapToLong(Open::f).min().orElseThrow();
    if (open.get(cell).f() == least) {
      List<Integer> ties =
          open.keySet().stream().filter(c -> open.get(c).f() == least && c != cell).toList();
      return ties.isEmpty()
          ? "%s: its %s is the least of %d open cells".formatted(name, f, open.size())
          : "%s: %s is the least, tied with %s; %s"
              .formatted(name, f, names(ties), tie(cell, open));
    }
    return "%s: %s, while the least is %s; %s"
        .formatted(name, f, Lecture.text(costs.f(least)), beyondLeast(cell, open));
  }

  private String names(List<Integer> cells) {
    String named = String.join(", ", cells.stream().limit(NAMED_TIES).map(map::describe).toList());
    int more = cells.size() - NAMED_TIES;
    return more > 0 ? named + " and " + more + " more" : named;
  }

  private String tie(int cell, Map<Integer, Open> open) {
    Open mine = open.get(cell);
    List<Integer> tied =
        open.entrySet().stream()
            .filter(e -> e.getValue().f() == mine.f())
            .map(Map.Entry::getKey)
            .toList();
    boolean isLargest = tied.stream().allMatch(c -> open.get(c).g() <= mine.g());
    boolean isSmallest = tied.stream().allMatch(c -> open.get(c).g() >= mine.g());
    List<Integer> alike = tied.stream().filter(c -> open.get(c).g() == mine.g()).toList();
    if (isLargest == isSmallest) {
      return place(cell, tied, "any of them could be next");
    } else if (alike.size() == 1) {
      return isLargest
          ? "it has the largest g, so it is the nearest to the goal by h"
          : "it has the smallest g";
    }
    List<Integer> others = alike.stream().filter(c -> c != cell).toList();
    return "it has the %s g, as has %s; %s"
        .formatted(
            isLargest ? "largest" : "smallest",
            names(others),
            place(cell, alike, "any of these could be next"));
  }

  /** Why a cell was taken whose f is not the least, in searches from both ends. */
  private String beyondLeast(int cell, Map<Integer, Open> open) {
    Open mine = open.get(cell);
    boolean isNearest =
        open.entrySet().stream()
            .allMatch(e -> e.getValue().f() > mine.f() || e.getValue().g() >= mine.g());
    return isNearest
        ? "of the cells of F up to its own it has the smallest g"
        : place(cell, new ArrayList<>(open.keySet()), "this planner goes by another order");
  }

  private static String place(int cell, List<Integer> inOrder, String otherwise) {
    if (inOrder.get(0) == cell) {
      return "it was put on the open list first";
    }
    return inOrder.get(inOrder.size() - 1) == cell ? "it was put on the open list last" : otherwise;
  }
}
