package hopscotch.core.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PlainErrorTest {
  private static final class Rude extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no message");
    }
  }

  @SuppressWarnings({"OverrideThrowableToString", "ToStringReturnsNull"}) // the fault it has
  private static final class Speechless extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String toString() {
      return null;
    }
  }

  @Test
  void isWhatAnErrorSaysInALine() {
    PlainError error = PlainError.of(new IllegalStateException("one,\n  two\u2028three"));
    assertEquals("java.lang.IllegalStateException: one, two three", error.toString());
    assertEquals("isWhatAnErrorSaysInALine", error.getStackTrace()[0].getMethodName());
  }

  @Test
  void namesTheClassOfAnErrorWhoseTextCannotBeHad() {
    assertEquals(
        Rude.class.getName() + ", whose text cannot be had: java.lang.IllegalStateException",
        PlainError.text(new Rude()));
    assertTrue(PlainError.message(new Speechless()).contains("whose text cannot be had"));
    assertFalse(PlainError.isPlain(new Rude()));
    assertFalse(PlainError.isPlain(new Speechless()));
  }

  @Test
  void cutsALongText() {
    Throwable error = new IllegalArgumentException("abc\n".repeat(1_000_000));
    String message = PlainError.message(error);
    assertEquals(503, message.length());
    assertTrue(message.startsWith("abc abc ") && message.endsWith("..."), message);
    assertFalse(PlainError.isPlain(error));
  }

  @Test
  void namesTheCauseOfAClassThatCannotBeInitialised() {
    Throwable error = new ExceptionInInitializerError(new IllegalStateException("no size"));
    assertEquals(
        "java.lang.ExceptionInInitializerError, caused by java.lang.IllegalStateException: no size",
        PlainError.text(error));
    assertFalse(PlainError.isPlain(error));
  }
}
