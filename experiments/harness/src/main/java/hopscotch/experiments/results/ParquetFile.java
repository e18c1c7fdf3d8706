package hopscotch.experiments.results;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.experiments.query.ProblemKind;
import hopscotch.experiments.results.folder.RunDirectory;
import hopscotch.experiments.results.folder.Sessions;
import hopscotch.experiments.results.row.RowFormat;
import hopscotch.experiments.results.segment.Segment;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * The rows of a run as one Parquet file, written by DuckDB. Columns have types, empty fields are
 * nulls, and units stand in the names and in the file's metadata. Each row has its session, with
 * host and CPU. DuckDB's JDBC library weighs 80 MB and is no dependency of this project: whoever
 * writes such a file names its jar.
 */
public final class ParquetFile {
  private static final String URL = "jdbc:duckdb:";

  private static final Set<String> TEXTS =
      Set.of(
          "set",
          "map",
          "movement",
          "planner",
          "guarantee",
          "outcome",
          "verdict",
          "extras",
          "resolved");
  private static final Set<String> REALS =
      Set.of("straight", "diagonal", "length", "expected", "suboptimality");
  private static final Set<String> INTEGERS =
      Set.of("repetition", "query", "bucket", "start_x", "start_y", "goal_x", "goal_y");

  private final Driver driver;

  /**
   * A writer through DuckDB's library.
   *
   * @param jar of the library; {@code null} where the class path has it
   * @throws BadFileException if it is not there, saying how to get it
   */
  public ParquetFile(Path jar) throws IOException {
    driver = findDriver(jar);
  }

  /** Writes {@code rows.parquet} into the folder of a run. */
  public Path write(Path folder) throws IOException {
    Path file = folder.resolve("rows.parquet");
    Path draft = folder.resolve("rows.parquet.new");
    try (ReadSegments segments = new ReadSegments(kind(folder), RunDirectory.segments(folder));
        Connection connection = driver.connect(URL, new Properties());
        Statement statement = connection.createStatement()) {
      statement.execute("SET memory_limit = '1GB'");
      statement.execute("SET temp_directory = " + text(folder.resolve("duckdb.tmp").toString()));
      statement.execute(copy(folder, segments, draft));
    } catch (SQLException e) {
      Files.deleteIfExists(draft);
      throw new IOException(file + ": cannot be written (" + e.getMessage() + ")", e);
    }
    Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    return file;
  }

  private static Driver findDriver(Path jar) throws IOException {
    for (Driver driver : ServiceLoader.load(Driver.class, loader(jar))) {
      if (driver.getClass().getName().startsWith("org.duckdb.")) {
        return driver;
      }
    }
    throw new BadFileException(
        "--parquet",
        jar == null ? "DuckDB's JDBC library is not there" : jar + " is not DuckDB's JDBC library",
        "--duckdb FILE: the jar of org.duckdb:duckdb_jdbc, from Maven Central, 80 MB");
  }

  /** Not closed: the library is in use until the program ends. */
  private static ClassLoader loader(Path jar) throws IOException {
    ClassLoader own = ParquetFile.class.getClassLoader();
    if (jar != null) {
      FileInput.require(jar, "the jar of DuckDB's JDBC library");
    }
    return jar == null ? own : new URLClassLoader(new URL[] {jar.toUri().toURL()}, own);
  }

  /** Of one kind are all rows of a folder; {@code null} without a row. */
  private static ProblemKind kind(Path folder) throws IOException {
    ProblemKind kind = null;
    for (Path segment : RunDirectory.segments(folder)) {
      ProblemKind own = Segment.scan(segment).kind();
      kind = own == null ? kind : own;
    }
    return kind;
  }

  private static String copy(Path folder, ReadSegments segments, Path draft) throws IOException {
    JsonNode manifest = RunDirectory.manifest(folder);
    List<String> parts = new ArrayList<>();
    List<String> columns = List.of();
    for (Path segment : RunDirectory.segments(folder)) {
      int session = Sessions.of(manifest, segment);
      ProblemKind kind = Segment.scan(segment).kind();
      if (kind != null) {
        columns = RowFormat.columns(kind);
        JsonNode node = manifest.path("sessions").path(session);
        parts.add(select(segments.read(segment, kind), columns, session, node));
      }
    }
    if (parts.isEmpty()) {
      throw new BadFileException(folder.toString(), "no rows", "a run that has some");
    }
    return "COPY (%s) TO %s (FORMAT parquet, COMPRESSION zstd, KV_METADATA {%s})"
        .formatted(
            String.join(" UNION ALL ", parts),
            text(draft.toString()),
            String.join(", ", units(columns)));
  }

  private static String select(Path segment, List<String> columns, int session, JsonNode node) {
    List<String> typed = new ArrayList<>();
    columns.forEach(name -> typed.add(text(name) + ": " + text(type(name))));
    return """
        SELECT * EXCLUDE (crc), %s::INTEGER AS session, %s::VARCHAR AS host, %s::VARCHAR AS cpu
        FROM read_csv(%s, columns = {%s}, header = true, auto_detect = false, delim = ',',
          quote = '"', escape = '"', nullstr = '')
        """
        .formatted(
            session < 0 ? "NULL" : Integer.toString(session),
            find(node, "host"),
            find(node, "cpu"),
            text(segment.toString()),
            String.join(", ", typed));
  }

  private static String find(JsonNode session, String key) {
    return Optional.of(session.path(key).asText())
        .filter(it -> !it.isEmpty())
        .map(ParquetFile::text)
        .orElse("NULL");
  }

  private static String type(String column) {
    return TEXTS.contains(column) || column.equals("detail") || column.equals("crc")
        ? "VARCHAR"
        : REALS.contains(column) ? "DOUBLE" : INTEGERS.contains(column) ? "INTEGER" : "BIGINT";
  }

  /** What columns are measured in, for those who read the schema alone. */
  private static List<String> units(List<String> columns) {
    List<String> units = new ArrayList<>();
    for (String column : columns) {
      String unit =
          column.endsWith("nanos")
              ? "nanoseconds"
              : column.endsWith("millis")
                  ? "milliseconds"
                  : column.endsWith("bytes")
                      ? "bytes"
                      : column.equals("length") || column.equals("expected") ? "cells" : "";
      if (!unit.isEmpty()) {
        units.add("\"unit.%s\": %s".formatted(column, text(unit)));
      }
    }
    return units;
  }

  /** A text of SQL. */
  private static String text(String value) {
    return "'" + value.replace("'", "''") + "'";
  }
}
