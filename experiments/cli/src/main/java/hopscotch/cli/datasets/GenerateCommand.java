package hopscotch.cli.datasets;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.Rows;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.ForceOption;
import hopscotch.cli.options.FormatOption;
import hopscotch.core.grid.GridMap;
import hopscotch.datasets.generate.MapGenerator;
import hopscotch.datasets.generate.MapGenerators;
import hopscotch.datasets.generate.ScenarioGenerator;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.MapWriter;
import hopscotch.datasets.movingai.ScenarioRow;
import hopscotch.datasets.movingai.ScenarioWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code datasets generate}: maps and scenarios from a seed. */
@Command(
    name = "generate",
    description = "Write generated maps, each with a scenario of exact optimal lengths.",
    footerHeading =
        "%nKinds: random, rooms, maze, caves, city, field, patches, serpentine.%n%nExamples:%n",
    footer = {
      "  hopscotch datasets generate rooms -o maps/mine",
      "  hopscotch datasets generate 'maze(corridor=8)' --size 999x512 --count 5",
      "",
      "The same kind, size and seed give the same files, always."
    })
final class GenerateCommand extends ConsoleCommand {
  private static final String SIZE = "[1-9][0-9]{0,5}x[1-9][0-9]{0,5}";

  @Parameters(
      index = "0",
      paramLabel = "KIND",
      description = "A kind of map, with or without parameters: rooms or 'rooms(size=7)'.")
  private String kind;

  @Option(names = "--size", paramLabel = "WxH", description = "Default: 512x512.")
  private String size = "512x512";

  @Option(names = "--seed", paramLabel = "S", description = "The first map's seed. Default: 1.")
  private long seed = 1;

  @Option(names = "--count", paramLabel = "N", description = "How many maps, of seeds S, S+1, ...")
  private int count = 1;

  @Option(
      names = "--per-bucket",
      paramLabel = "N",
      description = "Rows in each bucket of optimal length; 0 for no scenario. Default: 10.")
  private int rowsPerBucket = 10;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "The folder of the set, made if missing. Default: generated, here.")
  private Path folder = Path.of("generated");

  @Mixin private ForceOption force;
  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    if (!size.matches(SIZE)) {
      throw new UsageException(
          "--size %s: expected a width and a height such as 512x256%s"
              .formatted(
                  size, size.matches("[1-9][0-9]{0,4}") ? ", here " + size + "x" + size : ""));
    }
    if (count < 1) {
      throw new UsageException("--count %d: expected at least 1".formatted(count));
    }
    if (rowsPerBucket < 0) {
      throw new UsageException("--per-bucket %d: expected 0 or more".formatted(rowsPerBucket));
    }
    MapGenerator generator = UsageException.orRefuse(() -> MapGenerators.parse(kind));
    List<String> columns = List.of("map", "width", "height", "rows");
    try (Rows rows = format.open(out(), columns)) {
      for (int i = 0; i < count; i++) {
        write(generator, seed + i, rows);
      }
    }
    return ExitCode.OK;
  }

  private void write(MapGenerator generator, long mapSeed, Rows rows) throws IOException {
    int by = size.indexOf('x');
    int width = Integer.parseInt(size.substring(0, by));
    int height = Integer.parseInt(size.substring(by + 1));
    GridMap map = UsageException.orRefuse(() -> generator.generate(width, height, mapSeed));
    String words = kind.replaceAll("[^A-Za-z0-9.]+", "-").replaceFirst("-$", "");
    Path file = folder.resolve(words + "-" + size + "-" + mapSeed + MapEntry.ENDING);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    MapWriter.write(map, bytes);
    force.writeUnlessOther(file, bytes.toByteArray());
    List<ScenarioRow> scenario = List.of();
    if (rowsPerBucket > 0) {
      int maxRounds = ScenarioGenerator.BENCHMARK.maxRounds();
      scenario =
          new ScenarioGenerator(rowsPerBucket, maxRounds)
              .generate(map, file.getFileName().toString(), mapSeed);
      force.writeUnlessOther(
          file.resolveSibling(file.getFileName() + ".scen"),
          ScenarioWriter.text(scenario).getBytes(StandardCharsets.UTF_8));
    }
    rows.add(file, width, height, scenario.size());
  }
}
