package hopscotch.visual.view;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.visual.view.api.Opened;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A page server without a map, and requests to it. */
public abstract class ServedPage {
  protected static final String MAP = "type octile\nheight 2\nwidth 4\nmap\n....\n....\n";
  protected static final ObjectMapper JSON = new ObjectMapper();

  protected final HttpClient client = HttpClient.newHttpClient();
  protected PageServer server;

  @BeforeEach
  protected void serve() throws IOException {
    server = new PageServer(0, MapLibrary.of(List.of()), Opened.NOTHING);
  }

  @AfterEach
  protected void stop() {
    server.close();
  }

  protected final HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(server.address().resolve(path));
  }

  protected final HttpResponse<byte[]> send(HttpRequest.Builder request) throws Exception {
    return client.send(request.build(), BodyHandlers.ofByteArray());
  }

  protected final HttpResponse<byte[]> post(String path, String body) throws Exception {
    return send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  protected static JsonNode json(HttpResponse<byte[]> response) throws IOException {
    return JSON.readTree(response.body());
  }

  protected static String error(HttpResponse<byte[]> response) throws IOException {
    return json(response).path("error").asText();
  }
}
