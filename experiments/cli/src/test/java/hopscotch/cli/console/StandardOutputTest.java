package hopscotch.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StandardOutputTest {

  @Test
  void whatIsWrittenArrives() {
    ByteArrayOutputStream target = new ByteArrayOutputStream();
    StandardOutput output = new StandardOutput(target);
    print(output, "text");
    assertEquals("text", target.toString(StandardCharsets.UTF_8));
    assertEquals(Optional.empty(), output.findFault());
  }

  @Test
  void aFullDiskIsAFault() {
    StandardOutput output = new StandardOutput(failing("No space left on device"));
    print(output, "text");
    assertTrue(output.findFault().orElseThrow().endsWith("cut off: No space left on device"));
  }

  @Test
  void aReaderThatWentAwayIsNone() {
    StandardOutput output = new StandardOutput(failing("Broken pipe"));
    print(output, "text");
    assertTrue(output.isClosedPipe());
    assertEquals(Optional.empty(), output.findFault());
  }

  @Test
  void nothingIsWrittenAfterAGap() {
    ByteArrayOutputStream target = new ByteArrayOutputStream();
    OutputStream fullOnce =
        new OutputStream() {
          private boolean wasFull;

          @Override
          public void write(int value) throws IOException {
            if (!wasFull) {
              wasFull = true;
              throw new IOException("No space left on device");
            }
            target.write(value);
          }
        };
    StandardOutput output = new StandardOutput(fullOnce);
    print(output, "lost");
    print(output, "late");
    assertEquals("", target.toString(StandardCharsets.UTF_8));
  }

  private static void print(StandardOutput output, String text) {
    PrintStream out = new PrintStream(output, false, StandardCharsets.UTF_8);
    out.print(text);
    out.flush();
  }

  private static OutputStream failing(String message) {
    return new OutputStream() {
      @Override
      public void write(int value) throws IOException {
        throw new IOException(message);
      }
    };
  }
}
