package hopscotch.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * A command, run in this process.
 *
 * @param code the exit code
 * @param out what it wrote to stdout, lines ending with LF
 * @param err what it wrote to stderr, lines ending with LF
 */
public record CommandLineRun(int code, String out, String err) {

  public static CommandLineRun of(Object... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] words = Stream.of(arguments).map(Object::toString).toArray(String[]::new);
    CommandLine commandLine = Main.commandLine(words);
    commandLine.setOut(new PrintWriter(out));
    commandLine.setErr(new PrintWriter(err));
    int code = commandLine.execute(words);
    return new CommandLineRun(code, lines(out), lines(err));
  }

  private static String lines(StringWriter text) {
    return text.toString().replace(System.lineSeparator(), "\n");
  }

  public List<NamedCsvRecord> csv() {
    return CsvReader.builder().ofNamedCsvRecord(out).stream().toList();
  }

  public JsonNode json() throws IOException {
    return new ObjectMapper().readTree(out);
  }
}
