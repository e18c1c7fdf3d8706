package hopscotch.experiments.view;

import java.io.IOException;
import java.io.OutputStream;

/**
 * What a request is answered with: worked out before the first byte is sent.
 *
 * @param type the media type
 * @param length how many bytes there are, 0 if that is not known
 * @param body writes them
 */
record Answer(String type, long length, Body body) {
  /** Writes an answer. */
  interface Body {
    void writeTo(OutputStream out) throws IOException;
  }

  static Answer of(String type, byte[] bytes) {
    return new Answer(type, bytes.length, out -> out.write(bytes));
  }
}
