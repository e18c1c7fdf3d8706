package hopscotch.core.index;

import hopscotch.core.text.Printable;
import java.io.IOException;
import java.nio.file.Path;

/**
 * An index file that must not be used: another planner's, map's or version's, torn, or altered. The
 * message is one line: {@code FILE: what is wrong; expected what would be right}.
 */
public final class BadIndexException extends IOException {
  private static final long serialVersionUID = 1;

  /** A fault of a file. */
  public BadIndexException(Path file, String fault, String expected) {
    super(Printable.of(file + ": " + fault + "; expected " + expected));
  }
}
