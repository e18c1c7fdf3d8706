package hopscotch.mapf.prioritised;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Which moves meet none of the paths through a window, against the list of paths. */
class WindowTableTest {
  private static final int WINDOW = 6;

  @Property(seed = "20050")
  void aMoveIsFreeIfItMeetsNoPath(@ForAll long seed) {
    Random random = new Random(seed);
    VertexGraph graph = Walks.graph(random);
    WindowTable table = new WindowTable(graph);
    table.add(9, new int[] {0, 0, 0});
    table.clear();
    List<int[]> paths = new ArrayList<>();
    for (int unit = 0; unit < 4; unit++) {
      int[] walk = Walks.walk(graph, random);
      if (paths.stream().noneMatch(other -> Walks.collide(graph, walk, other))) {
        int[] path = new int[WINDOW + 1];
        for (int step = 0; step <= WINDOW; step++) {
          path[step] = Walks.at(walk, step);
        }
        paths.add(walk);
        table.add(unit, path);
      }
    }
    assertTrue(table.bytes() > 0);
    for (int from = 0; from < graph.size(); from++) {
      for (int at = graph.first()[from]; at <= graph.first()[from + 1]; at++) {
        int to = at == graph.first()[from + 1] ? from : graph.targets()[at];
        for (int step = 1; step <= WINDOW; step++) {
          boolean isFree = true;
          for (int[] path : paths) {
            int before = Walks.at(path, step - 1);
            int after = Walks.at(path, step);
            boolean wasThere = before == from;
            isFree &= after != to;
            isFree &= wasThere || !Walks.crosses(graph, from, to, before, after);
          }
          assertEquals(isFree, table.isFree(from, to, step), () -> Walks.text(graph, paths));
        }
      }
    }
  }
}
