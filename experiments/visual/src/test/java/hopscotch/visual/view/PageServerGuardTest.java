package hopscotch.visual.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whom the server of the page answers, and what it does not take. */
class PageServerGuardTest extends ServedPage {
  @Test
  void listensOnThisMachineAlone() {
    assertEquals("127.0.0.1", URI.create(server.address().toString()).getHost());
  }

  @ParameterizedTest
  @CsvSource({
    "Origin, http://example.org",
    "Origin, null",
    "Sec-Fetch-Site, cross-site",
  })
  void refusesRequestsOfOtherPages(String header, String value) throws Exception {
    HttpResponse<byte[]> answer =
        send(
            request("/api/map")
                .header(header, value)
                .POST(HttpRequest.BodyPublishers.ofString(MAP)));
    assertEquals(403, answer.statusCode());
  }

  /** A foreign name that was made to point here asks for a foreign host. */
  @Test
  void refusesOtherHosts() throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.address().getPort())) {
      socket
          .getOutputStream()
          .write("GET / HTTP/1.0\r\nHost: example.org\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      InputStream in = socket.getInputStream();
      String answer = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
      assertTrue(answer.contains(" 403 "), answer);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "junk",
        "type octile\nheight 999999\nwidth 999999\nmap\n.",
        "type octile\nheight 1\nwidth 3\nmap\n.<.\n"
      })
  void refusesWhatIsNoMapAndSaysWhy(String body) throws Exception {
    HttpResponse<byte[]> answer = post("/api/map", body);
    assertEquals(400, answer.statusCode());
    assertTrue(error(answer).contains("expected"), error(answer));
  }

  @Test
  void refusesBodiesThatAreTooLarge() throws Exception {
    assertEquals(413, post("/api/edit", " ".repeat((1 << 22) + 1)).statusCode());
  }

  /** Each sends the beginning of a request and then nothing more. */
  @Test
  void sixHundredSlowSocketsDoNotHoldThePage() throws Exception {
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 600; i++) {
        slow.add(slowSocket("GET / HTTP/1.1\r\nHost: 127"));
      }
      HttpRequest.Builder page = request("/").timeout(Duration.ofSeconds(60));
      assertEquals(200, send(page).statusCode());
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void aRequestThatIsNotSentToItsEndIsGivenUp() throws Exception {
    String head = "POST /api/map HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 100\r\n\r\n";
    try (Socket inHead = slowSocket("GET / HTTP/1.1\r\nHost: 127");
        Socket inBody = slowSocket(head.formatted(server.address().getPort()) + "type")) {
      for (Socket socket : List.of(inHead, inBody)) {
        socket.setSoTimeout(60_000);
        assertEquals(-1, socket.getInputStream().read());
      }
    }
  }

  private Socket slowSocket(String beginning) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.address().getPort());
    socket.getOutputStream().write(beginning.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }
}
