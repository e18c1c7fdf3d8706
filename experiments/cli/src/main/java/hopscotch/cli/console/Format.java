package hopscotch.cli.console;

import java.util.Locale;

/** The formats of rows. */
public enum Format {
  /** Aligned columns for people, with rounded numbers. */
  TABLE,
  /** The table with all its columns, however narrow the terminal. */
  WIDE,
  /** RFC 4180, with a header. */
  CSV,
  /** One array of objects, with one object on each line. */
  JSON;

  /** Whether it is a table for people, who also read other lines. */
  public boolean isTable() {
    return this == TABLE || this == WIDE;
  }

  /** The word as it is typed, in lower case. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
