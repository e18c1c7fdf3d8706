package hopscotch.core.contract;

import hopscotch.core.text.PlainError;

/** A promise is not kept. */
final class Broken extends AssertionError {
  private static final long serialVersionUID = 1;

  private Broken(String text) {
    super(text);
  }

  /** An exception that says that a promise is not kept, and how. */
  static Broken that(String text) {
    return new Broken(text);
  }

  /** Demands that something is so; {@code text} says what is wrong where it is not. */
  @SuppressWarnings("AnnotateFormatMethod") // its annotation is of a library that is not used
  static void unless(boolean isSo, String text, Object... values) {
    if (!isSo) {
      throw new Broken(text.formatted(values));
    }
  }

  /** Demands that a value is the expected one. */
  static void unlessEqual(Object expected, Object value, String what) {
    if (!expected.equals(value)) {
      throw new Broken("%s: expected %s, got %s".formatted(what, expected, value));
    }
  }

  /** A throwable in words. The name of its class is left out if the message is enough. */
  static String text(Throwable thrown) {
    boolean isSentence =
        thrown instanceof Broken
            || thrown instanceof IllegalStateException
            || thrown instanceof IllegalArgumentException;
    return isSentence ? PlainError.message(thrown) : PlainError.text(thrown);
  }
}
