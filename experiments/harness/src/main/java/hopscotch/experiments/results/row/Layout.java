package hopscotch.experiments.results.row;

import hopscotch.experiments.query.ProblemKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which columns the rows of a segment have: those of today, or those of an earlier version, which
 * are fewer. Immutable.
 */
public final class Layout {
  /** What rows of earlier versions do not have. */
  private static final Set<String> LATER = Set.of("last_move_nanos", "resolved");

  private static final List<Layout> ALL =
      Arrays.stream(ProblemKind.values())
          .flatMap(kind -> Stream.of(new Layout(kind, Set.of()), new Layout(kind, LATER)))
          .toList();

  private final ProblemKind kind;
  private final List<String> columns;

  /** By today's columns, the place in a row as it is written; -1 where it has none. */
  private final int[] places;

  private Layout(ProblemKind kind, Set<String> without) {
    this.kind = kind;
    List<String> today = RowFormat.columns(kind);
    columns = today.stream().filter(column -> !without.contains(column)).toList();
    places = today.stream().mapToInt(columns::indexOf).toArray();
  }

  /** That of rows that are written today. */
  public static Layout of(ProblemKind kind) {
    return ALL.stream().filter(it -> it.kind == kind).findFirst().orElseThrow();
  }

  /** The layout whose header this is; empty if it is none. */
  public static Optional<Layout> find(String header) {
    List<String> names = List.of(header.split(",", -1));
    return ALL.stream().filter(it -> it.columns.equals(names)).findFirst();
  }

  /** The kind of problem. */
  public ProblemKind kind() {
    return kind;
  }

  /** How many columns a row has as it is written. */
  int size() {
    return columns.size();
  }

  /** Whether rows are written like this today. */
  public boolean isCurrent() {
    return columns.size() == places.length;
  }

  /** Fields as today's columns have them, with nothing where these rows have no column. */
  List<String> completed(List<String> written) {
    if (isCurrent()) {
      return written;
    }
    List<String> fields = new ArrayList<>();
    for (int place : places) {
      fields.add(place < 0 ? "" : written.get(place));
    }
    return fields;
  }
}
