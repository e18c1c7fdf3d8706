package hopscotch.visual.view.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page's JSON is that of a library. */
class JsonTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  @Property(seed = "42", tries = 500, edgeCases = EdgeCasesMode.NONE)
  void readsWhatTheLibraryWrites(@ForAll("trees") JsonNode tree) throws JsonProcessingException {
    requireSame(tree, read(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(tree)));
  }

  @Property(seed = "42", tries = 500, edgeCases = EdgeCasesMode.NONE)
  void theLibraryReadsWhatIsWritten(@ForAll("trees") JsonNode tree) throws JsonProcessingException {
    JsonArray written = new JsonArray();
    add(written, tree);
    assertEquals(JSON.createArrayNode().add(tree), JSON.readTree(written.toString()));
  }

  @Property(seed = "42", tries = 200)
  void refusesWhatEndsTooEarly(@ForAll("trees") JsonNode tree, @ForAll int cut)
      throws JsonProcessingException {
    String text = JSON.writeValueAsString(List.of(tree));
    String shorter = text.substring(0, Math.floorMod(cut, text.length()));
    assertThrows(IllegalArgumentException.class, () -> read(shorter));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[1 2]", "{\"a\" 1}", "[tru]", "[1]]", "[\"\\x\"]", "[,]", "[1,]", "'a'"})
  void refusesWhatIsNoJson(String text) {
    assertThrows(IllegalArgumentException.class, () -> read(text));
  }

  @Test
  void refusesBracketsThatAreTooDeep() {
    assertThrows(IllegalArgumentException.class, () -> read("[".repeat(100_000)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY})
  void refusesToWriteWhatIsNoNumber(double number) {
    JsonObject object = new JsonObject();
    assertThrows(IllegalArgumentException.class, () -> object.put("v", number));
  }

  private static JsonValue read(String text) {
    return JsonValue.read(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void requireSame(JsonNode expected, JsonValue actual) {
    assertEquals(expected.isArray() ? expected.size() : 0, actual.size());
    assertEquals(expected.isInt(), actual.isInt());
    assertEquals(expected.isNumber() ? expected.asInt() : 7, actual.asInt(7));
    assertEquals(expected.isTextual() ? expected.asText() : "", actual.asText());
    assertEquals(expected.isBoolean() && expected.asBoolean(), actual.asBoolean());
    for (int i = 0; i < actual.size(); i++) {
      requireSame(expected.path(i), actual.path(i));
    }
    expected.fieldNames().forEachRemaining(it -> requireSame(expected.path(it), actual.path(it)));
  }

  private static void add(JsonArray array, JsonNode tree) {
    if (tree.isArray()) {
      JsonArray added = array.addArray();
      tree.forEach(value -> add(added, value));
    } else if (tree.isObject()) {
      JsonObject object = array.addObject();
      tree.fieldNames().forEachRemaining(name -> put(object, name, tree.path(name)));
    } else if (tree.isTextual() || tree.isNull()) {
      array.add(tree.isNull() ? null : tree.asText());
    } else if (tree.isInt()) {
      array.add(tree.asInt());
    } else {
      put(array.addObject(), "v", tree);
    }
  }

  private static void put(JsonObject object, String name, JsonNode tree) {
    if (tree.isArray()) {
      JsonArray array = object.putArray(name);
      tree.forEach(value -> add(array, value));
    } else if (tree.isObject()) {
      JsonObject added = object.putObject(name);
      tree.fieldNames().forEachRemaining(inner -> put(added, inner, tree.path(inner)));
    } else if (tree.isBoolean()) {
      object.put(name, tree.asBoolean());
    } else if (tree.isInt()) {
      object.put(name, tree.asInt());
    } else if (tree.isDouble()) {
      object.put(name, tree.asDouble());
    } else {
      object.put(name, tree.isNull() ? null : tree.asText());
    }
  }

  /** Leaves have the edge cases; those of trees of trees are too many to list. */
  @Provide
  Arbitrary<JsonNode> trees() {
    Arbitrary<String> names = Arbitraries.strings().ofMaxLength(4);
    Arbitrary<JsonNode> leaves =
        Arbitraries.oneOf(
            Arbitraries.strings().ofMaxLength(9).map(NODES::textNode),
            Arbitraries.integers().map(NODES::numberNode),
            Arbitraries.of(NODES.nullNode(), NODES.textNode(""), NODES.numberNode(0)),
            Arbitraries.of(Integer.MIN_VALUE, Integer.MAX_VALUE).map(NODES::numberNode));
    Arbitrary<JsonNode> inObjects =
        Arbitraries.oneOf(
            leaves,
            Arbitraries.of(NODES.booleanNode(true), NODES.booleanNode(false)),
            Arbitraries.doubles().ofScale(3).map(it -> NODES.numberNode(it + 0.0005)));
    return Arbitraries.lazyOf(
        () -> leaves,
        () -> trees().list().ofMaxSize(3).map(JsonTest::array),
        () ->
            Arbitraries.maps(names, Arbitraries.oneOf(inObjects, trees()))
                .ofMaxSize(3)
                .map(JsonTest::object));
  }

  private static ArrayNode array(List<JsonNode> values) {
    return NODES.arrayNode().addAll(values);
  }

  private static ObjectNode object(Map<String, JsonNode> values) {
    ObjectNode object = NODES.objectNode();
    object.setAll(values);
    return object;
  }
}
