package hopscotch.spark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.RunDirectory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Records which attempt at each unit counts. It is the manifest of a study's output, which only the
 * driver writes. A segment of rows that it does not name belongs to an attempt that was not
 * accepted. For one thread.
 */
final class UnitLedger {
  private static final String MANIFEST = "manifest.json";
  private static final String SESSIONS = "sessions";
  private static final String HASH = "suiteHash";
  private static final String UNIT = "unit";
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final OutputFolder output;
  private final ObjectNode manifest;
  private final JsonNode source;
  private final Set<Integer> accepted = new HashSet<>();
  private byte[] written;

  private UnitLedger(OutputFolder output, ObjectNode manifest, JsonNode source, byte[] written) {
    this.output = output;
    this.manifest = manifest;
    this.source = source;
    this.written = written;
    manifest.path(SESSIONS).forEach(session -> accepted.add(session.path(UNIT).asInt()));
  }

  /**
   * Opens the manifest of an output, or begins one.
   *
   * @param plan the manifest of the whole plan, with the number of its units
   * @param isFree whether the output may have been dealt to another number of units
   * @param source what sessions say of the sources, since a node has none
   * @throws IOException if the output is that of another suite, or was dealt to other units
   */
  static UnitLedger open(OutputFolder output, ObjectNode plan, boolean isFree, JsonNode source)
      throws IOException {
    Optional<byte[]> there = output.read(MANIFEST);
    if (there.isEmpty()) {
      requireEmpty(output);
      UnitLedger ledger = new UnitLedger(output, plan, source, null);
      ledger.write();
      return ledger;
    }
    ObjectNode manifest = (ObjectNode) JSON.readTree(there.get());
    if (!manifest.path(HASH).equals(plan.path(HASH))) {
      throw new BadFileException(
          output.toString(), "its rows are of another suite, or of other maps", "another -o");
    }
    int units = RunDirectory.units(manifest);
    if (units == 0 || !isFree && units != RunDirectory.units(plan)) {
      throw new BadFileException(
          output.toString(),
          units == 0
              ? "a run that no driver of Spark began"
              : "dealt to %d units, not to %d".formatted(units, RunDirectory.units(plan)),
          units == 0 ? "another -o" : "--units %d, or another -o".formatted(units));
    }
    return new UnitLedger(output, manifest, source, there.get());
  }

  private static void requireEmpty(OutputFolder output) throws IOException {
    List<String> names = output.names();
    if (!names.isEmpty()) {
      throw new BadFileException(
          output.toString(), "neither empty nor of a study: it has " + names.get(0), "another -o");
    }
  }

  /** The units without an accepted attempt, from 1. */
  List<Integer> missing() {
    List<Integer> missing = new ArrayList<>();
    for (int unit = 1; unit <= units(); unit++) {
      if (!accepted.contains(unit)) {
        missing.add(unit);
      }
    }
    return missing;
  }

  /** The number of units to which the plan was dealt. */
  int units() {
    return RunDirectory.units(manifest);
  }

  /**
   * Accepts attempts, at most one for each unit, and records that. If one is refused, those before
   * it stay accepted.
   *
   * @throws IOException if its rows are not in the output, or are of another plan; or if somebody
   *     else wrote the manifest meanwhile
   */
  void accept(List<Sealed> attempts) throws IOException {
    try {
      for (Sealed sealed : attempts) {
        add(sealed);
      }
    } finally {
      write();
    }
  }

  private void add(Sealed sealed) throws IOException {
    JsonNode unit = JSON.readTree(sealed.manifest());
    if (!unit.path(HASH).equals(manifest.path(HASH))) {
      throw new BadFileException(
          "unit " + sealed.unit(),
          "its suite, maps or guests are not those of the submission",
          "the same on every node, and an --archive of this suite");
    }
    if (sealed.segment() != null && output.length(sealed.segment()) != sealed.bytes()) {
      throw new BadFileException(
          output + "/" + sealed.segment(),
          "not the %d bytes that were written".formatted(sealed.bytes()),
          "a folder that every node and this machine see as one");
    }
    if (!accepted.add(sealed.unit())) {
      throw new IllegalStateException("unit " + sealed.unit() + " was accepted already");
    }
    ObjectNode session = (ObjectNode) unit.path(SESSIONS).path(0).deepCopy();
    session.put(UNIT, sealed.unit());
    session.put("attempt", sealed.attempt());
    session.put("executor", sealed.executor());
    session.setAll((ObjectNode) source.deepCopy());
    session.set(
        "segments", Json.of(sealed.segment() == null ? List.of() : List.of(sealed.segment())));
    manifest.withArray(SESSIONS).add(session);
    if (unit.has("guests")) {
      manifest.set("guests", unit.path("guests"));
    }
  }

  private void write() throws IOException {
    byte[] there = output.read(MANIFEST).orElse(null);
    if (!Arrays.equals(there, written)) {
      throw new BadFileException(
          output.toString(), "another driver is writing here", "one at a time, or another -o");
    }
    byte[] text = (manifest.toPrettyString() + "\n").getBytes(StandardCharsets.UTF_8);
    output.replace(MANIFEST, text);
    written = text;
  }

  /** Deletes segments of attempts that were not accepted. */
  void tidy() throws IOException {
    Set<String> named = new HashSet<>();
    for (JsonNode session : manifest.path(SESSIONS)) {
      named.addAll(Json.texts(session.path("segments")));
    }
    for (String name : output.names()) {
      if (name.matches("rows-.*\\.csv") && !named.contains(name)) {
        output.delete(name);
      }
    }
  }
}
