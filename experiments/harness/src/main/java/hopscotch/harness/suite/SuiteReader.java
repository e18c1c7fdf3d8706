package hopscotch.harness.suite;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import hopscotch.core.text.DidYouMean;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.harness.guest.GuestProgram;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Reads suites from files, and the built-in ones. */
public final class SuiteReader {
  /** The names of the built-in suites, the quickest first. */
  public static final List<String> BUILT_IN =
      List.of(
          "demo",
          "all-planners",
          "quick",
          "baselines",
          "smoothing",
          "hierarchy",
          "bidirectional",
          "scale",
          "changing",
          "crowds",
          "mapf",
          "movingai");

  private static final int MAX_ENTRIES = 300;
  private static final int MAX_BYTES = 1 << 17;

  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
          .build();

  private SuiteReader() {}

  /**
   * The text of a suite, which is a built-in one by name, or else a file.
   *
   * @throws BadFileException if there is neither, or the file is not text in UTF-8
   */
  public static String text(String nameOrFile) throws IOException {
    if (BUILT_IN.contains(nameOrFile)) {
      try (InputStream input =
          SuiteReader.class.getResourceAsStream("/hopscotch/suites/" + nameOrFile + ".yaml")) {
        return new String(input.readAllBytes(), StandardCharsets.UTF_8);
      }
    }
    Path file = Path.of(nameOrFile);
    if (!Files.exists(file)) {
      throw new BadFileException(
          nameOrFile,
          "no such suite" + DidYouMean.hint(nameOrFile, BUILT_IN),
          "a file or one of the built-in suites " + String.join(", ", BUILT_IN));
    }
    return decode(FileInput.bytes(file, "a suite", MAX_BYTES), nameOrFile);
  }

  /**
   * The bytes of a suite as text, without a byte order mark.
   *
   * @throws BadFileException if a byte is not UTF-8, or is a control character; the message names
   *     the place of the first one
   */
  static String decode(byte[] bytes, String name) throws BadFileException {
    if (bytes.length > MAX_BYTES) {
      throw new BadFileException(
          name, "more than " + MAX_BYTES + " bytes", "a suite of at most " + MAX_BYTES);
    }
    CharBuffer decoded = CharBuffer.allocate(bytes.length);
    ByteBuffer left = ByteBuffer.wrap(bytes);
    CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(left, decoded, true);
    String text = decoded.flip().toString();
    if (result.isError()) {
      String fault = "the byte 0x%02x is not UTF-8".formatted(bytes[left.position()]);
      throw badText(text, text.length(), name, fault);
    }
    text = text.startsWith("\ufeff") ? text.substring(1) : text;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < ' ' && "\t\r\n".indexOf(text.charAt(i)) < 0) {
        throw badText(
            text, i, name, "the control character 0x%02x".formatted((int) text.charAt(i)));
      }
    }
    return text;
  }

  private static BadFileException badText(String text, int at, String name, String fault) {
    int line = (int) text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
    int column = at - text.lastIndexOf('\n', at - 1);
    return new BadFileException(name, line, column, fault, "text in UTF-8");
  }

  /**
   * Reads a suite.
   *
   * @param name the file's name, for messages and for a suite that has no name
   * @throws BadFileException if the text is wrong; the message names line and column, what is there
   *     and what was expected
   */
  public static Suite parse(String text, String name) throws BadFileException {
    if (text.length() > MAX_BYTES) {
      throw new BadFileException(name, text.length() + " letters", "at most " + MAX_BYTES);
    }
    YamlMistakes mistakes = mistakes(text, name);
    try {
      JsonNode tree = YAML.readTree(text);
      mistakes.requireOneDocument();
      if (tree == null || tree.isMissingNode() || tree.isNull()) {
        throw new BadFileException(name, "the file is empty", "a suite, with maps and planners");
      }
      if (!tree.isObject()) {
        throw mistakes.at(List.of(), "no keys", "keys with values, such as planners: [astar]");
      }
      requireKnownKeys(List.of(), tree, Suite.class, mistakes);
      requireLists(tree, mistakes);
      requireKnownKeys("queries", tree, QuerySelection.class, mistakes);
      requireKnownKeys("goals", tree, GoalDraw.class, mistakes);
      requireKnownKeys("crowd", tree, CrowdDraw.class, mistakes);
      requireKnownKeys("budgets", tree, Budgets.class, mistakes);
      requireKnownKeys("figures", tree, FigureSettings.class, mistakes);
      requireKnownKeys("maps", tree, MapSelection.class, mistakes);
      requireKnownKeys("walks", tree, WalkSelection.class, mistakes);
      requireKnownKeys("teams", tree, TeamSelection.class, mistakes);
      for (Map.Entry<String, JsonNode> guest : tree.path("guests").properties()) {
        List<Object> path = List.of("guests", guest.getKey());
        requireKnownKeys(path, guest.getValue(), GuestProgram.class, mistakes);
      }
      return YAML.readValue(text, Suite.class);
    } catch (JsonProcessingException e) {
      throw mistakes.of(e);
    }
  }

  /**
   * A fault of the files of one entry of a list of a suite, at the place of the entry.
   *
   * @param text the text of the suite
   * @param key the key of the list, such as {@code maps}
   * @param entry the index of the entry, from 0
   */
  public static BadFileException atEntry(
      String text, String name, String key, int entry, BadFileException fault) {
    String message = fault.getMessage();
    int end = message.length() - "; expected ".length() - fault.expected().length();
    return mistakes(text, name)
        .at(List.of(key, entry), message.substring(0, end), fault.expected());
  }

  private static YamlMistakes mistakes(String text, String name) {
    return new YamlMistakes(YAML, text, name, "a suite as docs/suites.md describes");
  }

  /** Checks the keys of the value of one key of the suite, or of each entry of its list. */
  private static void requireKnownKeys(
      String key, JsonNode tree, Class<?> type, YamlMistakes mistakes) throws BadFileException {
    JsonNode part = tree.path(key);
    requireKnownKeys(List.of(key), part, type, mistakes);
    for (int i = 0; part.isArray() && i < part.size(); i++) {
      requireKnownKeys(List.of(key, i), part.get(i), type, mistakes);
    }
  }

  /** Refuses unknown keys, before a missing value whose key may be misspelt. */
  private static void requireKnownKeys(
      List<Object> path, JsonNode object, Class<?> type, YamlMistakes mistakes)
      throws BadFileException {
    List<String> known = YamlMistakes.keys(type);
    for (Iterator<String> keys = object.fieldNames(); keys.hasNext(); ) {
      String key = keys.next();
      if (!known.contains(key)) {
        throw mistakes.unknownKey(path, key, type);
      }
    }
  }

  /** Refuses lists with too many entries, which may stand for many more planners. */
  private static void requireLists(JsonNode tree, YamlMistakes mistakes) throws BadFileException {
    for (Map.Entry<String, JsonNode> key : tree.properties()) {
      JsonNode list = key.getValue();
      if (list.isArray() && list.size() > MAX_ENTRIES) {
        throw mistakes.at(
            List.of(key.getKey()),
            "%d entries of %s".formatted(list.size(), key.getKey()),
            "at most " + MAX_ENTRIES);
      }
      for (int i = 0; list.isArray() && i < list.size(); i++) {
        if (list.get(i).isNull()) {
          throw mistakes.at(
              List.of(key.getKey(), i),
              "entry %d of %s is empty".formatted(i + 1, key.getKey()),
              "a value, or one entry less");
        }
      }
    }
  }
}
