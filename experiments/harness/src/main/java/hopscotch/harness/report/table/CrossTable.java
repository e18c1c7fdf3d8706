package hopscotch.harness.report.table;

import hopscotch.harness.report.page.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Turns a table by group and planner into one table for each figure, with planners in one direction
 * and groups in the other, so that compared values stand side by side. A figure in which no two
 * planners ever differ has no table.
 */
public final class CrossTable {
  private static final int GROUP = 0;
  private static final int PLANNER = 1;

  private final Table table;
  private final Set<String> groups = new LinkedHashSet<>();
  private final Set<String> planners = new LinkedHashSet<>();
  private final Map<List<String>, Object[]> rows = new HashMap<>();

  /** Reads a table whose first two columns name a group and a planner. */
  public CrossTable(Table table) {
    this.table = table;
    for (Object[] row : table.rows()) {
      String group = Table.shown(row[GROUP]);
      String planner = String.valueOf(row[PLANNER]);
      groups.add(group);
      planners.add(planner);
      rows.put(key(group, planner), row);
    }
  }

  /** The basis of the figures, and those in which all planners are equal. */
  public String caption() {
    List<String> alike =
        IntStream.range(PLANNER + 1, table.columns().size())
            .filter(this::isAlike)
            .mapToObj(table.columns()::get)
            .toList();
    return alike.isEmpty()
        ? table.caption()
        : table.caption() + " The same for all planners: " + String.join(", ", alike) + ".";
  }

  /** One table for each figure in which planners differ. The longer side is vertical. */
  public List<Table> tables() {
    return IntStream.range(PLANNER + 1, table.columns().size())
        .filter(column -> !isAlike(column))
        .mapToObj(this::figure)
        .toList();
  }

  private boolean isAlike(int column) {
    return planners.size() > 1
        && groups.stream()
            .allMatch(
                group ->
                    planners.stream()
                            .map(planner -> rows.get(key(group, planner))[column])
                            .distinct()
                            .count()
                        == 1);
  }

  private Table figure(int column) {
    boolean isPlannersDown = planners.size() >= groups.size();
    Set<String> down = isPlannersDown ? planners : groups;
    Set<String> across = isPlannersDown ? groups : planners;
    List<String> heads = new ArrayList<>();
    heads.add(table.columns().get(isPlannersDown ? PLANNER : GROUP));
    heads.addAll(across);
    String what = table.columns().get(column);
    Table figure = new Table(table.name(), what + ", by " + table.columns().get(GROUP), heads);
    for (String line : down) {
      List<Object> values = new ArrayList<>();
      values.add(line);
      for (String head : across) {
        values.add(rows.get(isPlannersDown ? key(head, line) : key(line, head))[column]);
      }
      figure.add(values);
    }
    return figure;
  }

  private static List<String> key(String group, String planner) {
    return List.of(group, planner);
  }
}
