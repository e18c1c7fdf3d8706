package hopscotch.cli.console;

import java.util.Locale;

/** How rows are written. */
public enum Format {
  /** Aligned columns for people; numbers are rounded. */
  TABLE,
  /** The table with all its columns, however narrow the terminal. */
  WIDE,
  /** RFC 4180, with a header. */
  CSV,
  /** One array of objects, with one object on each line. */
  JSON;

  /** Whether it is for people, who read other lines beside it. */
  public boolean isTable() {
    return this == TABLE || this == WIDE;
  }

  /** As typed: in lower case. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
