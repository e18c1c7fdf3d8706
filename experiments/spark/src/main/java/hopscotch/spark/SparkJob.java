package hopscotch.spark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.output.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The message of the command to the driver, as a file between their processes.
 *
 * @param output the URI of the output of rows
 * @param suite the file of the suite, as its author wrote it
 * @param manifest the manifest of the whole plan, with the number of its units
 * @param source the description of the sources for sessions
 * @param maps files of generated maps, for pictures
 * @param isFree whether the number of units may be that of an earlier submission
 * @param javaOptions of the process of each unit
 */
record SparkJob(
    String output,
    Path suite,
    ObjectNode manifest,
    ObjectNode source,
    List<Path> maps,
    boolean isFree,
    List<String> javaOptions) {

  void write(Path file) throws IOException {
    ObjectNode node = Json.object();
    node.put("output", output);
    node.put("suite", suite.toString());
    node.set("manifest", manifest);
    node.set("source", source);
    node.set("maps", Json.of(maps.stream().map(Path::toString).toList()));
    node.put("isFree", isFree);
    node.set("javaOptions", Json.of(javaOptions));
    OutputFile.write(file, node.toPrettyString());
  }

  static SparkJob read(Path file) throws IOException {
    if (!Files.exists(file)) {
      throw new IOException(file + ": no such file; expected that of submit spark");
    }
    JsonNode node = Json.read(file);
    return new SparkJob(
        node.path("output").asText(),
        Path.of(node.path("suite").asText()),
        (ObjectNode) node.path("manifest"),
        (ObjectNode) node.path("source"),
        Json.texts(node.path("maps")).stream().map(Path::of).toList(),
        node.path("isFree").asBoolean(),
        Json.texts(node.path("javaOptions")));
  }
}
