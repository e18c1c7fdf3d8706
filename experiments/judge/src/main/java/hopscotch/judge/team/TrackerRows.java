package hopscotch.judge.team;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
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
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rows of the tracker of multi-agent path finding (tracker.pathfinding.ai), which documents them as
 * "solution format": one plan in each row, for the first units of a scenario of the benchmark.
 *
 * <p>A file is CSV with a header, or JSON or YAML with one object, a list of objects, or objects
 * one after the other. The moves are one text with a line for each unit, or, in JSON and YAML, a
 * list of texts. The tracker's export of a single plan has the moves in a column {@code path}, and
 * names no map and no scenario.
 */
public final class TrackerRows {
  private static final String MAP = "map_name";
  private static final String TYPE = "scen_type";
  private static final String ID = "type_id";
  private static final String AGENTS = "agents";
  private static final String AGENT_COUNT = "agent_count";
  private static final String PLAN = "solution_plan";
  private static final String PATH = "path";
  private static final String BOUND = "lower_cost";
  private static final String COST = "solution_cost";
  private static final String FLIP = "flip_up_down";
  private static final List<String> COLUMNS =
      List.of(MAP, TYPE, ID, AGENTS, BOUND, COST, PLAN, FLIP);
  private static final String EXPECTED =
      "'hopscotch plan 1', or rows of " + String.join(", ", COLUMNS);
  private static final Pattern SCENARIO = Pattern.compile("(.+)-(even|random)-([0-9]{1,3})\\.scen");

  /** How a file of YAML begins, but for comments: a document, an item or a key. */
  private static final Pattern YAML_HEAD =
      Pattern.compile("(?:\\s|#.*+\\n)*+(?:---(?:\\s|$)|-\\s|[\"']?[a-z_]++[\"']?\\s*+:)");

  /** The longest line, since the memory of the YAML parser grows with its square. */
  private static final int LONGEST_YAML_LINE = 1 << 16;

  private static final JsonMapper JSON_MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .build();
  private static final YAMLMapper YAML_MAPPER =
      YAMLMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .build();

  private TrackerRows() {}

  /**
   * Reads the text of a file.
   *
   * @param file the name for messages
   * @throws BadFileException if the text has no such rows
   */
  public static List<PlanText> read(String text, String file) throws BadFileException {
    List<Map<String, String>> rows =
        rows(text.startsWith("\ufeff") ? text.substring(1) : text, file);
    List<PlanText> plans = new ArrayList<>();
    for (Map<String, String> row : rows) {
      plans.add(plan(row, file + ", row " + (plans.size() + 1)));
    }
    if (plans.isEmpty()) {
      throw new BadFileException(file, "no rows", EXPECTED);
    }
    return plans;
  }

  private static List<Map<String, String>> rows(String text, String file) throws BadFileException {
    String begin = text.stripLeading();
    if (begin.startsWith("[") || begin.startsWith("{")) {
      return objects(JSON_MAPPER, text, file, "JSON");
    }
    if (!YAML_HEAD.matcher(text).lookingAt()) {
      return csv(text, file);
    }
    if (text.lines().anyMatch(line -> line.length() > LONGEST_YAML_LINE)) {
      throw new BadFileException(
          file,
          "a line of YAML of more than %d characters".formatted(LONGEST_YAML_LINE),
          "lines of at most so many, or rows in JSON or CSV");
    }
    return objects(YAML_MAPPER, text, file, "YAML");
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

  private static List<Map<String, String>> objects(
      ObjectMapper mapper, String text, String file, String format) throws BadFileException {
    List<Map<String, String>> rows = new ArrayList<>();
    try {
      requireNoAlias(mapper, text, file);
      try (MappingIterator<JsonNode> documents =
          mapper.readerFor(JsonNode.class).readValues(text)) {
        while (documents.hasNextValue()) {
          JsonNode document = documents.nextValue();
          for (JsonNode row : document.isArray() ? document : List.of(document)) {
            rows.add(fields(row, file + ", row " + (rows.size() + 1)));
          }
        }
      }
    } catch (JsonProcessingException e) {
      throw new BadFileException(
          file,
          Math.max(0, e.getLocation() == null ? 0 : e.getLocation().getLineNr()),
          0,
          e.getOriginalMessage().lines().findFirst().orElse("no " + format),
          "an object or a list of objects in " + format);
    } catch (BadFileException e) {
      throw e;
    } catch (IOException e) {
      throw new AssertionError("reading from memory failed", e);
    }
    return rows;
  }

  /** Refuses an alias of YAML, whose name the parser would take for its text. */
  private static void requireNoAlias(ObjectMapper mapper, String text, String file)
      throws IOException {
    try (JsonParser tokens = mapper.createParser(text)) {
      while (tokens instanceof YAMLParser yaml && yaml.nextToken() != null) {
        if (yaml.isCurrentAlias()) {
          throw new BadFileException(
              file, yaml.currentTokenLocation().getLineNr(), 0, "an alias", "the value itself");
        }
      }
    }
  }

  private static Map<String, String> fields(JsonNode row, String source) throws BadFileException {
    if (!row.isObject()) {
      throw new BadFileException(source, BadFileException.quote(row.toString()), EXPECTED);
    }
    Map<String, String> fields = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> field : row.properties()) {
      JsonNode value = field.getValue();
      boolean isPlan = field.getKey().equals(PLAN) || field.getKey().equals(PATH);
      fields.put(
          field.getKey(),
          isPlan && value.isArray() ? lines(value, source) : text(value, field.getKey(), source));
    }
    return fields;
  }

  private static String lines(JsonNode list, String source) throws BadFileException {
    List<String> lines = new ArrayList<>();
    for (JsonNode line : list) {
      String moves = text(line, "the moves of unit " + lines.size(), source).strip();
      if (moves.lines().count() > 1) {
        throw new BadFileException(
            source, "several lines in the moves of unit " + lines.size(), "a text for each unit");
      }
      lines.add(moves);
    }
    return String.join("\n", lines);
  }

  private static String text(JsonNode value, String what, String source) throws BadFileException {
    if (value.isContainerNode()) {
      throw new BadFileException(
          source, what + " " + BadFileException.quote(value.toString()), "a text or a number");
    }
    return value.isNull() ? "" : value.asText();
  }

  private static PlanText plan(Map<String, String> row, String source) throws BadFileException {
    String plan = row.getOrDefault(PLAN, row.get(PATH));
    if (plan == null) {
      throw new BadFileException(source, "no column " + PLAN, EXPECTED);
    }
    return new PlanText(
        source,
        word(row, MAP),
        Movement.ORTHOGONAL,
        scenario(row, source),
        null,
        number(row, COST, source),
        number(row, BOUND, source),
        null,
        null,
        moves(plan, agents(row, source), source),
        flip(row, source));
  }

  /** The value of a column; {@code null} if there is none. */
  private static String word(Map<String, String> row, String column) {
    String text = row.getOrDefault(column, "").strip();
    return text.isEmpty() ? null : text;
  }

  private static String scenario(Map<String, String> row, String source) throws BadFileException {
    List<String> named = new ArrayList<>();
    for (String column : List.of(MAP, TYPE, ID)) {
      if (word(row, column) != null) {
        named.add(word(row, column));
      }
    }
    if (named.isEmpty()) {
      return null;
    }
    if (named.size() < 3) {
      throw new BadFileException(
          source,
          "only some of the columns %s, %s and %s".formatted(MAP, TYPE, ID),
          "all three, or none and the options --map and --scen");
    }
    return String.join("-", named) + ".scen";
  }

  /** The number of units that a row states; {@code null} if it states none. */
  private static Long agents(Map<String, String> row, String source) throws BadFileException {
    Long agents = number(row, AGENTS, source);
    Long count = number(row, AGENT_COUNT, source);
    if (agents != null && count != null && !agents.equals(count)) {
      throw new BadFileException(
          source, "%s %d and %s %d".formatted(AGENTS, agents, AGENT_COUNT, count), "one number");
    }
    return agents == null ? count : agents;
  }

  /** The moves, a line a unit. After the last line end is an idle unit, or nothing. */
  private static List<String> moves(String plan, Long agents, String source)
      throws BadFileException {
    List<String> moves = new ArrayList<>();
    for (String line : plan.split("\\R", -1)) {
      moves.add(line.strip());
    }
    boolean endsWithBreak = moves.size() > 1 && moves.get(moves.size() - 1).isEmpty();
    if (endsWithBreak && (agents == null || agents == moves.size() - 1)) {
      moves.remove(moves.size() - 1);
    }
    if (agents != null && agents != moves.size()) {
      throw new BadFileException(
          source,
          "agents %s, and %d lines of moves".formatted(agents, moves.size()),
          "a line of moves for each");
    }
    return moves;
  }

  private static Boolean flip(Map<String, String> row, String source) throws BadFileException {
    String text = word(row, FLIP);
    return switch (text == null ? "" : text.toLowerCase(Locale.ROOT)) {
      case "" -> null;
      case "1", "true" -> true;
      case "0", "false" -> false;
      default ->
          throw new BadFileException(
              source, FLIP + " " + BadFileException.quote(text), "true or false, or nothing");
    };
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
   * The text of a file with one row.
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
          Boolean.TRUE.equals(plan.flipped()) ? "TRUE" : "FALSE");
    } catch (IOException e) {
      throw new AssertionError("writing to memory failed", e);
    }
    return text.toString();
  }
}
