package hopscotch.experiments.cli.console;

import java.util.Locale;

/** How rows are written. */
public enum Format {
  /** Aligned columns for people; numbers are rounded. */
  TABLE,
  /** RFC 4180, with a header. */
  CSV,
  /** One array of objects, an object a line. */
  JSON;

  /** As typed: in lower case. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
