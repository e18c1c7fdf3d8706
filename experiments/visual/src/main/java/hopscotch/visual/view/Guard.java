package hopscotch.visual.view;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import hopscotch.visual.view.api.BadRequestException;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/**
 * Refuses foreign requests. The socket listens only on this machine. But a foreign page that is
 * open in a browser here can also send requests, and a foreign name can be made to point here. So
 * the host of a request must be this machine, and a request that names its origin must come from
 * the page itself.
 */
final class Guard {
  private final Set<String> hosts;

  Guard(int port) {
    hosts = Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
  }

  void check(HttpExchange exchange) throws BadRequestException {
    if (!exchange.getRemoteAddress().getAddress().isLoopbackAddress()) {
      throw new BadRequestException(403, "this server answers its own machine only");
    }
    Headers headers = exchange.getRequestHeaders();
    List<String> host = headers.get("Host");
    if (host == null || host.size() != 1 || !hosts.contains(host.get(0))) {
      throw new BadRequestException(403, "expected the host 127.0.0.1");
    }
    List<String> origin = headers.get("Origin");
    if (origin != null && !origin.equals(List.of("http://" + host.get(0)))) {
      throw new BadRequestException(403, "expected a request of this server's own page");
    }
    String site = headers.getFirst("Sec-Fetch-Site");
    boolean isForeign = site != null && !site.equals("same-origin") && !site.equals("none");
    if (isForeign && exchange.getRequestMethod().equals("POST")) {
      throw new BadRequestException(403, "expected a request of this server's own page");
    }
  }

  /** The body of a request, which may have at most {@code limit} bytes. */
  static byte[] body(HttpExchange exchange, int limit) throws IOException, BadRequestException {
    byte[] body = exchange.getRequestBody().readNBytes(limit + 1);
    if (body.length > limit) {
      throw new BadRequestException(413, "expected at most " + limit + " bytes");
    }
    return body;
  }
}
