package hopscotch.visual.teach.search;

import hopscotch.core.grid.GridMap;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.trace.Footprint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the open and closed lists of each side as lines of text. */
final class OpenList {
  private static final int NAMED = 6;

  private final SearchLecture lecture;
  private final GridMap map;
  private final Footprint footprint;

  OpenList(SearchLecture lecture, Footprint footprint) {
    this.lecture = lecture;
    this.map = lecture.map();
    this.footprint = footprint;
  }

  List<String> lines() {
    if (lecture.hasHeads()) {
      return List.of("heads: " + named(0, true));
    }
    List<String> lines = new ArrayList<>();
    for (int side = 0; side < (footprint.isTwoSided() ? 2 : 1); side++) {
      String from = side == 0 ? "" : " from the goal";
      lines.add("open%s, by F: %s".formatted(from, named(side, true)));
      lines.add("closed%s: %s".formatted(from, named(side, false)));
    }
    return lines;
  }

  /**
   * At most two open cells of least F beside another. Cells with the F and the g of that one are
   * left out, since only a rule of ties distinguishes them.
   */
  List<String> leastF(int side, int beside) {
    return cells(side, true).stream()
        .filter(
            cell ->
                footprint.f(side, cell) != footprint.f(side, beside)
                    || footprint.g(side, cell) != footprint.g(side, beside))
        .sorted(Comparator.comparingLong(cell -> footprint.f(side, cell)))
        .limit(2)
        .map(map::describe)
        .toList();
  }

  private List<Integer> cells(int side, boolean open) {
    List<Integer> cells = new ArrayList<>();
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        if (open ? footprint.isOpen(side, cell) : footprint.isClosed(side, cell)) {
          cells.add(cell);
        }
      }
    }
    return cells;
  }

  /** Names the open cells of least F, or the number of closed cells and the last one. */
  private String named(int side, boolean open) {
    List<Integer> cells = cells(side, open);
    cells.sort(
        open
            ? Comparator.comparingLong(cell -> footprint.f(side, cell))
            : Comparator.comparingInt(cell -> footprint.order(side, cell)));
    int more = Math.max(0, cells.size() - NAMED);
    int first = open ? 0 : more;
    String names =
        cells.subList(first, cells.size() - more + first).stream()
            .map(cell -> name(side, cell, open))
            .collect(Collectors.joining(", "));
    if (cells.isEmpty()) {
      return "none";
    } else if (more == 0) {
      return names;
    }
    return open ? names + " and %d more".formatted(more) : cells.size() + ", last " + names;
  }

  private String name(int side, int cell, boolean withF) {
    long f = footprint.f(side, cell);
    String name = map.describe(cell);
    return withF && f >= 0 ? name + " " + Lecture.text(lecture.costs().f(f)) : name;
  }
}
