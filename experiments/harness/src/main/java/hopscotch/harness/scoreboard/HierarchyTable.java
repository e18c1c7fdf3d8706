package hopscotch.harness.scoreboard;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Writes the section about hierarchies of the page of a scoreboard. */
final class HierarchyTable {
  private HierarchyTable() {}

  /** Writes the section. Writes nothing if no hierarchy was compared. */
  static void write(List<HierarchyRow> rows, List<String> maps, StringBuilder out) {
    if (rows.isEmpty()) {
      return;
    }
    HierarchyRow any = Collections.max(rows, Comparator.comparing(HierarchyRow::walls));
    out.append(
        """

        ## Hierarchies

        Planners that search on more than one level, beside `astar`. Each answers %d queries between random cells that a path
        joins, in `%s` on maps of %d x %d cells:
        `%s`.
        A wall is one cell in the middle of a shortest path. After each of %d walls its query is asked again.

        - `cost`: the cost of the paths over the least cost.
        - `expanded`: how many cells and nodes are expanded, mean of a query, on all levels and in all calls. A node of a
          higher level has more edges than a cell, so this is not time.
        - `first move`: until the first move is known. A planner that hands out its path as a whole knows it no sooner.
        - `KiB`: what is built beside the map and its moves, mean of a map.
        - `after a wall`: whether a planner is repaired or built again, and how many clusters come out different on average.
        - `wrong then`: after how many walls a path is missed or not legal.
        - `ms`: the median time until a planner is ready after a wall was built or taken away; of a guest with the protocol.
          `-`: not measured in this edition.

        | planner | unsolved | cost, mean | cost, worst | expanded, first move | expanded, all | KiB | after a wall | wrong then | ms |
        |---|---:|---:|---:|---:|---:|---:|---|---:|---:|
        """
            .formatted(
                any.asked(),
                Hierarchies.MOVEMENT,
                any.side(),
                any.side(),
                String.join("`, `", maps),
                any.walls()));
    rows.forEach(row -> write(row, out));
    for (HierarchyRow row : rows) {
      if (row.entry().note() != null) {
        out.append("\n%s: %s\n".formatted(name(row), row.entry().note()));
      }
    }
  }

  private static String name(HierarchyRow row) {
    return row.entry().findGuest().orElse("`" + row.entry().planner() + "`");
  }

  private static void write(HierarchyRow row, StringBuilder out) {
    if (!row.problem().isEmpty()) {
      out.append("| %s | was not asked to the end: %s |\n".formatted(name(row), row.problem()));
      return;
    }
    out.append(
        "| %s | %d of %d | %s | %s | %s | %s | %s | %s | %d of %d | %s |\n"
            .formatted(
                name(row),
                row.asked() - row.solved(),
                row.asked(),
                number("%.3f", row.meanCost()),
                number("%.3f", row.worstCost()),
                row.expanded() <= 0 ? "not told" : number("%,.0f", row.firstExpanded()),
                row.expanded() <= 0 ? "not told" : number("%,.0f", row.expanded()),
                isUntold(row) ? "not told" : number("%,.0f", row.indexBytes() / 1024.0),
                afterWall(row),
                row.wrong(),
                row.walls(),
                number("%.2f", row.wallNanos() / 1e6)));
  }

  private static boolean isUntold(HierarchyRow row) {
    return row.indexBytes() == 0 && row.entry().findGuest().isPresent();
  }

  private static String afterWall(HierarchyRow row) {
    if (row.entry().repair() != null) {
      return row.entry().repair();
    }
    if (row.clusters() == 0) {
      boolean isBare = row.indexBytes() == 0 && row.entry().findGuest().isEmpty();
      return row.isRepaired() ? "repaired" : isBare ? "nothing to build" : "built again";
    }
    String form =
        row.isRepaired()
            ? "repaired: %.1f of %.0f clusters differ"
            : "built again: %.1f of %.0f clusters differ";
    return String.format(Locale.ROOT, form, row.changedClusters(), row.clusters());
  }

  private static String number(String form, double value) {
    return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, form, value);
  }
}
