package hopscotch.harness.results;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.Rows;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Plans of made-up runs, written into their manifests. */
public final class Plans {
  private Plans() {}

  /** A manifest that plans the problems of these rows, and no more. */
  public static ObjectNode of(ObjectNode manifest, List<Row> rows) {
    Map<List<String>, Set<Object>> problems = new LinkedHashMap<>();
    for (Row row : rows) {
      List<String> part = List.of(row.task().set(), row.task().map(), row.task().movement());
      problems.computeIfAbsent(part, unseen -> new HashSet<>()).add(row.text(RowColumn.QUERY));
    }
    List<PlannedQueries.Part> parts = new ArrayList<>();
    problems.forEach(
        (part, asked) ->
            parts.add(
                new PlannedQueries.Part(part.get(0), part.get(1), part.get(2), asked.size())));
    new PlannedQueries(parts).putInto(manifest);
    return manifest;
  }

  /** A manifest that plans so many problems of each map. */
  public static ObjectNode of(ObjectNode manifest, int queries, String... maps) {
    List<Row> rows = new ArrayList<>();
    for (String map : maps) {
      for (int query = 0; query < queries; query++) {
        rows.add(Rows.optimal("astar", map, query, 1));
      }
    }
    return of(manifest, rows);
  }
}
