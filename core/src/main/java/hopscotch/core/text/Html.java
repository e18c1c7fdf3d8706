package hopscotch.core.text;

/** Text in pages and pictures. */
public final class Html {
  private Html() {}

  /** A text as HTML and SVG have it, in elements and in quoted attributes. */
  public static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
