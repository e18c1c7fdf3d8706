package hopscotch.spark;

import hopscotch.datasets.library.MapLibrary;
import hopscotch.harness.suite.SuitePlan;
import hopscotch.harness.suite.SuiteReader;
import java.io.IOException;
import java.nio.file.Path;

/** A small study, for tests. */
final class Studies {
  static final String SUITE =
      """
      name: small
      timing: quick
      warm-up: 1ms
      maps: [{generate: random(density=0.2), size: 30x30, seeds: 1..2}]
      queries: {from: random, count: 6}
      planners: [astar, dijkstra]
      """;

  private Studies() {}

  static SuitePlan plan() throws IOException {
    return SuitePlan.of(
        SuiteReader.parse(SUITE, "s"), Path.of(""), () -> MapLibrary.of(java.util.List.of()));
  }

  static Bundle bundle(Path folder) throws IOException {
    String classPath = System.getProperty("java.class.path");
    return Bundle.make(folder, plan(), SUITE, Path.of("").toAbsolutePath(), classPath, "");
  }
}
