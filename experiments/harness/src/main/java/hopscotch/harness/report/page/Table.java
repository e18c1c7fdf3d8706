package hopscotch.harness.report.page;

import hopscotch.harness.output.Column;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table to write in several formats. {@code null} stands for nothing. */
public final class Table {
  /** The most columns that are shown where no others are asked for. */
  static final int MOST_COLUMNS = 8;

  private static final String PLANNER = "planner";

  private final String name;
  private final String caption;
  private final List<String> columns;
  private final List<Object[]> rows = new ArrayList<>();
  private final BitSet leftOut = new BitSet();
  private String warning = "";

  /**
   * An empty table.
   *
   * @param name the name of its files
   * @param caption the caption, a sentence
   * @param columns the heads, with units
   */
  public Table(String name, String caption, List<String> columns) {
    this.name = name;
    this.caption = caption;
    this.columns = List.copyOf(columns);
  }

  /** A table with one row for each thing. */
  public static <T> Table of(
      String name, String caption, List<Column<T>> columns, Iterable<? extends T> rows) {
    Table table = new Table(name, caption, Column.heads(columns));
    rows.forEach(row -> table.add(Column.values(columns, row)));
    return table;
  }

  /** A table with a row for each thing of each group, which its first column names. */
  public static <T> Table grouped(
      String name,
      String caption,
      String head,
      List<Column<T>> columns,
      Map<?, ? extends List<? extends T>> groups) {
    List<String> heads = new ArrayList<>(List.of(head));
    heads.addAll(Column.heads(columns));
    Table table = new Table(name, caption, heads);
    groups.forEach(
        (group, rows) -> {
          for (T row : rows) {
            List<Object> values = new ArrayList<>(List.of(group));
            Collections.addAll(values, Column.values(columns, row));
            table.add(values);
          }
        });
    return table;
  }

  /** Adds a row. */
  public void add(Object... values) {
    if (values.length != columns.size()) {
      throw new IllegalArgumentException(
          "%d values for %d columns".formatted(values.length, columns.size()));
    }
    rows.add(values);
  }

  /** Adds a row. */
  public void add(List<Object> values) {
    add(values.toArray());
  }

  /** The name of its files. */
  public String name() {
    return name;
  }

  /** The caption. */
  public String caption() {
    return caption;
  }

  /** Adds a warning for all formats except CSV, which no reader of the figures must miss. */
  public void warn(String text) {
    warning = text;
  }

  /** The warning. Empty if there is none. */
  String warning() {
    return warning;
  }

  /**
   * Leaves columns out until at most {@value #MOST_COLUMNS} are left, but never those up to {@code
   * planner}. A page has them on demand, and CSV has them in any case.
   *
   * @param first the heads of those that are left out first, in this order; then the rightmost
   */
  public void leaveOut(List<String> first) {
    int least = Math.max(1, columns.indexOf(PLANNER) + 1);
    IntStream.concat(
            first.stream().mapToInt(columns::indexOf),
            IntStream.iterate(columns.size() - 1, column -> column >= least, column -> column - 1))
        .filter(column -> column >= least)
        .distinct()
        .limit(Math.max(0, columns.size() - MOST_COLUMNS))
        .forEach(leftOut::set);
  }

  /** The columns that are left out, by their place. */
  BitSet leftOut() {
    return leftOut;
  }

  /** The heads of the columns that are left out, with commas. */
  String leftOutHeads() {
    return leftOut.stream().mapToObj(columns::get).collect(Collectors.joining(", "));
  }

  /** This table without the columns that are left out; its caption says which. */
  public Table narrow() {
    if (leftOut.isEmpty()) {
      return this;
    }
    String said = caption + " Left out: " + leftOutHeads() + " (--columns all has them).";
    int[] kept =
        IntStream.range(0, columns.size()).filter(column -> !leftOut.get(column)).toArray();
    return with(said, kept);
  }

  /** The heads. */
  public List<String> columns() {
    return columns;
  }

  /** The rows, each as long as the heads. */
  public List<Object[]> rows() {
    return rows;
  }

  /**
   * This table with other names for planners: in the column {@code planner}, and in heads that are
   * planners.
   *
   * @param labels the names, by spec
   */
  public Table labelled(Map<String, String> labels) {
    int planner = columns.indexOf(PLANNER);
    Table named = copy(columns.stream().map(head -> labels.getOrDefault(head, head)).toList());
    for (Object[] row : rows) {
      Object[] values = row.clone();
      if (planner >= 0 && values[planner] != null) {
        String spec = values[planner].toString();
        values[planner] = labels.getOrDefault(spec, spec);
      }
      named.add(values);
    }
    return named;
  }

  /**
   * This table with its columns up to {@code planner}, and after them those with some heads, in
   * their order. The table as it is, if it has none of these.
   */
  public Table only(Collection<String> heads) {
    int planner = columns.indexOf(PLANNER);
    int[] kept =
        IntStream.concat(
                IntStream.rangeClosed(0, planner),
                heads.stream().mapToInt(columns::indexOf).filter(column -> column > planner))
            .toArray();
    if (kept.length <= planner + 1) {
      return this;
    }
    return with(caption, kept);
  }

  private Table with(String said, int... kept) {
    Table chosen = new Table(name, said, IntStream.of(kept).mapToObj(columns::get).toList());
    chosen.warn(warning);
    for (Object[] row : rows) {
      chosen.add(IntStream.of(kept).mapToObj(column -> row[column]).toArray());
    }
    return chosen;
  }

  /** This table with at most {@code most} of its rows, beginning with row {@code from}. */
  Table part(int from, int most) {
    Table part = copy(columns);
    rows.stream().skip(from).limit(most).forEach(part.rows::add);
    return part;
  }

  private Table copy(List<String> heads) {
    Table copy = new Table(name, caption, heads);
    copy.warn(warning);
    copy.leftOut.or(leftOut);
    return copy;
  }

  /** Whether a column is aligned to the right: its first value that is there is a number. */
  boolean hasNumbers(int column) {
    return rows.stream()
        .map(row -> row[column])
        .filter(Objects::nonNull)
        .findFirst()
        .filter(Table::isNumber)
        .isPresent();
  }

  /** Whether a value is aligned to the right. */
  static boolean isNumber(Object value) {
    return value instanceof Number;
  }

  /**
   * A value for people, without exponents, with thousands separated, and a dash for nothing. From 1
   * to 1000 it has four significant digits, above 1000 it is a whole number, below 1 it has three
   * decimals, below 0.01 five, and below 0.0001 seven. The shortest decimal of a number is rounded
   * to the nearest, and a half away from zero: 525.55 is shown as 525.6, although that double is a
   * little smaller. The page's script ({@code numbers.js}) rounds the same way.
   */
  public static String shown(Object value) {
    if (isMissing(value)) {
      return "-";
    }
    if (value instanceof Double number) {
      return digits(number);
    }
    return value instanceof Number number
        ? String.format(Locale.ROOT, "%,d", number.longValue())
        : value.toString();
  }

  private static String digits(double number) {
    double size = Math.abs(number);
    if (size == 0) {
      return "0";
    }
    int decimals =
        size >= 1000
            ? 0
            : size >= 100 ? 1 : size >= 10 ? 2 : size >= 0.01 ? 3 : size >= 1e-4 ? 5 : 7;
    BigDecimal rounded = BigDecimal.valueOf(size).setScale(decimals, RoundingMode.HALF_UP);
    String digits = String.format(Locale.ROOT, "%,." + decimals + "f", rounded);
    return number < 0 ? "-" + digits : digits;
  }

  /** A number with its noun, given in the plural such as {@code queries}. */
  public static String count(int number, String plural) {
    String one = plural.replaceFirst("s$", "").replaceFirst("ie$", "y");
    return shown(number) + " " + (number == 1 ? one : plural);
  }

  /** Whether a value is {@code null} or not a number, such as the result of a division by 0. */
  private static boolean isMissing(Object value) {
    return value == null || value instanceof Double number && !Double.isFinite(number);
  }

  /** A value for programs, without loss. Empty for {@code null} and NaN. */
  static String exact(Object value) {
    return isMissing(value) ? "" : value.toString();
  }
}
