package hopscotch.mapf.cbs.lowlevel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** With whom a move conflicts, against the paths that were read last. */
class ConflictAvoidanceTableTest {
  private static final int UNITS = 4;

  @Property(seed = "20101")
  void countsThePathsReadLast(@ForAll long seed) {
    Random random = new Random(seed);
    VertexGraph graph = Walks.graph(random);
    ConflictAvoidanceTable table = new ConflictAvoidanceTable(graph);
    UnitPath[] paths = new UnitPath[UNITS];
    for (int round = 0; round < 4; round++) {
      change(graph, paths, random);
      table.read(paths);
      int last =
          Arrays.stream(paths).filter(Objects::nonNull).mapToInt(UnitPath::steps).max().orElse(0);
      assertEquals(last, table.last());
      for (int from = 0; from < graph.size(); from++) {
        for (int at = graph.first()[from]; at <= graph.first()[from + 1]; at++) {
          int to = at == graph.first()[from + 1] ? from : graph.targets()[at];
          for (int step = 1; step <= last + 2; step++) {
            assertEquals(
                conflicts(graph, paths, from, to, step), table.conflicts(0, from, to, step));
          }
        }
        for (int step = 0; step <= last; step++) {
          assertEquals(visitsAfter(paths, from, step), table.visitsAfter(0, from, step));
        }
      }
    }
  }

  /** Gives some units other paths, or none; no two end at one vertex. */
  private static void change(VertexGraph graph, UnitPath[] paths, Random random) {
    for (int unit = 0; unit < UNITS; unit++) {
      if (random.nextBoolean()) {
        paths[unit] = null;
        int[] walk = Walks.walk(graph, random);
        int end = walk[walk.length - 1];
        boolean isFree =
            Arrays.stream(paths)
                .filter(Objects::nonNull)
                .allMatch(path -> path.at(path.steps()) != end);
        paths[unit] = isFree && random.nextInt(5) > 0 ? new UnitPath(walk) : null;
      }
    }
  }

  private static int conflicts(VertexGraph graph, UnitPath[] paths, int from, int to, int step) {
    int count = 0;
    for (int unit = 1; unit < UNITS; unit++) {
      if (paths[unit] != null) {
        int before = paths[unit].at(step - 1);
        int after = paths[unit].at(step);
        count += after == to || Walks.crosses(graph, from, to, before, after) ? 1 : 0;
      }
    }
    return count;
  }

  private static int visitsAfter(UnitPath[] paths, int vertex, int step) {
    int count = 0;
    for (int unit = 1; unit < UNITS; unit++) {
      for (int at = step + 1; paths[unit] != null && at <= paths[unit].steps(); at++) {
        count += paths[unit].at(at) == vertex ? 1 : 0;
      }
    }
    return count;
  }
}
