package hopscotch.core.text;

import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * An error thrown by foreign code, as one line of text and the place where it was thrown. Foreign
 * code also makes the text of the error, which may be megabytes long or may throw in turn. So it is
 * asked for only once, here, and cut.
 */
public final class PlainError extends RuntimeException {
  private static final long serialVersionUID = 1;
  private static final int MOST_LETTERS = 500;
  private static final int MOST_FRAMES = 50;
  private static final Pattern GAPS = Pattern.compile("[\\s\\u0085\\u2028\\u2029]+");

  private PlainError(String text, StackTraceElement[] place) {
    super(text);
    setStackTrace(place);
  }

  /** The text and the first frames of an error. */
  public static PlainError of(Throwable e) {
    return new PlainError(text(e), place(e));
  }

  /** The error itself, where anybody can ask it for its text; else as {@link #of} has it. */
  public static Throwable plain(Throwable e) {
    return isPlain(e) ? e : of(e);
  }

  /**
   * The text of an error, in one line of at most some hundred letters. If a class could not be
   * loaded, the cause is named too.
   */
  public static String text(Throwable e) {
    try {
      String said = line(e.toString());
      return isOfLoading(e) ? line(said + ", caused by " + text(e.getCause())) : said;
    } catch (Throwable another) {
      return "%s, whose text cannot be had: %s"
          .formatted(e.getClass().getName(), another.getClass().getName());
    }
  }

  /** The message of an error in a line; its whole text where it has no message. */
  public static String message(Throwable e) {
    try {
      return e.getMessage() == null ? text(e) : line(e.getMessage());
    } catch (Throwable another) {
      return text(e);
    }
  }

  /** A text in one line, cut where it is long. */
  public static String line(String text) {
    String beginning = text.substring(0, Math.min(text.length(), 2 * MOST_LETTERS));
    String line = Printable.of(GAPS.matcher(beginning).replaceAll(" ").strip());
    return line.length() <= MOST_LETTERS && beginning.length() == text.length()
        ? line
        : line.substring(0, Math.min(line.length(), MOST_LETTERS)) + "...";
  }

  /** Whether an error hides its cause: a class could not be loaded, and its cause says why. */
  private static boolean isOfLoading(Throwable e) {
    return e instanceof LinkageError && e.getCause() != null;
  }

  /**
   * Whether an error can be asked for its text by anybody: it has one that says it all, in short.
   */
  public static boolean isPlain(Throwable e) {
    try {
      String message = e.getMessage();
      return !isOfLoading(e)
          && e.toString().length() <= MOST_LETTERS
          && (message == null || message.length() <= MOST_LETTERS);
    } catch (Throwable another) {
      return false;
    }
  }

  private static StackTraceElement[] place(Throwable e) {
    try {
      StackTraceElement[] frames = e.getStackTrace();
      return Arrays.copyOf(frames, Math.min(MOST_FRAMES, frames.length));
    } catch (Throwable another) {
      return new StackTraceElement[0];
    }
  }

  @SuppressWarnings("OverrideThrowableToString") // the name of this class tells nobody more
  @Override
  public String toString() {
    return getMessage();
  }
}
