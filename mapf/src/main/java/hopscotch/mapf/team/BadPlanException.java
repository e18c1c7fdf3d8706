package hopscotch.mapf.team;

import java.io.IOException;

/** Thrown when a text is not a plan. It says where, what is wrong, and what was expected. */
public final class BadPlanException extends IOException {
  private static final long serialVersionUID = 1;

  /**
   * An exception that names the place.
   *
   * @param column the column, from 1, or 0 for the whole line
   */
  public BadPlanException(String file, int line, int column, String fault, String expected) {
    super(
        "%s, line %d%s: %s; expected %s"
            .formatted(file, line, column == 0 ? "" : ", column " + column, fault, expected));
  }
}
