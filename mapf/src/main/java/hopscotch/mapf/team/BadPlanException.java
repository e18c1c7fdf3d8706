package hopscotch.mapf.team;

import java.io.IOException;

/** A text that is no plan: where, what is wrong, and what was expected. */
public final class BadPlanException extends IOException {
  private static final long serialVersionUID = 1;

  /**
   * With the place.
   *
   * @param file the name for messages
   * @param line from 1
   * @param column from 1, 0 for the whole line
   */
  public BadPlanException(String file, int line, int column, String fault, String expected) {
    super(
        "%s, line %d%s: %s; expected %s"
            .formatted(file, line, column == 0 ? "" : ", column " + column, fault, expected));
  }
}
