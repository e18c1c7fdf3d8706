package hopscotch.harness.suite;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.text.DidYouMean;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Describes a mistake in a file of YAML in one line, with its place, what is there, and what was
 * expected. A place in the file is a path of keys (texts) and positions in lists (whole numbers,
 * from 0).
 *
 * @param yaml the reader of YAML
 * @param text the text of the file
 * @param name the name of the file
 * @param whole the word for what the whole file should be
 */
public record YamlMistakes(YAMLMapper yaml, String text, String name, String whole) {
  private static final Map<Class<?>, String> FORMS =
      Map.of(
          PlannerPattern.class, "a planner such as astar or astar(weight=1.5)",
          MovementText.class, "a movement such as 8 never sqrt2",
          Span.class, "a time such as 200ms, 10s, 5min or 2h",
          SpanRange.class, "a time such as 3s, or a least and a longest one such as 100ms..3s",
          String.class, "a text");

  /** The repeated ending of YAML's own messages, such as {@code in 'reader', line 2, column 1}. */
  private static final Pattern YAML_PLACE =
      Pattern.compile("([^\\n]+)\\n in [^\\n]*line ([0-9]{1,9}), column ([0-9]{1,9})");

  /** What Jackson says of {@code .nan} and {@code .inf}; its position has moved on. */
  private static final Pattern NO_NUMBER = Pattern.compile("Malformed numeric value ('[^']*')");

  private static final String TAB = "found character '\\t(TAB)'";

  /** A mistake at a place. */
  BadFileException at(List<?> path, String fault, String expected) {
    try (JsonParser parser = yaml.createParser(text)) {
      JsonLocation place = descend(parser, path) ? parser.currentTokenLocation() : null;
      return place == null
          ? new BadFileException(name, fault, expected)
          : new BadFileException(name, place.getLineNr(), place.getColumnNr(), fault, expected);
    } catch (IOException e) {
      return new BadFileException(name, fault, expected);
    }
  }

  /** A mistake at a key of the object at a place. */
  BadFileException atKey(List<?> path, String key, String fault, String expected) {
    List<Object> longer = new ArrayList<>(path);
    longer.add(new Key(key));
    return at(longer, fault, expected);
  }

  /** A key itself, as opposed to its value. */
  private record Key(String name) {}

  /** Refuses more than one document. */
  public void requireOneDocument() throws BadFileException {
    try (JsonParser parser = yaml.createParser(text)) {
      parser.nextToken();
      parser.skipChildren();
      if (parser.nextToken() != null) {
        throw of(parser.currentTokenLocation(), "a second document", "one in a file");
      }
    } catch (BadFileException e) {
      throw e;
    } catch (JsonProcessingException e) {
      throw of(e);
    } catch (IOException e) {
      throw new AssertionError("reading from memory failed", e);
    }
  }

  /** The mistake that Jackson, the YAML reader, or a value of ours has found. */
  public BadFileException of(JsonProcessingException e) {
    if (e instanceof ValueInstantiationException refused) {
      return refused(path(refused), refused.getCause());
    }
    if (e instanceof StreamConstraintsException || e.getCause() instanceof StackOverflowError) {
      return of(e.getLocation(), "lists within lists, or a number, beyond all measure", whole);
    }
    if (e instanceof JsonMappingException mapping) {
      return mismatched(mapping);
    }
    if (e instanceof InputCoercionException coercion) {
      return of(e.getLocation(), found(coercion), expected(coercion.getTargetType()));
    }
    return noYaml(e);
  }

  private static String found(InputCoercionException e) {
    return e.getOriginalMessage().replaceFirst("(?s)^[^(]*\\(([^)]*)\\).*", "'$1'");
  }

  private BadFileException of(JsonLocation place, String fault, String expected) {
    return place == null
        ? new BadFileException(name, fault, expected)
        : new BadFileException(name, place.getLineNr(), place.getColumnNr(), fault, expected);
  }

  /** A mistake found by a value of ours, whose message already says what it expected. */
  private BadFileException refused(List<Object> path, Throwable cause) {
    boolean isSilent = cause == null || cause instanceof NullPointerException;
    String said = isSilent || cause.getMessage() == null ? "no value" : cause.getMessage();
    int split = said.lastIndexOf("expected ");
    int known = said.lastIndexOf("; known: ");
    String fault = said;
    String expected = whole;
    if (known > split) {
      fault = said.substring(0, known);
      expected = "one of " + said.substring(known + "; known: ".length());
    } else if (split > 0) {
      fault = said.substring(0, split).replaceFirst("[:;,]? ?$", "");
      expected = said.substring(split + "expected ".length());
    }
    List<Object> place = new ArrayList<>(path);
    place.add(fault.replaceFirst("[ :].*", ""));
    return isThere(place) ? at(place, fault, expected) : at(path, fault, expected);
  }

  private BadFileException mismatched(JsonMappingException e) {
    List<Object> path = path(e);
    Class<?> type =
        e instanceof MismatchedInputException mismatch ? mismatch.getTargetType() : null;
    if (e.getCause() instanceof InputCoercionException coercion) {
      type = coercion.getTargetType();
    }
    if (e instanceof UnrecognizedPropertyException unknown) {
      path.remove(path.size() - 1);
      type = unknown.getReferringClass();
      if (!FORMS.containsKey(type)) {
        return unknownKey(path, unknown.getPropertyName(), type);
      }
    }
    String fault = found(path);
    if (type != null && type.isEnum()) {
      fault += DidYouMean.hint(fault.substring(1, fault.length() - 1), words(type));
    }
    String keys =
        path.stream()
            .filter(String.class::isInstance)
            .map(Object::toString)
            .collect(Collectors.joining("."));
    return at(path, fault + (keys.isEmpty() ? "" : " for " + keys), expected(type));
  }

  /** The mistake of a key that an object of a type does not have. */
  BadFileException unknownKey(List<?> path, String key, Class<?> type) {
    List<String> known = keys(type);
    return atKey(
        path,
        key,
        "unknown key '%s'%s".formatted(key, DidYouMean.hint(key, known)),
        "one of " + String.join(", ", known));
  }

  private static List<Object> path(JsonMappingException e) {
    List<Object> path = new ArrayList<>();
    for (JsonMappingException.Reference step : e.getPath()) {
      path.add(step.getFieldName() != null ? step.getFieldName() : (Object) step.getIndex());
    }
    return path;
  }

  private boolean isThere(List<Object> path) {
    try (JsonParser parser = yaml.createParser(text)) {
      return descend(parser, path);
    } catch (IOException e) {
      return false;
    }
  }

  /** A description of what is at a place. */
  private String found(List<Object> path) {
    try (JsonParser parser = yaml.createParser(text)) {
      JsonToken token = descend(parser, path) ? parser.currentToken() : null;
      if (token == null || token == JsonToken.VALUE_NULL) {
        return "nothing";
      }
      return token == JsonToken.START_ARRAY
          ? "a list"
          : token == JsonToken.START_OBJECT ? "keys with values" : "'" + parser.getText() + "'";
    } catch (IOException e) {
      return "a value";
    }
  }

  /** Moves to the value at a path. False if there is none. */
  private static boolean descend(JsonParser parser, List<?> path) throws IOException {
    parser.nextToken();
    for (Object step : path) {
      boolean found =
          step instanceof Integer position
              ? moveTo(parser, position)
              : moveTo(parser, step instanceof Key key ? key.name : step.toString());
      if (!found) {
        return step instanceof Integer position && position == 0 && isScalar(parser);
      }
      if (!(step instanceof Integer) && !(step instanceof Key)) {
        parser.nextToken();
      }
    }
    return parser.currentToken() != null;
  }

  /** Whether there is a text in place of a list, which is its only entry. */
  private static boolean isScalar(JsonParser parser) {
    return parser.currentToken() != null && parser.currentToken().isScalarValue();
  }

  private static boolean moveTo(JsonParser parser, int position) throws IOException {
    if (parser.currentToken() != JsonToken.START_ARRAY) {
      return false;
    }
    int at = -1;
    while (parser.nextToken() != JsonToken.END_ARRAY && parser.currentToken() != null) {
      if (++at == position) {
        return true;
      }
      parser.skipChildren();
    }
    return false;
  }

  private static boolean moveTo(JsonParser parser, String key) throws IOException {
    if (parser.currentToken() != JsonToken.START_OBJECT) {
      return false;
    }
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      if (parser.currentName().equals(key)) {
        return true;
      }
      parser.nextToken();
      parser.skipChildren();
    }
    return false;
  }

  private BadFileException noYaml(JsonProcessingException e) {
    String said = e.getOriginalMessage() == null ? "" : e.getOriginalMessage();
    if (said.startsWith("Duplicate field")) {
      return of(e.getLocation(), said.replace("field", "key"), "each key once");
    }
    Matcher matcher = YAML_PLACE.matcher(said);
    String problem = said.lines().findFirst().orElse("no YAML");
    int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
    int column = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
    while (matcher.find()) {
      problem = matcher.group(1);
      line = Integer.parseInt(matcher.group(2));
      column = Integer.parseInt(matcher.group(3));
    }
    Matcher number = NO_NUMBER.matcher(problem);
    if (number.matches()) {
      String found = number.group(1);
      return new BadFileException(
          name, line, column - found.length() + 2, found, "a finite number, or a text in quotes");
    }
    if (problem.startsWith("Expected a field name")) {
      return new BadFileException(name, line, column, "a key that is no text", "a text");
    }
    return problem.startsWith(TAB)
        ? new BadFileException(name, line, column, "a tab", "blanks to indent with")
        : new BadFileException(name, line, column, "no YAML: " + plain(problem), "YAML");
  }

  /** A message without the names of classes. */
  private static String plain(String problem) {
    return problem.replaceAll("[(<\\[`]?\\b(?:org|com|java)\\.[\\w.$]+.*", "...");
  }

  /** A description of the values of a type. */
  String expected(Class<?> type) {
    if (type == null) {
      return whole;
    }
    if (FORMS.containsKey(type)) {
      return FORMS.get(type);
    }
    if (type.isEnum()) {
      return "one of " + String.join(", ", words(type));
    }
    if (type.isRecord()) {
      return "some of the keys " + String.join(", ", keys(type));
    }
    if (type == Integer.class || type == int.class) {
      return "a whole number of at most " + Integer.MAX_VALUE;
    }
    if (type == Long.class || type == long.class) {
      return "a whole number of at most " + Long.MAX_VALUE;
    }
    if (Map.class.isAssignableFrom(type)) {
      return "keys with values";
    }
    return Collection.class.isAssignableFrom(type)
        ? "a list"
        : Number.class.isAssignableFrom(type) ? "a number" : whole;
  }

  private static List<String> words(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> Parameter.word((Enum<?>) constant))
        .toList();
  }

  /** The keys of objects of a type, as a suite writes them. */
  static List<String> keys(Class<?> type) {
    List<String> keys = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      keys.add(component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT));
    }
    return keys;
  }
}
