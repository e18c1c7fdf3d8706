package hopscotch.experiments.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.experiments.output.Json;
import hopscotch.experiments.query.judge.Verdict;
import hopscotch.experiments.results.folder.RunDirectory;
import hopscotch.experiments.results.row.Row;
import hopscotch.experiments.results.row.Rows;
import hopscotch.experiments.results.segment.RowWriter;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ParquetFileTest {
  @TempDir private Path folder;

  @Test
  void withoutTheLibraryASentenceSaysWhatIsMissing() {
    BadFileException e = assertThrows(BadFileException.class, () -> new ParquetFile(null));
    assertTrue(e.getMessage().contains("expected --duckdb FILE"), e.getMessage());
    Path none = folder.resolve("none.jar");
    assertThrows(BadFileException.class, () -> new ParquetFile(none));
  }

  /** Where {@code -Dduckdb=FILE} names the library. */
  @Test
  void rowsKeepTheirTypesAndHaveTheirHost() throws IOException, SQLException {
    String jar = System.getProperty("duckdb");
    assumeTrue(jar != null && Files.exists(Path.of(jar)), "DuckDB's JDBC library");
    write(Rows.optimal("astar", "s/m", 3, 1000));
    Path file = new ParquetFile(Path.of(jar)).write(folder);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {Path.of(jar).toUri().toURL()})) {
      Driver driver = ServiceLoader.load(Driver.class, loader).iterator().next();
      try (Connection connection = driver.connect("jdbc:duckdb:", new Properties())) {
        assertEquals(
            List.of("astar|3|31.0|1000|null|0|node7"),
            query(
                connection,
                "SELECT planner, query, length, nanos, detail, session, host FROM '%s'",
                file));
        assertEquals(
            List.of("unit.nanos|nanoseconds"),
            query(
                connection,
                "SELECT key::VARCHAR, value::VARCHAR FROM parquet_kv_metadata('%s')"
                    + " WHERE key::VARCHAR = 'unit.nanos'",
                file));
      }
    }
  }

  @Test
  void whatNoPlanIsWorthIsDerived() throws IOException, SQLException {
    String jar = System.getProperty("duckdb");
    assumeTrue(jar != null && Files.exists(Path.of(jar)), "DuckDB's JDBC library");
    write(Rows.team("a", 0, Verdict.UNCHECKED, -1), Rows.team("b", 0, Verdict.VALID, 9));
    Path file = new ParquetFile(Path.of(jar)).write(folder);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {Path.of(jar).toUri().toURL()})) {
      Driver driver = ServiceLoader.load(Driver.class, loader).iterator().next();
      try (Connection connection = driver.connect("jdbc:duckdb:", new Properties())) {
        assertEquals(
            List.of("a|missed|null|node7", "b|valid|9|node7"),
            query(connection, "SELECT planner, verdict, cost, host FROM '%s'", file));
      }
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertTrue(files.noneMatch(it -> it.toString().endsWith(".read")), "drafts are gone");
    }
  }

  private void write(Row... rows) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      ObjectNode manifest = Json.object().put("suiteHash", "0123");
      ObjectNode session = manifest.putArray("sessions").addObject().put("host", "node7");
      session.putArray("segments").add("rows-0.csv");
      directory.writeManifest(Plans.of(manifest, List.of(rows)));
      writer.append(List.of(rows));
    }
  }

  private static List<String> query(Connection connection, String sql, Path file)
      throws SQLException {
    List<String> rows = new ArrayList<>();
    try (ResultSet result = connection.createStatement().executeQuery(sql.formatted(file))) {
      while (result.next()) {
        List<String> values = new ArrayList<>();
        for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
          values.add(String.valueOf(result.getObject(i)));
        }
        rows.add(String.join("|", values));
      }
    }
    return rows;
  }
}
