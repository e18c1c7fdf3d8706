package hopscotch.harness.suite;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.judge.query.ProblemKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Teams on each map of the suite, from its scenarios or generated.
 *
 * @param entries at least one entry
 * @param stop when an anytime planner stops
 */
public record Teams(List<TeamSelection> entries, TeamStop stop) implements ProblemSelection {

  @Override
  public ProblemKind kind() {
    return ProblemKind.TEAM;
  }

  @Override
  public void requireAskable(PlannedMap map) throws BadFileException {
    for (TeamSelection entry : entries) {
      boolean needsFile = entry.from() != TeamSelection.Source.GENERATED;
      if (needsFile && map.recipe() != null) {
        throw new BadFileException(
            map.id(), "a generated map has no scenarios of teams", "'from: generated'");
      }
      for (long number : entry.numbers().values()) {
        if (needsFile && !Files.isRegularFile(scenario(map, entry.from(), number))) {
          throw new BadFileException(
              scenario(map, entry.from(), number).toString(),
              "no such file",
              "a scenario beside the map or in scen-random or scen-even, or 'from: generated'");
        }
      }
    }
  }

  private static Path scenario(PlannedMap map, TeamSelection.Source from, long number) {
    String name = map.file().getFileName().toString().replaceAll("\\.map$", "");
    String kind = from == TeamSelection.Source.EVEN ? "even" : "random";
    return MapLibrary.scenario(map.file(), name + "-" + kind + "-" + number + ".scen");
  }

  /** The teams on a map, by increasing units in each scenario, at most its free cells. */
  public List<PlannedTeam> on(PlannedMap map, int cells) throws IOException {
    Set<PlannedTeam> teams = new LinkedHashSet<>();
    for (TeamSelection entry : entries) {
      for (long number : entry.numbers().values()) {
        Path file = null;
        int most = cells;
        if (entry.from() != TeamSelection.Source.GENERATED) {
          file = scenario(map, entry.from(), number);
          most = ScenarioReader.read(file).rows().size();
        }
        for (int units : sizes(entry, most)) {
          teams.add(new PlannedTeam(entry.from(), number, units, file));
        }
      }
    }
    return new ArrayList<>(teams);
  }

  private static List<Integer> sizes(TeamSelection entry, int most) {
    Set<Integer> sizes = new LinkedHashSet<>();
    entry.units().values().stream()
        .filter(units -> units <= most)
        .sorted()
        .forEach(units -> sizes.add(units.intValue()));
    if (entry.last()) {
      sizes.add(most);
    }
    return List.copyOf(sizes);
  }

  @Override
  public double[] estimateLengths(PlannedMap map) throws IOException {
    return QueryDrawer.evenly(on(map, Integer.MAX_VALUE).size(), map);
  }

  @Override
  public Map.Entry<String, Object> meaning() {
    Map<String, Object> meaning = new TreeMap<>();
    meaning.put("entries", entries);
    meaning.put("stop", stop);
    return Map.entry("teams", meaning);
  }
}
