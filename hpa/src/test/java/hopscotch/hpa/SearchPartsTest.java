package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.SearchPart;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What hierarchical planners tell an observer: which part a search belongs to, and its f. */
class SearchPartsTest {
  private static final GridMap MAP =
      GridMap.parse(
          "................",
          "................",
          "..@@@@..@@@@....",
          "................",
          "......@.........",
          "......@...@.....",
          "..........@.....",
          "................");
  private static final GridGraph GRAPH = GridGraph.of(MAP, Movement.OCTILE);
  private static final int START = MAP.cell(1, 1);
  private static final int GOAL = MAP.cell(14, 6);

  private static final class Watch implements SearchObserver {
    private final List<String> parts = new ArrayList<>();
    private final List<Integer> froms = new ArrayList<>();
    private final List<Integer> joinedTo = new ArrayList<>();
    private long leastF = Long.MAX_VALUE;
    private long goalG;

    @Override
    public void enter(SearchPart part, int level, int from, int to) {
      String name = part + " " + level;
      if (parts.isEmpty() || !parts.get(parts.size() - 1).equals(name)) {
        parts.add(name);
      }
      if (part == SearchPart.JOIN_START) {
        assertEquals(START, from);
        joinedTo.add(to);
      }
      if (part == SearchPart.REFINE && level == 0) {
        froms.add(from);
      }
    }

    @Override
    public void generate(int side, int cell, int parent, long g, long f) {
      if (cell == GOAL && parts.get(parts.size() - 1).startsWith("SEARCH")) {
        goalG = g;
      }
    }

    @Override
    public void expand(int side, int cell, long g, long f) {
      if (parts.get(parts.size() - 1).startsWith("SEARCH")) {
        leastF = Math.min(leastF, f);
        assertTrue(f > g, "f holds an estimate");
      }
    }
  }

  private static Watch watch(String spec, PathBuffer path) {
    Watch watch = new Watch();
    Planners.prepare(spec, GRAPH).newSearch(watch).find(START, GOAL, path);
    return watch;
  }

  @Test
  void hpaJoinsBothEndsThenSearchesThenRefines() {
    assertEquals(
        List.of("JOIN_START 0", "JOIN_GOAL 0", "SEARCH 1", "REFINE 0"),
        watch("hpa(cluster=4)", new PathBuffer()).parts);
  }

  /** The start's cluster has transitions to the east and to the south. */
  @Test
  void anEndIsJoinedToAllNodesAtOnceOrToOneAfterTheOther() {
    List<Integer> all = watch("hpa(cluster=4,insertion=dijkstra)", new PathBuffer()).joinedTo;
    assertEquals(List.of(-1), all);
    for (String spec : List.of("hpa(cluster=4)", "hpa(cluster=4,insertion=astar)")) {
      List<Integer> each = watch(spec, new PathBuffer()).joinedTo;
      assertTrue(each.size() > 1 && !each.contains(-1), each::toString);
    }
  }

  @Test
  void inOneClusterTheGoalIsLookedForFirst() {
    String spec = "hpa(cluster=16,insertion=dijkstra)";
    assertEquals(List.of(GOAL, -1), watch(spec, new PathBuffer()).joinedTo);
  }

  @Test
  void hpaOfTwoLevelsDescendsLevelByLevel() {
    List<String> parts = watch("hpa(cluster=4,levels=2)", new PathBuffer()).parts;
    assertEquals(
        List.of("JOIN_START 0", "JOIN_GOAL 0", "JOIN_START 1", "JOIN_GOAL 1", "SEARCH 2"),
        parts.subList(0, 5));
    assertEquals(List.of("REFINE 1", "REFINE 0"), parts.subList(5, 7));
  }

  @Test
  void theGoalIsReachedOnTheAbstractLevelAtTheCostOfThePath() {
    PathBuffer path = new PathBuffer();
    Watch watch = watch("hpa(cluster=4)", path);
    assertEquals(Path.of(GRAPH, path).cost(), watch.goalG);
    assertTrue(watch.leastF <= watch.goalG);
  }

  @Test
  void eachStretchBeginsOnThePath() {
    PathBuffer path = new PathBuffer();
    Watch watch = watch("hpa(cluster=4)", path);
    int at = 0;
    for (int from : watch.froms) {
      while (path.cell(at) != from) {
        at++;
      }
    }
    assertTrue(watch.froms.size() > 2);
  }

  @Test
  void corridorPlannersGoDownFromTheirHighestLevelToTheCells() {
    assertEquals(
        List.of("SEARCH 1", "REFINE 0"), watch("sectors(sector=4)", new PathBuffer()).parts);
    List<String> parts = watch("pra", new PathBuffer()).parts;
    assertTrue(parts.get(0).startsWith("SEARCH"), parts::toString);
    assertEquals("REFINE 0", parts.get(parts.size() - 1));
  }
}
