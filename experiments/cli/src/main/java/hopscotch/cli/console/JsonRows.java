package hopscotch.cli.console;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;

/** One array of objects, with one object on each line. */
final class JsonRows extends Rows {
  private static final ObjectMapper JSON = new ObjectMapper();

  private String before = "[\n";

  JsonRows(PrintWriter out, List<String> columns) {
    super(out, columns);
  }

  @Override
  void write(Object[] values) {
    ObjectNode row = JSON.createObjectNode();
    for (int i = 0; i < values.length; i++) {
      put(row, columns.get(i), values[i]);
    }
    try {
      out.print(before + JSON.writeValueAsString(row));
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
    before = ",\n";
  }

  private static void put(ObjectNode row, String column, Object value) {
    if (isNothing(value)) {
      row.putNull(column);
    } else if (value instanceof Boolean flag) {
      row.put(column, flag);
    } else if (value instanceof Integer || value instanceof Long) {
      row.put(column, ((Number) value).longValue());
    } else if (value instanceof BigDecimal || value instanceof Double d && !d.isInfinite()) {
      row.putRawValue(column, new RawValue(text(value)));
    } else if (value instanceof Collection<?> values) {
      ArrayNode list = row.putArray(column);
      values.forEach(element -> list.add(element.toString()));
    } else {
      row.put(column, value.toString());
    }
  }

  @Override
  void writeEnd() {
    out.print(before.startsWith("[") ? before + "]\n" : "\n]\n");
  }
}
