package hopscotch.papers;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A printed grid of figures, with one row for each set and one column for each quantity that is
 * counted on all sets.
 *
 * @param not why columns that name no {@code count} are not compared; absent if each column says so
 * @param columns the quantities, in the order of the figures of a row
 * @param rows the figures of each set as printed; null if the paper prints none
 * @param remarks remarks about single figures; none if absent
 */
record FigureGrid(
    String not, List<Column> columns, Map<String, List<BigDecimal>> rows, List<Remark> remarks) {

  /**
   * A column, whose parts are those of a {@link PublishedFigure}.
   *
   * @param name the head of the column
   * @param count how our figure is computed; absent if nothing here counts it
   * @param times the factor by which our figure is multiplied
   * @param tolerance the percentage by which our figure may differ
   * @param again how our figure is computed a second time
   * @param not why there is nothing to compare
   */
  public record Column(
      String name, String count, Double times, Double tolerance, String again, String not) {}

  /**
   * A remark about some figures.
   *
   * @param column the head of their column; absent if the remark is about all columns
   * @param sets their rows
   * @param why why our figure differs, as an experiment showed
   * @param open what is known if the reason is not
   */
  public record Remark(String column, List<String> sets, String why, String open) {
    boolean isAbout(String name, String set) {
      return (column == null || column.equals(name)) && sets.contains(set);
    }
  }

  /** Refuses a row that does not have a figure for each column, and a remark that is about none. */
  public FigureGrid {
    remarks = Objects.requireNonNullElse(remarks, List.of());
    for (Map.Entry<String, List<BigDecimal>> row : rows.entrySet()) {
      if (row.getValue().size() != columns.size()) {
        throw new IllegalArgumentException(
            "row %s: expected %d figures, one a column, not %d"
                .formatted(row.getKey(), columns.size(), row.getValue().size()));
      }
    }
    List<String> names = columns.stream().map(Column::name).toList();
    for (Remark remark : remarks) {
      if (remark.column() != null && !names.contains(remark.column())
          || !rows.keySet().containsAll(remark.sets())) {
        throw new IllegalArgumentException(
            "remark about %s of %s: expected a column of %s and rows of %s"
                .formatted(remark.column(), remark.sets(), names, rows.keySet()));
      }
    }
  }

  /** The figures, row by row. */
  List<PublishedFigure> figures() {
    List<PublishedFigure> figures = new ArrayList<>();
    for (Map.Entry<String, List<BigDecimal>> row : rows.entrySet()) {
      for (int i = 0; i < columns.size(); i++) {
        BigDecimal published = row.getValue().get(i);
        if (published != null) {
          figures.add(figure(columns.get(i), row.getKey(), published));
        }
      }
    }
    return figures;
  }

  private PublishedFigure figure(Column column, String set, BigDecimal published) {
    Remark remark =
        remarks.stream()
            .filter(about -> about.isAbout(column.name(), set))
            .findFirst()
            .orElse(new Remark(column.name(), List.of(set), null, null));
    return new PublishedFigure(
        column.name(),
        set,
        published,
        column.count(),
        column.times(),
        column.tolerance(),
        column.again(),
        remark.why(),
        remark.open(),
        column.count() == null ? Objects.requireNonNullElse(column.not(), not) : null);
  }
}
