package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The YAML of a robot's map: each key has a value or a list, and nothing is nested. */
final class FlatYaml {
  private static final Pattern KEY = Pattern.compile("([A-Za-z_][A-Za-z0-9_]*) *:(?: +(.*))?");
  private static final Pattern ITEM = Pattern.compile(" *- +(.*)");
  private static final Pattern LIST = Pattern.compile("\\[(.*)]");
  private static final Pattern QUOTED = Pattern.compile("'([^']*)'|\"([^\"\\\\]*)\"");

  private static final String EXPECTED = "lines such as 'key: value'";

  private final TileSource source;
  private final Map<String, Value> values = new LinkedHashMap<>();

  /** The value of a key, and the line where it stands. */
  private record Value(int line, List<String> words, boolean isList) {}

  private FlatYaml(TileSource source) {
    this.source = source;
  }

  static FlatYaml read(TileSource source) throws BadFileException {
    FlatYaml yaml = new FlatYaml(source);
    String text = new String(source.bytes(), StandardCharsets.UTF_8);
    yaml.readLines((text.startsWith("\ufeff") ? text.substring(1) : text).split("\r?\n", -1));
    return yaml;
  }

  private void readLines(String[] lines) throws BadFileException {
    Value last = null;
    boolean isEnded = false;
    for (int i = 0; i < lines.length; i++) {
      String line = withoutComment(lines[i]).stripTrailing();
      boolean isMark = line.equals("---") || line.equals("...");
      if (line.isEmpty() || line.startsWith("%") || isMark && values.isEmpty()) {
        continue;
      }
      if (isEnded || line.equals("---")) {
        throw at(i + 1, "a second document", "one");
      }
      isEnded = isMark;
      Matcher item = ITEM.matcher(line);
      if (!isEnded && item.matches() && last != null && last.isList) {
        last.words.add(unquoted(item.group(1)));
      } else if (!isEnded) {
        last = key(i + 1, line);
      }
    }
  }

  /** A line without its comment. A # begins one unless it is inside a word or quotes. */
  private static String withoutComment(String line) {
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char character = line.charAt(i);
      boolean isAtWord = i == 0 || " \t[,".indexOf(line.charAt(i - 1)) >= 0;
      if (quote != 0) {
        quote = character == quote ? 0 : quote;
      } else if (isAtWord && character == '#') {
        return line.substring(0, i);
      } else if (isAtWord && (character == '\'' || character == '"')) {
        quote = character;
      }
    }
    return line;
  }

  private Value key(int line, String text) throws BadFileException {
    Matcher key = KEY.matcher(text);
    if (!key.matches()) {
      throw at(line, "found " + BadFileException.quote(text), EXPECTED);
    }
    String rest = key.group(2) == null ? "" : key.group(2).strip();
    Matcher list = LIST.matcher(rest);
    List<String> words = new ArrayList<>();
    if (list.matches()) {
      Stream.of(list.group(1).split(",", -1)).map(FlatYaml::unquoted).forEach(words::add);
    } else if (!rest.isEmpty()) {
      words.add(unquoted(rest));
    }
    Value value = new Value(line, words, rest.isEmpty() || list.matches());
    if (values.put(key.group(1), value) != null) {
      throw at(line, "a second '%s'".formatted(key.group(1)), "each key once");
    }
    return value;
  }

  private static String unquoted(String text) {
    String word = text.strip();
    Matcher quoted = QUOTED.matcher(word);
    return quoted.matches()
        ? Optional.ofNullable(quoted.group(1)).orElseGet(() -> quoted.group(2))
        : word;
  }

  /** The keys, in the order of the file. */
  List<String> keys() {
    return List.copyOf(values.keySet());
  }

  /** Whether the file has this key. */
  boolean has(String key) {
    return values.containsKey(key);
  }

  /** The only value of a key, which must be there. */
  String text(String key, String expected) throws BadFileException {
    Value value = value(key, expected);
    if (value.isList) {
      throw fault(key, expected);
    }
    return value.words.get(0);
  }

  /** The value of a key as a number. It must be there. */
  double number(String key, String expected) throws BadFileException {
    return number(key, text(key, expected), expected);
  }

  /** The values of a key as numbers. There must be {@code count} of them. */
  double[] numbers(String key, int count, String expected) throws BadFileException {
    Value value = value(key, expected);
    if (value.words.size() != count) {
      throw fault(key, expected);
    }
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = number(key, value.words.get(i), expected);
    }
    return numbers;
  }

  private double number(String key, String word, String expected) throws BadFileException {
    if (word.length() > 40
        || !word.matches("[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]{1,2})?")) {
      throw fault(key, expected);
    }
    return Double.parseDouble(word);
  }

  private Value value(String key, String expected) throws BadFileException {
    Value value = values.get(key);
    if (value == null) {
      throw new BadFileException(source.name(), "no " + key, "'%s: ', %s".formatted(key, expected));
    }
    return value;
  }

  /** An exception that says that the value of a key is wrong. The key must be there. */
  BadFileException fault(String key, String expected) {
    Value value = values.get(key);
    return at(
        value.line,
        "%s is %s".formatted(key, BadFileException.quote(String.join(", ", value.words))),
        expected);
  }

  private BadFileException at(int line, String fault, String expected) {
    return new BadFileException(source.name(), line, 0, fault, expected);
  }
}
