package hopscotch.experiments.suite;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import hopscotch.core.planner.Parameter;
import hopscotch.datasets.movingai.BadFileException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads suites, from files and from those built in. */
public final class SuiteReader {
  /** The names of the built-in suites, the quickest first. */
  public static final List<String> BUILT_IN =
      List.of(
          "demo",
          "quick",
          "baselines",
          "smoothing",
          "hierarchy",
          "bidirectional",
          "botea2004",
          "scale",
          "movingai");

  private static final int MAX_ENTRIES = 300;
  private static final int MAX_LENGTH = 1 << 17;

  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
          .build();

  private SuiteReader() {}

  /**
   * The text of a suite: of a built-in one by name, else of a file.
   *
   * @throws BadFileException if there is neither
   */
  public static String text(String nameOrFile) throws IOException {
    if (BUILT_IN.contains(nameOrFile)) {
      try (InputStream input =
          SuiteReader.class.getResourceAsStream("/hopscotch/suites/" + nameOrFile + ".yaml")) {
        return new String(input.readAllBytes(), StandardCharsets.UTF_8);
      }
    }
    Path file = Path.of(nameOrFile);
    if (!Files.isRegularFile(file)) {
      throw new BadFileException(
          nameOrFile,
          "no such suite",
          "a file or one of the built-in suites " + String.join(", ", BUILT_IN));
    }
    return Files.readString(file);
  }

  /**
   * Reads a suite.
   *
   * @param name the file's name, for messages and for a suite that has no name
   * @throws BadFileException naming line and column, and the known keys where a key is unknown
   */
  public static Suite parse(String text, String name) throws BadFileException {
    if (text.length() > MAX_LENGTH) {
      throw new BadFileException(
          name, text.length() + " letters", "a suite of at most " + MAX_LENGTH);
    }
    try {
      JsonNode tree = YAML.readTree(text);
      requireKnownKeys(tree, Suite.class, text, name);
      requireShortLists(tree, name);
      requireKnownKeys(tree.path("queries"), QuerySelection.class, text, name);
      requireKnownKeys(tree.path("budgets"), Budgets.class, text, name);
      for (JsonNode map : tree.path("maps")) {
        requireKnownKeys(map, MapSelection.class, text, name);
      }
      Suite suite = YAML.readValue(text, Suite.class);
      if (suite == null) {
        throw new BadFileException(name, "the file is empty", "a suite");
      }
      return suite;
    } catch (InvalidFormatException e) {
      throw bad(name, e, "'" + e.getValue() + "'" + at(e), expected(e.getTargetType()));
    } catch (ValueInstantiationException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw bad(name, e, cause.getMessage() + at(e), "a suite as experiments/README.md describes");
    } catch (JsonMappingException e) {
      throw bad(name, e, firstLine(e.getOriginalMessage()) + at(e), "another kind of value");
    } catch (JsonProcessingException e) {
      throw bad(name, e, firstLine(e.getOriginalMessage()), "YAML");
    }
  }

  /** Looks at the keys first, since a missing value may be one whose key is misspelt. */
  private static void requireKnownKeys(JsonNode object, Class<?> type, String text, String name)
      throws BadFileException {
    List<String> known = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      known.add(component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT));
    }
    for (Iterator<String> keys = object.fieldNames(); keys.hasNext(); ) {
      String key = keys.next();
      if (!known.contains(key)) {
        throw unknownKey(text, name, key, "one of " + String.join(", ", known));
      }
    }
  }

  /** Each entry can stand for many planners or maps, so many entries are a matter of memory. */
  private static void requireShortLists(JsonNode tree, String name) throws BadFileException {
    for (Map.Entry<String, JsonNode> key : tree.properties()) {
      if (key.getValue().isArray() && key.getValue().size() > MAX_ENTRIES) {
        throw new BadFileException(
            name,
            "%d entries of %s".formatted(key.getValue().size(), key.getKey()),
            "at most " + MAX_ENTRIES);
      }
    }
  }

  private static BadFileException unknownKey(
      String text, String name, String key, String expected) {
    Matcher matcher =
        Pattern.compile("(?m)(?:^|[\\s{,\\-])(" + Pattern.quote(key) + ")[\"']?\\s{0,9}:")
            .matcher(text);
    int at = matcher.find() ? matcher.start(1) : 0;
    int line = (int) text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
    int column = at - text.lastIndexOf('\n', at - 1);
    return new BadFileException(name, line, column, "unknown key '" + key + "'", expected);
  }

  private static String at(JsonMappingException e) {
    List<String> keys = new ArrayList<>();
    e.getPath().forEach(part -> keys.add(part.getFieldName()));
    keys.removeIf(Objects::isNull);
    return keys.isEmpty() ? "" : " (key " + String.join(".", keys) + ")";
  }

  private static String expected(Class<?> type) {
    return type.isEnum()
        ? "one of "
            + Arrays.stream(type.getEnumConstants())
                .map(constant -> Parameter.word((Enum<?>) constant))
                .collect(Collectors.joining(", "))
        : Number.class.isAssignableFrom(type) || type.isPrimitive() ? "a number" : "another value";
  }

  private static BadFileException bad(
      String name, JsonProcessingException e, String fault, String expected) {
    JsonLocation place =
        e.getProcessor() instanceof JsonParser parser
            ? parser.currentTokenLocation()
            : e.getLocation();
    return place == null
        ? new BadFileException(name, fault, expected)
        : new BadFileException(name, place.getLineNr(), place.getColumnNr(), fault, expected);
  }

  private static String firstLine(String text) {
    try (Stream<String> lines = text.lines()) {
      return lines.findFirst().orElse("no YAML");
    }
  }
}
