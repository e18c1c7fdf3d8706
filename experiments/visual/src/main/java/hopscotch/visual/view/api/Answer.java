package hopscotch.visual.view.api;

import hopscotch.visual.view.json.JsonObject;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * The answer to a request, which is worked out before its first byte is sent.
 *
 * @param status the HTTP status; 200 if all went well
 * @param type the media type
 * @param length the number of bytes; 0 if it is not known
 * @param body writes the bytes
 */
public record Answer(int status, String type, long length, Body body) {
  /** Writes an answer. */
  public interface Body {
    /** Writes the whole answer. */
    void writeTo(OutputStream out) throws IOException;
  }

  /** An answer of bytes. */
  public static Answer of(String type, byte[] bytes) {
    return new Answer(200, type, bytes.length, out -> out.write(bytes));
  }

  /** An answer in JSON. */
  static Answer json(Object json) {
    return of("application/json", json.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** An answer that says what was wrong. */
  public static Answer error(int status, String message) {
    Answer json = json(new JsonObject().put("error", message));
    return new Answer(status, json.type(), json.length(), json.body());
  }
}
