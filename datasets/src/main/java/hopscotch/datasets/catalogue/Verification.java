package hopscotch.datasets.catalogue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.Sha256;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.datasets.movingai.ScenarioRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A check of the files of one set: each is compared with its recorded checksum and read. Every
 * scenario is also compared with its map. The published lengths are not checked here.
 */
public final class Verification {
  private final Path folder;
  private final List<String> problems = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private int maps;
  private int scenarios;
  private long rows;
  private String lastMapName = "";
  private Optional<GridMap> lastMap = Optional.empty();

  private Verification(Path folder) {
    this.folder = folder;
  }

  /**
   * Checks a set.
   *
   * @param folder the folder of the set, in the cache or elsewhere
   * @throws BadFileException if there is no such folder
   */
  public static Verification of(Path folder, Progress progress) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new BadFileException(folder.toString(), "no such folder", "the folder of a set");
    }
    List<Path> files;
    try (Stream<Path> children = Files.list(folder)) {
      files =
          children
              .filter(file -> Importer.isWanted(file.getFileName().toString()))
              .sorted()
              .toList();
    }
    Verification verification = new Verification(folder);
    verification.checkSums(files);
    for (int i = 0; i < files.size(); i++) {
      verification.check(files.get(i));
      progress.at(folder.getFileName().toString(), i + 1L, files.size());
    }
    return verification;
  }

  private void checkSums(List<Path> files) throws IOException {
    Checksums checksums = Checksums.in(folder);
    for (Map.Entry<String, String> entry : checksums.all().entrySet()) {
      Path file = folder.resolve(entry.getKey());
      if (!Files.exists(file)) {
        problems.add(file + ": missing; expected the file that was taken in");
      } else if (!Sha256.of(file).equals(entry.getValue())) {
        problems.add(
            file + ": changed since it was taken in; expected SHA-256 " + entry.getValue());
      }
    }
    long unknown =
        files.stream()
            .filter(file -> checksums.find(file.getFileName().toString()).isEmpty())
            .count();
    if (unknown > 0) {
      notes.add(folder + ": " + unknown + " files without a recorded checksum");
    }
  }

  private void check(Path file) throws IOException {
    try {
      if (file.toString().endsWith(".scen")) {
        scenarios++;
        checkScenario(ScenarioReader.read(file));
      } else {
        maps++;
        MapReader.read(file);
      }
    } catch (BadFileException e) {
      problems.add(e.getMessage());
    }
  }

  private void checkScenario(Scenario scenario) throws IOException {
    rows += scenario.rows().size();
    if (scenario.rows().isEmpty()) {
      notes.add(scenario.file() + ": no rows");
      return;
    }
    String mapName = scenario.rows().get(0).mapName();
    Optional<GridMap> map = map(mapName);
    if (map.isEmpty()) {
      problems.add(scenario.file() + ": no readable map beside it; expected " + mapName);
      return;
    }
    scenario.requireFits(map.get(), mapName);
    scenario
        .findOtherSize(map.get())
        .ifPresent(
            row ->
                notes.add(
                    "%s: made for %d x %d, the map is %d x %d"
                        .formatted(
                            scenario.file(),
                            row.width(),
                            row.height(),
                            map.get().width(),
                            map.get().height())));
    long apart = scenario.rows().stream().filter(row -> !sharesLayer(row, map.get())).count();
    if (apart > 0) {
      notes.add(
          "%s: %d rows whose start and goal share no layer of terrain"
              .formatted(scenario.file(), apart));
    }
  }

  private static boolean sharesLayer(ScenarioRow row, GridMap map) {
    int goal = map.terrain(map.cell(row.goalX(), row.goalY()));
    return row.findLayer(map).filter(layer -> layer.equals(Terrain.layerOf(goal))).isPresent();
  }

  /** A map of this set. The last one is kept: scenarios of one map follow each other. */
  private Optional<GridMap> map(String name) throws IOException {
    if (!name.equals(lastMapName)) {
      lastMapName = name;
      lastMap = Optional.empty();
      try {
        lastMap = Optional.of(MapReader.read(folder.resolve(name)));
      } catch (BadFileException e) {
        return Optional.empty();
      }
    }
    return lastMap;
  }

  /** Whether no problem was found. */
  public boolean isGood() {
    return problems.isEmpty();
  }

  /** The problems, one line for each. */
  public List<String> problems() {
    return List.copyOf(problems);
  }

  /** Remarks on what is unusual but legal, one line for each. */
  public List<String> notes() {
    return List.copyOf(notes);
  }

  /** The number of maps. */
  public int maps() {
    return maps;
  }

  /** The number of scenarios. */
  public int scenarios() {
    return scenarios;
  }

  /** The number of rows in all readable scenarios. */
  public long rows() {
    return rows;
  }
}
