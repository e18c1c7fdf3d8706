package hopscotch.live;

import hopscotch.visual.view.api.Answer;
import hopscotch.visual.view.api.Api;
import hopscotch.visual.view.api.MadeMaps;
import hopscotch.visual.view.api.Opened;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** Answers the page in the browser, in place of its server. */
public final class Answering {
  private static final Api API =
      new Api(
          new MadeMaps(),
          Opened.NOTHING,
          (map, request, format) -> Answer.error(404, "no file of this kind without a server"));

  private static int status;

  private Answering() {}

  /** Does nothing, since everything begins with a request. */
  public static void main(String[] args) {}

  /**
   * Answers a request.
   *
   * @param request method and path
   * @param query the query of the address, {@code null} for none
   * @param body the bytes of its body
   */
  @JSExport
  public static Int8Array answer(String request, String query, Int8Array body) throws IOException {
    Answer answer = API.reply(request, query, body.copyToJavaArray());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    answer.body().writeTo(out);
    status = answer.status();
    return Int8Array.copyFromJavaArray(out.toByteArray());
  }

  /** The HTTP status of the last answer. */
  @JSExport
  public static int status() {
    return status;
  }
}
