package hopscotch.harness.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The sessions of several runs, some of which may occur twice, and their segments. A session is one
 * process that drove workers on one host. Its rows are in segments of their own.
 */
final class Sessions {
  private static final String SEGMENTS = "segments";
  private static final String ID = "id";

  /** A text that sorts after every instant. */
  private static final String NEVER = "~";

  private final List<ObjectNode> all = new ArrayList<>();

  /** The index of the session that wrote a segment, or -1 if the manifest does not say. */
  public static int of(JsonNode manifest, Path segment) {
    JsonNode sessions = manifest.path("sessions");
    for (int i = sessions.size() - 1; i >= 0; i--) {
      for (JsonNode name : sessions.path(i).path(SEGMENTS)) {
        if (name.asText().equals(segment.getFileName().toString())) {
          return i;
        }
      }
    }
    return -1;
  }

  /** Adds those sessions of a manifest that are not there yet. */
  public void add(JsonNode manifest) {
    for (JsonNode session : manifest.path("sessions")) {
      if (session.isObject() && find(session) < 0) {
        ObjectNode copy = session.deepCopy();
        copy.remove(SEGMENTS);
        all.add(copy);
      }
    }
  }

  /** The number of a session, or -1 if it is not there. */
  private int find(JsonNode session) {
    for (int i = 0; i < all.size(); i++) {
      if (session.path(ID).equals(all.get(i).path(ID))) {
        return i;
      }
    }
    return -1;
  }

  /** The session that wrote a segment of a run, or {@link #count} if that is unknown. */
  public int ofSegment(JsonNode manifest, Path segment) {
    int index = of(manifest, segment);
    JsonNode session = manifest.path("sessions").path(index);
    return index >= 0 && session.isObject() ? find(session) : count();
  }

  /** The number of sessions. */
  public int count() {
    return all.size();
  }

  /** For each session its rank where rows contradict each other: who ended first. */
  public int[] places() {
    List<Integer> order = new ArrayList<>();
    for (int session = 0; session < count(); session++) {
      order.add(session);
    }
    order.sort(Comparator.comparing(session -> all.get(session).path("ended").asText(NEVER)));
    int[] places = new int[count() + 1];
    for (int place = 0; place < count(); place++) {
      places[order.get(place)] = place;
    }
    places[count()] = count();
    return places;
  }

  /** Writes the sessions into a manifest, each with the segment that has its number. */
  public void putInto(ObjectNode manifest, List<String> segments) {
    for (int session = 0; session < count(); session++) {
      String own = RunDirectory.segment(session);
      all.get(session).set(SEGMENTS, Json.of(segments.contains(own) ? List.of(own) : List.of()));
    }
    manifest.putArray("sessions").addAll(all);
  }
}
