package hopscotch.experiments.team;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rows of the tracker of multi-agent path finding (tracker.pathfinding.ai), as CSV or as a JSON
 * array of objects: a plan a row, for the first units of a scenario of the benchmark.
 */
public final class TrackerRows {
  private static final String MAP = "map_name";
  private static final String TYPE = "scen_type";
  private static final String ID = "type_id";
  private static final String AGENTS = "agents";
  private static final String PLAN = "solution_plan";
  private static final String BOUND = "lower_cost";
  private static final String COST = "solution_cost";
  private static final String FLIP = "flip_up_down";
  private static final List<String> COLUMNS =
      List.of(MAP, TYPE, ID, AGENTS, BOUND, COST, PLAN, FLIP);
  private static final List<String> REQUIRED = List.of(MAP, TYPE, ID, AGENTS, PLAN);
  private static final Pattern SCENARIO = Pattern.compile("(.+)-(even|random)-([0-9]{1,3})\\.scen");

  private TrackerRows() {}

  /**
   * Reads the text of a file.
   *
   * @param file the name for messages
   * @throws BadFileException if it has no such rows
   */
  public static List<PlanText> read(String text, String file) throws BadFileException {
    List<Map<String, String>> rows =
        text.stripLeading().startsWith("[") ? json(text, file) : csv(text, file);
    List<PlanText> plans = new ArrayList<>();
    for (Map<String, String> row : rows) {
      plans.add(plan(row, file + ", row " + (plans.size() + 1)));
    }
    if (plans.isEmpty()) {
      throw new BadFileException(
          file, "no rows", "'hopscotch plan 1', or rows of " + String.join(", ", COLUMNS));
    }
    return plans;
  }

  private static List<Map<String, String>> csv(String text, String file) throws BadFileException {
    List<Map<String, String>> rows = new ArrayList<>();
    try (CsvReader<NamedCsvRecord> reader = CsvReader.builder().ofNamedCsvRecord(text)) {
      for (NamedCsvRecord row : reader) {
        rows.add(row.getFieldsAsMap());
      }
    } catch (CsvParseException | UncheckedIOException e) {
      throw new BadFileException(file, e.getMessage(), "rows of CSV with a header");
    } catch (IOException e) {
      throw new AssertionError("reading from memory failed", e);
    }
    return rows;
  }

  private static List<Map<String, String>> json(String text, String file) throws BadFileException {
    List<Map<String, String>> rows = new ArrayList<>();
    try {
      for (JsonNode row : new ObjectMapper().readTree(text)) {
        Map<String, String> fields = new LinkedHashMap<>();
        row.properties().forEach(field -> fields.put(field.getKey(), text(field.getValue())));
        rows.add(fields);
      }
    } catch (JsonProcessingException e) {
      throw new BadFileException(file, e.getOriginalMessage(), "a JSON array of rows");
    }
    return rows;
  }

  private static String text(JsonNode value) {
    return value.isNull() ? "" : value.asText();
  }

  private static PlanText plan(Map<String, String> row, String source) throws BadFileException {
    for (String column : REQUIRED) {
      if (!row.containsKey(column)) {
        throw new BadFileException(
            source,
            "no column " + column,
            "'hopscotch plan 1', or rows of " + String.join(", ", COLUMNS));
      }
    }
    List<String> moves = row.get(PLAN).lines().map(String::strip).toList();
    Long agents = number(row, AGENTS, source);
    if (agents == null || agents != moves.size()) {
      throw new BadFileException(
          source,
          "agents %s, and %d lines of moves".formatted(agents, moves.size()),
          "a line of moves for each");
    }
    return new PlanText(
        source,
        row.get(MAP),
        Movement.ORTHOGONAL,
        "%s-%s-%s.scen".formatted(row.get(MAP), row.get(TYPE), row.get(ID)),
        null,
        number(row, COST, source),
        number(row, BOUND, source),
        null,
        null,
        moves,
        isTrue(row.getOrDefault(FLIP, "")));
  }

  private static boolean isTrue(String text) {
    return text.equals("1") || text.equalsIgnoreCase("true");
  }

  private static Long number(Map<String, String> row, String column, String source)
      throws BadFileException {
    String text = row.getOrDefault(column, "").strip();
    if (text.isEmpty()) {
      return null;
    }
    if (!text.matches("[0-9]{1,18}")) {
      throw new BadFileException(
          source, column + " " + BadFileException.quote(text), "a whole number, or nothing");
    }
    return Long.valueOf(text);
  }

  /**
   * The text of a file of one row.
   *
   * @throws IllegalArgumentException if the plan is for no scenario of the benchmark
   */
  public static String write(PlanText plan) {
    Matcher scenario = SCENARIO.matcher(plan.scenario() == null ? "" : plan.scenario());
    if (!scenario.matches()) {
      throw new IllegalArgumentException(
          "the plan is for %s: the tracker takes scenarios such as room-32-32-4-random-1.scen"
              .formatted(plan.scenario() == null ? "no scenario" : plan.scenario()));
    }
    StringWriter text = new StringWriter();
    try (CsvWriter writer = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
      writer.writeRecord(COLUMNS);
      writer.writeRecord(
          scenario.group(1),
          scenario.group(2),
          scenario.group(3),
          Integer.toString(plan.moves().size()),
          plan.bound() == null ? "" : plan.bound().toString(),
          plan.cost() == null ? "" : plan.cost().toString(),
          String.join("\n", plan.moves()),
          Boolean.toString(plan.flipped()));
    } catch (IOException e) {
      throw new AssertionError("writing to memory failed", e);
    }
    return text.toString();
  }
}
