package hopscotch.cli.options;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.harness.suite.Suite;
import hopscotch.harness.suite.SuitePlan;
import hopscotch.harness.suite.SuiteReader;
import hopscotch.papers.Paper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The suite of a command. */
public final class SuiteArgument {
  @Parameters(
      paramLabel = "SUITE",
      arity = "0..1",
      description = "A suite: a YAML file, or the name of a built-in one (see run --list).")
  private String name;

  @Mixin private MapsOption maps;

  /** Whether a suite was named. */
  public boolean isNamed() {
    return name != null;
  }

  /** The arguments that name the same suite and maps from any folder. */
  public List<String> arguments() {
    List<String> words = new ArrayList<>();
    Path file = Path.of(name).toAbsolutePath().normalize();
    words.add(Files.isRegularFile(file) ? file.toString() : name);
    words.addAll(maps.arguments());
    return words;
  }

  /** The paper that was named in place of a suite, if it is one. */
  public Optional<Paper> findPaper() {
    return Paper.IDS.contains(name) ? Optional.of(Paper.of(name)) : Optional.empty();
  }

  /** The maps. */
  public MapLibrary library() throws BadFileException {
    return maps.library();
  }

  /** The text of the suite. */
  public String text() throws IOException {
    return SuiteReader.text(name);
  }

  /** The suite. It is named after its file if it has no name. */
  public Suite suite() throws IOException {
    return parse(text(), name);
  }

  private static Suite parse(String text, String name) throws IOException {
    return SuiteReader.parse(text, name);
  }

  /** The absolute path of the folder to which relative files of the suite refer. */
  public Path folder() {
    return folder(name);
  }

  private static Path folder(String name) {
    Path file = Path.of(name).toAbsolutePath();
    return Files.isRegularFile(file) ? file.getParent() : Path.of("").toAbsolutePath();
  }

  /** The plan of the suite with its maps. */
  public SuitePlan plan() throws IOException {
    return plan(name, maps);
  }

  /** The plan of a suite, a YAML file or a built-in one, with its maps. */
  public static SuitePlan plan(String name, MapsOption maps) throws IOException {
    String text = SuiteReader.text(name);
    return SuitePlan.of(
        parse(text, name),
        folder(name),
        maps::library,
        (key, entry, fault) -> SuiteReader.atEntry(text, name, key, entry, fault));
  }
}
