package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;
import java.io.ByteArrayInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * A stream of XML. A file with a document type is refused, so there are no entities to expand or to
 * fetch.
 */
final class Xml implements Faults {
  private static final XMLInputFactory FACTORY = factory();
  private static final String WELL_FORMED = "well-formed XML, as Tiled writes it";

  private final TileSource source;
  private final XMLStreamReader reader;

  Xml(TileSource source) throws BadFileException {
    this.source = source;
    try {
      reader = FACTORY.createXMLStreamReader(new ByteArrayInputStream(source.bytes()));
    } catch (XMLStreamException | RuntimeException e) {
      throw source.faults().at("this is no XML", WELL_FORMED);
    }
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setXMLResolver(
        (publicId, systemId, base, namespace) -> {
          throw new XMLStreamException("no entities");
        });
    return factory;
  }

  @Override
  public BadFileException at(String fault, String expected) {
    var place = reader.getLocation();
    return new BadFileException(
        source.name(),
        Math.max(0, place.getLineNumber()),
        Math.max(0, place.getColumnNumber()),
        fault,
        expected);
  }

  /**
   * Goes to the next event. The platform's parser throws unchecked exceptions on some damaged
   * files.
   */
  int next() throws BadFileException {
    int event;
    try {
      event = reader.next();
    } catch (XMLStreamException | RuntimeException e) {
      throw at("this is no XML", WELL_FORMED);
    }
    if (event == XMLStreamConstants.DTD || event == XMLStreamConstants.ENTITY_REFERENCE) {
      throw at("a document type or an entity", "XML without either");
    }
    return event;
  }

  /** Whether the last event begins an element. */
  boolean isStart() {
    return reader.getEventType() == XMLStreamConstants.START_ELEMENT;
  }

  /** Goes to the outermost element. */
  void root(String name) throws BadFileException {
    int event = reader.getEventType();
    while (event != XMLStreamConstants.START_ELEMENT) {
      event = next();
    }
    if (!name().equals(name)) {
      throw at("element " + BadFileException.quote(name()), "a " + name + " of Tiled");
    }
  }

  /** The name of the element that begins here. */
  String name() {
    return reader.getLocalName();
  }

  /** Goes to the next child of an element, or past the element's end if there is none. */
  boolean nextChild() throws BadFileException {
    while (true) {
      int event = next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        return true;
      }
      if (event == XMLStreamConstants.END_ELEMENT) {
        return false;
      }
    }
  }

  /** Like {@link #nextChild}, for an element that must have no text of its own. */
  boolean nextChildAlone(Faults faults) throws BadFileException {
    while (true) {
      int event = next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        return true;
      }
      if (event == XMLStreamConstants.END_ELEMENT) {
        return false;
      }
      if (event == XMLStreamConstants.CHARACTERS && !reader.isWhiteSpace()
          || event == XMLStreamConstants.CDATA) {
        throw faults.at("a text", "elements alone");
      }
    }
  }

  /** Goes past the element that begins here. */
  void skip() throws BadFileException {
    int depth = 1;
    while (depth > 0) {
      int event = next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        depth++;
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        depth--;
      }
    }
  }

  /** The text of the element that begins here. Goes past the element. */
  String content(Faults faults) throws BadFileException {
    StringBuilder text = new StringBuilder();
    while (true) {
      int event = next();
      if (event == XMLStreamConstants.END_ELEMENT) {
        return text.toString();
      }
      if (event == XMLStreamConstants.START_ELEMENT) {
        throw faults.at("element " + BadFileException.quote(name()), "the text of the tiles");
      }
      if (event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA) {
        text.append(reader.getText());
      }
    }
  }

  /** An attribute. It is empty if it is missing. */
  String text(String attribute) {
    String value = reader.getAttributeValue(null, attribute);
    return value == null ? "" : value;
  }

  /** An attribute as a number, or {@code absent} if it is missing. */
  double decimal(String attribute, double absent) throws BadFileException {
    String value = text(attribute);
    if (value.isEmpty()) {
      return absent;
    }
    if (!value.matches("[-+]?[0-9]{0,20}\\.?[0-9]{1,20}([eE][-+]?[0-9]{1,2})?")) {
      throw wrong(attribute, value, "a number");
    }
    return Double.parseDouble(value);
  }

  /** An attribute as a whole number, or {@code absent} if it is missing. */
  long number(String attribute, long absent) throws BadFileException {
    return text(attribute).isEmpty() ? absent : number(attribute);
  }

  private BadFileException wrong(String attribute, String value, String expected) {
    return at(
        "%s of %s is %s".formatted(attribute, name(), BadFileException.quote(value)), expected);
  }

  /** An attribute as a whole number. It must be there. */
  long number(String attribute) throws BadFileException {
    String value = text(attribute);
    if (!value.matches("-?[0-9]{1,10}")) {
      throw wrong(attribute, value, "a whole number");
    }
    return Long.parseLong(value);
  }
}
