package hopscotch.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.RunDirectory;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which attempt counts, as the driver writes it down; {@code .ci/spark} has a real Spark. */
class UnitLedgerTest {
  private static final ObjectNode SOURCE = Json.object().put("commit", "c0ffee");

  @TempDir private Path folder;

  private OutputFolder output;

  @BeforeEach
  void open() throws IOException {
    output = new OutputFolder(folder.resolve("a study").toUri().toString(), new Configuration());
  }

  private static ObjectNode plan(String hash, int units) {
    ObjectNode manifest = Json.object().put("suiteHash", hash);
    RunDirectory.putUnits(units, manifest);
    manifest.putArray("sessions");
    return manifest;
  }

  /** An attempt at a unit of two rows' worth of bytes. */
  private Sealed attempt(int unit, String name) throws IOException {
    Path rows = folder.resolve("rows");
    Files.writeString(rows, name);
    String segment = "rows-" + unit + "-" + name + ".csv";
    output.put(rows, segment);
    ObjectNode manifest = plan("h", 0);
    manifest.withArray("sessions").addObject().put("host", "node");
    return new Sealed(unit, name, "1", segment, name.length(), 2, manifest.toString());
  }

  @Test
  void whatIsAcceptedIsNamedAndNothingElseCounts() throws IOException {
    UnitLedger ledger = UnitLedger.open(output, plan("h", 2), false, SOURCE);
    attempt(1, "lost");
    ledger.accept(List.of(attempt(1, "first")));
    Path study = folder.resolve("a study");
    assertEquals(List.of(study.resolve("rows-1-first.csv")), RunDirectory.segments(study));
    assertEquals(
        "c0ffee", RunDirectory.manifest(study).path("sessions").path(0).path("commit").asText());
    UnitLedger again = UnitLedger.open(output, plan("h", 2), false, SOURCE);
    assertEquals(List.of(2), again.missing());
    again.tidy();
    assertFalse(Files.exists(study.resolve("rows-1-lost.csv")));
    assertTrue(Files.exists(study.resolve("rows-1-first.csv")));
  }

  @Test
  void rowsThatAreNotThereAreNotAccepted() throws IOException {
    UnitLedger ledger = UnitLedger.open(output, plan("h", 2), false, SOURCE);
    List<Sealed> attempts = List.of(attempt(2, "first"), attempt(1, "first"));
    output.delete(attempts.get(1).segment());
    assertThrows(IOException.class, () -> ledger.accept(attempts));
    assertEquals(List.of(1), ledger.missing());
    assertEquals(List.of(1), UnitLedger.open(output, plan("h", 2), false, SOURCE).missing());
  }

  @Test
  void whatTheDriverSaysIsDoneStaysDoneIfItIsKilledThen() throws IOException {
    UnitLedger ledger = UnitLedger.open(output, plan("h", 3), false, SOURCE);
    List<List<Integer>> missing = new ArrayList<>();
    PrintStream said =
        new PrintStream(OutputStream.nullOutputStream()) {
          @Override
          public PrintStream printf(String format, Object... values) {
            missing.add(missingToAnotherDriver());
            return this;
          }
        };
    SparkDriver.accept(List.of(attempt(1, "first"), attempt(3, "first")), ledger, said);
    SparkDriver.accept(List.of(attempt(2, "first")), ledger, said);
    assertEquals(List.of(List.of(2), List.of(2), List.of()), missing);
  }

  private List<Integer> missingToAnotherDriver() {
    try {
      return UnitLedger.open(output, plan("h", 3), false, SOURCE).missing();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theNumberOfUnitsStays() throws IOException {
    UnitLedger.open(output, plan("h", 2), false, SOURCE);
    assertEquals(2, UnitLedger.open(output, plan("h", 64), true, SOURCE).units());
    IOException e =
        assertThrows(IOException.class, () -> UnitLedger.open(output, plan("h", 3), false, SOURCE));
    assertTrue(e.getMessage().endsWith("expected --units 2, or another -o"), e.getMessage());
    assertThrows(IOException.class, () -> UnitLedger.open(output, plan("g", 2), false, SOURCE));
  }

  @Test
  void anOutputOfSomethingElseIsLeftAlone() throws IOException {
    Files.writeString(folder.resolve("a study/thesis.tex"), "mine");
    assertThrows(IOException.class, () -> UnitLedger.open(output, plan("h", 2), false, SOURCE));
  }

  @Test
  void oneDriverWritesAtATime() throws IOException {
    UnitLedger one = UnitLedger.open(output, plan("h", 2), false, SOURCE);
    UnitLedger other = UnitLedger.open(output, plan("h", 2), false, SOURCE);
    one.accept(List.of(attempt(1, "first")));
    List<Sealed> second = List.of(attempt(2, "second"));
    IOException e = assertThrows(IOException.class, () -> other.accept(second));
    assertTrue(e.getMessage().contains("another driver is writing"), e.getMessage());
  }

  @Test
  void aSchemeThatNobodyServesIsNamed() {
    IOException e =
        assertThrows(
            IOException.class, () -> new OutputFolder("s3://bucket/study", new Configuration()));
    assertTrue(e.getMessage().contains("no file system for 's3'"), e.getMessage());
    assertTrue(e.getMessage().contains("S3 is s3a"), e.getMessage());
  }
}
