package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import hopscotch.core.field.DistanceField;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.core.testkit.RealMaps;
import hopscotch.hpa.field.HierarchicalField;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * Prints the table of bytes of docs/results/repair.md: the page says what is counted. Not part of
 * the build; with {@code HOPSCOTCH_MAPS} set:
 *
 * <pre>mvn -q -Dquick test -pl hpa -am -Dtest=RepairFigures -Dtests.tries=300 \
 *   -Dsurefire.failIfNoSpecifiedTests=false</pre>
 *
 * <p>Some free cells are drawn with a seed. Each is blocked and then freed again, and each of the
 * two is a repair. All are done twice, and the second time is counted, when the code is warm.
 */
class RepairFigures {
  private static final List<String> MAPS =
      List.of("sc1/Cauldron", "sc1/Aurora", "mazes/maze512-1-0", "random/random512-20-3");
  private static final int CELLS = 100;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @Test
  void print() {
    System.out.println();
    System.out.println("| map | what | holds KiB | a repair: mean KiB | largest KiB |");
    System.out.println("| --- | --- | ---: | ---: | ---: |");
    for (String name : MAPS) {
      print(name);
    }
  }

  private static void print(String name) {
    GridGraph graph = GridGraph.of(RealMaps.map(name), Movement.OCTILE);
    GridMap map = graph.map();
    List<RealMaps.Row> rows = RealMaps.rows(name);
    RealMaps.Row row = rows.get(rows.size() / 2);
    int start = map.cell(row.startX(), row.startY());
    int goal = map.cell(row.goalX(), row.goalY());
    List<CellChanges> changes = changes(graph, start, goal);

    print(
        name,
        "map and graph alone",
        2L * map.cellCount(),
        repairs(graph, changes, (at, it) -> at.with(it)));
    HpaPlanner hpa = (HpaPlanner) Planners.prepare("hpa", graph).planner();
    HpaPlanner living = hpa.changing();
    print(name, "`hpa`, in place", hpa.indexBytes(), eachTwice(changes, living::change));
    BoundedHpaPlanner bounded =
        (BoundedHpaPlanner) Planners.prepare("hpa(w=1.05)", graph).planner();
    BoundedHpaPlanner livingBounded = bounded.changing();
    print(
        name,
        "`hpa(w=1.05)`, in place",
        bounded.indexBytes(),
        eachTwice(changes, livingBounded::change));
    print(
        name,
        "`hpa`, into a new planner",
        hpa.indexBytes(),
        repairs(hpa, changes, (at, it) -> at.withChanges(it)));

    List<HpaPlanner> repaired = new ArrayList<>();
    HpaPlanner now = hpa;
    for (CellChanges change : changes) {
      now = now.withChanges(change);
      repaired.add(now);
    }
    long[] fieldOnly = new long[changes.size()];
    PathBuffer path = new PathBuffer();
    long holds = 0;
    for (int round = 0; round < 2; round++) {
      long before = bytes();
      HierarchicalField field = hpa.flowField(goal);
      path.clear();
      field.appendPath(start, path);
      holds = bytes() - before;
      for (int i = 0; i < fieldOnly.length; i++) {
        before = bytes();
        field = field.on(repaired.get(i).abstraction());
        field.next(start);
        fieldOnly[i] = bytes() - before;
      }
    }
    print(name, "field of `hpa`, with its next move, after the repair of `hpa`", holds, fieldOnly);

    DistanceField whole = DistanceField.of(graph, goal);
    print(
        name,
        "`DistanceField`",
        8L * map.cellCount(),
        repairs(whole, changes, (at, it) -> at.withChanges(it)));

    IncrementalSearch search = IncrementalSearches.of(Planners.prepare("dstarlite", graph), null);
    Consumer<CellChanges> ask =
        change -> {
          search.change(change);
          search.find(start, goal, path);
        };
    search.find(start, goal, path);
    print(
        name, "`dstarlite`, with its next answer", 20L * map.cellCount(), eachTwice(changes, ask));
  }

  private interface Repair<T> {
    T of(T before, CellChanges change);
  }

  private static <T> long[] repairs(T first, List<CellChanges> changes, Repair<T> repair) {
    List<T> now = new ArrayList<>(List.of(first));
    return eachTwice(changes, change -> now.set(0, repair.of(now.get(0), change)));
  }

  private static long[] eachTwice(List<CellChanges> changes, Consumer<CellChanges> repair) {
    long[] allocated = new long[changes.size()];
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < allocated.length; i++) {
        long before = bytes();
        repair.accept(changes.get(i));
        allocated[i] = bytes() - before;
      }
    }
    return allocated;
  }

  private static long bytes() {
    return THREADS.getCurrentThreadAllocatedBytes();
  }

  private static List<CellChanges> changes(GridGraph graph, int start, int goal) {
    GridMap map = graph.map();
    Random random = new Random(1);
    List<CellChanges> changes = new ArrayList<>();
    while (changes.size() < 2 * CELLS) {
      int x = random.nextInt(map.width());
      int y = random.nextInt(map.height());
      int cell = map.cell(x, y);
      if (graph.isFree(cell) && cell != start && cell != goal) {
        changes.add(CellChanges.on(map).block(x, y).build());
        changes.add(CellChanges.on(map).set(x, y, map.terrain(cell)).build());
      }
    }
    return changes;
  }

  private static void print(String map, String what, long holds, long[] allocated) {
    assertTrue(allocated.length > 0, what);
    System.out.println(
        String.format(
            Locale.ROOT,
            "| %s | %s | %d | %.1f | %.1f |",
            map,
            what,
            holds / 1024,
            Arrays.stream(allocated).average().orElse(0) / 1024,
            Arrays.stream(allocated).max().orElse(0) / 1024.0));
  }
}
