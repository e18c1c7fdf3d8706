package hopscotch.harness.output;

import java.util.List;
import java.util.function.Function;

/**
 * A column of a table: its head, and what it shows of a row.
 *
 * @param <T> what a row is of
 * @param head with the unit, if any
 * @param value text, a number, or {@code null} for nothing
 */
public record Column<T>(String head, Function<T, ?> value) {
  /** The heads of columns. */
  public static <T> List<String> heads(List<Column<T>> columns) {
    return columns.stream().map(Column::head).toList();
  }

  /** What columns show of a row. */
  public static <T> Object[] values(List<Column<T>> columns, T row) {
    return columns.stream().map(column -> column.value.apply(row)).toArray();
  }
}
