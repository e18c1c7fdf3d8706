package hopscotch.experiments.cli.console;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;

/** One array of objects, an object a line. */
final class JsonRows extends Rows {
  private final JsonGenerator json;

  JsonRows(PrintWriter out, List<String> columns) {
    super(out, columns);
    try {
      json = new JsonFactory().createGenerator(out);
      json.setPrettyPrinter(new LinePerObject());
      json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
      json.disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);
      json.writeStartArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  void write(Object[] values) {
    try {
      json.writeStartObject();
      for (int i = 0; i < values.length; i++) {
        json.writeFieldName(columns.get(i));
        writeValue(values[i]);
      }
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void writeValue(Object value) throws IOException {
    if (isNothing(value)) {
      json.writeNull();
    } else if (value instanceof Boolean flag) {
      json.writeBoolean(flag);
    } else if (value instanceof Integer || value instanceof Long) {
      json.writeNumber(((Number) value).longValue());
    } else if (value instanceof BigDecimal || value instanceof Double d && !d.isInfinite()) {
      json.writeNumber(text(value));
    } else if (value instanceof Collection<?> values) {
      json.writeStartArray();
      for (Object element : values) {
        json.writeString(element.toString());
      }
      json.writeEndArray();
    } else {
      json.writeString(value.toString());
    }
  }

  @Override
  void writePending() {
    try {
      json.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  void writeEnd() {
    try {
      json.writeEndArray();
      json.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    out.print('\n');
  }

  /** Breaks lines between the objects of the outer array, nowhere else. */
  private static final class LinePerObject extends MinimalPrettyPrinter {
    private static final long serialVersionUID = 1;

    private int depth;

    @Override
    public void writeStartArray(JsonGenerator generator) throws IOException {
      super.writeStartArray(generator);
      depth++;
    }

    @Override
    public void beforeArrayValues(JsonGenerator generator) throws IOException {
      if (depth == 1) {
        generator.writeRaw('\n');
      }
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator generator) throws IOException {
      super.writeArrayValueSeparator(generator);
      if (depth == 1) {
        generator.writeRaw('\n');
      }
    }

    @Override
    public void writeEndArray(JsonGenerator generator, int count) throws IOException {
      depth--;
      if (depth == 0) {
        generator.writeRaw('\n');
      }
      super.writeEndArray(generator, count);
    }
  }
}
