package hopscotch.datasets.tiles;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.file.BadFileException;
import java.io.ByteArrayInputStream;
import java.util.IdentityHashMap;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * A map or a tileset of Tiled in XML, as the JSON that Tiled writes for the same one. A file with a
 * document type is refused, so there are no entities to expand and none to fetch.
 */
final class TiledXml {
  private static final XMLInputFactory FACTORY = factory();
  private static final String WELL_FORMED = "well-formed XML, as Tiled writes it";

  /** The attributes that are numbers in JSON, and {@code infinite}, which is 0 or 1 here. */
  private static final Set<String> NUMBERS =
      Set.of(
          ("width height tilewidth tileheight infinite firstgid tilecount margin spacing id gid"
                  + " x y offsetx offsety parallaxx parallaxy")
              .split(" "));

  private static final String DECIMAL = "[-+]?[0-9]{0,20}\\.?[0-9]{1,20}([eE][-+]?[0-9]{1,2})?";

  /** Deeper than Jackson lets JSON be nested, and far from the end of a stack. */
  private static final int MAX_DEPTH = 1000;

  private final TileSource source;
  private final IdentityHashMap<JsonNode, Faults> places;
  private final XMLStreamReader reader;
  private int depth;

  private TiledXml(TileSource source, IdentityHashMap<JsonNode, Faults> places)
      throws BadFileException {
    this.source = source;
    this.places = places;
    try {
      reader = FACTORY.createXMLStreamReader(new ByteArrayInputStream(source.bytes()));
    } catch (XMLStreamException | RuntimeException e) {
      throw source.faults().at("this is no XML", WELL_FORMED);
    }
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setXMLResolver(
        (publicId, systemId, base, namespace) -> {
          throw new XMLStreamException("no entities");
        });
    return factory;
  }

  /**
   * Reads a file.
   *
   * @param root the name of its outermost element, map or tileset
   * @param places where the element of each object begins is put there
   */
  static JsonNode read(TileSource source, String root, IdentityHashMap<JsonNode, Faults> places)
      throws BadFileException {
    TiledXml xml = new TiledXml(source, places);
    int event = xml.next();
    while (event != XMLStreamConstants.START_ELEMENT) {
      event = xml.next();
    }
    if (!xml.name().equals(root)) {
      throw xml.place()
          .at("element " + BadFileException.quote(xml.name()), "a " + root + " of Tiled");
    }
    ObjectNode read = xml.object();
    while (event != XMLStreamConstants.END_DOCUMENT) {
      event = xml.next();
    }
    return read;
  }

  /** Goes to the next event. The platform's parser meets some damage with unchecked exceptions. */
  private int next() throws BadFileException {
    int event;
    try {
      event = reader.next();
    } catch (XMLStreamException | RuntimeException e) {
      throw place().at("this is no XML", WELL_FORMED);
    }
    if (event == XMLStreamConstants.DTD || event == XMLStreamConstants.ENTITY_REFERENCE) {
      throw place().at("a document type or an entity", "XML without either");
    }
    depth += event == XMLStreamConstants.START_ELEMENT ? 1 : 0;
    depth -= event == XMLStreamConstants.END_ELEMENT ? 1 : 0;
    if (depth > MAX_DEPTH) {
      throw place().at("elements within elements", "at most " + MAX_DEPTH + " of them");
    }
    return event;
  }

  private Faults place() {
    int line = Math.max(0, reader.getLocation().getLineNumber());
    int column = Math.max(0, reader.getLocation().getColumnNumber());
    return (fault, expected) -> new BadFileException(source.name(), line, column, fault, expected);
  }

  /** The name of the element that begins here. */
  private String name() {
    return reader.getLocalName();
  }

  private String attribute(String name) {
    String value = reader.getAttributeValue(null, name);
    return value == null ? "" : value;
  }

  /** Goes to the next child of an element; past the element's end if there is no other. */
  private boolean nextChild() throws BadFileException {
    int event = next();
    while (event != XMLStreamConstants.START_ELEMENT && event != XMLStreamConstants.END_ELEMENT) {
      event = next();
    }
    return event == XMLStreamConstants.START_ELEMENT;
  }

  /** Goes past the element that begins here. */
  private void skip() throws BadFileException {
    int outside = depth - 1;
    while (depth > outside) {
      next();
    }
  }

  /** An object with the attributes of the element that begins here, those that have a value. */
  private ObjectNode attributes() {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      String name = reader.getAttributeLocalName(i);
      if (!reader.getAttributeValue(i).isEmpty()) {
        object.set(name, value(name, reader.getAttributeValue(i)));
      }
    }
    places.put(object, place());
    return object;
  }

  private static JsonNode value(String name, String text) {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    if (!NUMBERS.contains(name) || !text.matches(DECIMAL)) {
      return nodes.textNode(text);
    }
    return text.matches("-?[0-9]{1,10}")
        ? nodes.numberNode(Long.parseLong(text))
        : nodes.numberNode(Double.parseDouble(text));
  }

  /** The element that begins here, with what is in it; goes past it. */
  private ObjectNode object() throws BadFileException {
    boolean isTile = name().equals("tile");
    ObjectNode object = attributes();
    while (nextChild()) {
      switch (name()) {
        case "tileset" -> object.withArray("tilesets").add(object());
        case "group" -> object.withArray("layers").add(object().put("type", "group"));
        case "layer" -> object.withArray("layers").add(object().put("type", "tilelayer"));
        case "objectgroup" -> {
          ObjectNode group = object();
          if (isTile) {
            object.set("objectgroup", group);
          } else {
            object.withArray("layers").add(group.put("type", "objectgroup"));
          }
        }
        case "object" -> object.withArray("objects").add(object());
        case "tile" -> object.withArray("tiles").add(object());
        case "tileoffset" -> object.set("tileoffset", object());
        case "image" -> {
          ObjectNode image = object();
          object.put("image", image.path("source").asText());
          object.set("imagewidth", image.path("width"));
          object.set("imageheight", image.path("height"));
        }
        case "properties" -> properties(object.withArray("properties"));
        case "data" -> data(object);
        default -> skip();
      }
    }
    return object;
  }

  private void properties(ArrayNode list) throws BadFileException {
    while (nextChild()) {
      if (name().equals("property")) {
        ObjectNode property = list.addObject().put("name", attribute("name"));
        String value = attribute("value");
        JsonNode members = members(attribute("type").equals("class"));
        property.set("value", members == null ? property.textNode(value) : members);
      } else {
        skip();
      }
    }
  }

  /** The members of the property that begins here, if it is a class. Goes past it. */
  private ObjectNode members(boolean isClass) throws BadFileException {
    ObjectNode members = isClass ? JsonNodeFactory.instance.objectNode() : null;
    int outside = depth - 1;
    next();
    while (depth > outside) {
      if (reader.isStartElement() && isClass) {
        members.put(attribute("name"), attribute("value"));
      }
      next();
    }
    return members;
  }

  /** The tiles of a layer or a chunk: a text, an element each, or an infinite map's chunks. */
  private void data(ObjectNode layer) throws BadFileException {
    Faults there = place().in("layer " + BadFileException.quote(layer.path("name").asText()));
    String encoding = attribute("encoding");
    layer.put("encoding", encoding).put("compression", attribute("compression"));
    tiles(layer, encoding, there);
  }

  private void tiles(ObjectNode part, String encoding, Faults there) throws BadFileException {
    StringBuilder text = new StringBuilder();
    ArrayNode numbers = JsonNodeFactory.instance.arrayNode();
    int event = next();
    for (; event != XMLStreamConstants.END_ELEMENT; event = next()) {
      if (event == XMLStreamConstants.CHARACTERS) {
        text.append(reader.getText());
      } else if (event == XMLStreamConstants.START_ELEMENT) {
        if (name().equals("chunk")) {
          ObjectNode chunk = attributes();
          part.withArray("chunks").add(chunk);
          tiles(chunk, encoding, there);
        } else if (encoding.isEmpty() && name().equals("tile")) {
          numbers.add(value("gid", attribute("gid").isEmpty() ? "0" : attribute("gid")));
          skip();
        } else {
          throw there.at("element " + BadFileException.quote(name()), "the tiles, or chunks");
        }
      }
    }
    boolean isOfChunks = part.has("chunks");
    if ((isOfChunks || encoding.isEmpty()) && !text.toString().isBlank()) {
      throw there.at("a text", "elements alone, or an encoding");
    }
    if (!isOfChunks) {
      part.set("data", encoding.isEmpty() ? numbers : part.textNode(text.toString()));
    }
  }
}
