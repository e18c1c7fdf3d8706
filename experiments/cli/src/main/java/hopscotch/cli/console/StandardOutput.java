package hopscotch.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;

/**
 * Standard output that remembers its first failure, which the writers on top of it hide. Nothing is
 * written after it, so what arrived is a beginning without gaps.
 */
public final class StandardOutput extends OutputStream {
  private static final StandardOutput PROCESS =
      new StandardOutput(new FileOutputStream(FileDescriptor.out));

  private final OutputStream target;
  private IOException failure;

  /** A stream that writes to {@code target}. */
  public StandardOutput(OutputStream target) {
    this.target = target;
  }

  /** The standard output of this process. What planners print does not go there. */
  public static StandardOutput ofProcess() {
    return PROCESS;
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
    if (failure != null) {
      throw failure;
    }
    try {
      target.write(bytes, offset, length);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  /** Whether the reader went away, which needs no message. */
  synchronized boolean isClosedPipe() {
    return failure != null
        && String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }

  /** One line on why not everything was written. Empty if everything was, or if nobody reads it. */
  public synchronized Optional<String> findFault() {
    return failure == null || isClosedPipe()
        ? Optional.empty()
        : Optional.of(
            "standard output could not be written, and is cut off: " + failure.getMessage());
  }
}
