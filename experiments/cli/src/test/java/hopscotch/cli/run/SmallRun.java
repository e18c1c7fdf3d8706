package hopscotch.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.cli.CommandLineRun;
import hopscotch.judge.FolderCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Runs of a suite of 40 rows, for tests of what comes of them. */
abstract class SmallRun {
  static final String SUITE =
      """
      name: small
      timing: quick
      maps:
        - generate: rooms(size=7)
          size: 32x32
      queries: {from: random, count: 20}
      warm-up: 10ms
      planners: [astar, bfs]
      """;

  @TempDir static Path once;
  @TempDir Path folder;

  /** A finished run of {@link #SUITE} and its report: a copy of what is made once. */
  final void finished() throws IOException {
    Path made = once.resolve("run");
    if (!Files.exists(made)) {
      assertEquals(0, CommandLineRun.of("run", suite(SUITE), "-o", made).code());
    }
    FolderCopy.copy(made, folder.resolve("run"));
  }

  final CommandLineRun run(String text) throws IOException {
    return run(text, "run");
  }

  final Path suite(String text) throws IOException {
    return Files.writeString(folder.resolve("suite.yaml"), text);
  }

  final CommandLineRun run(String text, String name, Object... options) throws IOException {
    List<Object> words = new ArrayList<>(List.of("run", suite(text), "-o", folder.resolve(name)));
    words.addAll(List.of(options));
    return CommandLineRun.of(words.toArray());
  }
}
