package hopscotch.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.harness.guest.GuestPlanner;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.harness.guest.Guests;
import hopscotch.visual.view.ServedPage;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A program in another language on the page: it has a path to show, and no search. */
class GuestOnPageTest extends ServedPage {
  private static String search(int map, String planner) {
    return "{\"map\":%d,\"planner\":\"%s\",\"from\":[0,0],\"to\":[3,1]}".formatted(map, planner);
  }

  private static String firstLine(byte[] body) {
    String text = new String(body, StandardCharsets.ISO_8859_1);
    return text.substring(0, text.indexOf('\n'));
  }

  @Test
  @Tag("programs")
  void aGuestIsShownByItsPathAlone() throws Exception {
    Guests.requirePython();
    GuestProgram program = GuestProgram.ofLine("python3 " + Guests.examples().resolve("astar.py"));
    GuestPlanner.admit("shown", program);
    int map = json(post("/api/map", MAP)).path("map").asInt();
    HttpResponse<byte[]> found = post("/api/search", search(map, "guest(shown)"));
    JsonNode header = JSON.readTree(firstLine(found.body()));
    assertEquals("FOUND", header.path("outcome").asText());
    assertTrue(header.path("valid").asBoolean());
    assertEquals(0, header.path("events").asInt());
    assertEquals(0, json(post("/api/explain", search(map, "guest(shown)"))).size());
  }

  @Test
  void aGuestThatFailsIsToldWithItsReason() throws Exception {
    GuestPlanner.admit("crashes", Guests.broken("crashes"));
    int map = json(post("/api/map", MAP)).path("map").asInt();
    HttpResponse<byte[]> answer = post("/api/search", search(map, "guest(crashes)"));
    assertEquals(400, answer.statusCode());
    assertTrue(error(answer).contains("exit code 7"), error(answer));
  }
}
