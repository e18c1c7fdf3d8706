package hopscotch.harness.output;

import java.util.List;
import java.util.function.Function;

/**
 * A column of a table: its head and its values.
 *
 * @param <T> the type of the things in rows
 * @param head the head, with the unit if there is one
 * @param value gives text, a number, or {@code null} for nothing
 */
public record Column<T>(String head, Function<T, ?> value) {
  /** The heads of columns. */
  public static <T> List<String> heads(List<Column<T>> columns) {
    return columns.stream().map(Column::head).toList();
  }

  /** The values of columns in a row. */
  public static <T> Object[] values(List<Column<T>> columns, T row) {
    return columns.stream().map(column -> column.value.apply(row)).toArray();
  }
}
