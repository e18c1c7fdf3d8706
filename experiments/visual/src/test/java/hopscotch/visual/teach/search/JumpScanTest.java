package hopscotch.visual.teach.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import hopscotch.judge.query.Query;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.lesson.Step;
import hopscotch.visual.teach.lesson.Tint;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What is said of jumps, against what the planners tell of them. */
class JumpScanTest {
  private static final List<String> PLANNERS = List.of("jps", "jpsplus", "jpsplus(bounds=true)");
  private static final Pattern FORCED =
      Pattern.compile("neighbours? (\\(\\d+, \\d+\\)).*? since (\\(\\d+, \\d+\\)) is blocked");

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(
        Stream.of("8 never sqrt2 ground", "8 one-free sqrt2 ground", "8 always sqrt2 ground")
            .map(Movement::parse)
            .toList());
  }

  private static SearchLecture lecture(GridCase query, int planner) {
    Assume.that(query.graph().isFree(query.start()) && query.graph().isFree(query.goal()));
    return SearchLecture.of(
        Planners.prepare(PLANNERS.get(planner), query.graph()),
        Query.of(query.start(), query.goal()));
  }

  /** Every jump point that the planner generates is said to be added or improved, and no other. */
  @Property(seed = "5107", tries = 300)
  void jumpsEndWhereThePlannerSays(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 0, max = 2) int planner) {
    SearchLecture lecture = lecture(query, planner);
    int events = 0;
    for (int i = 0; i < lecture.size(); i++) {
      SearchStep step = lecture.at(i);
      long told =
          step.changes().stream()
              .filter(line -> line.matches(".*; (added|improved|reopened): .*"))
              .count();
      int expansions = step.cell() < 0 ? 0 : 1;
      assertEquals(step.events() - events - expansions, told, step::toString);
      events = step.events();
    }
  }

  /** What is said to lead to the goal does, by legal moves; no other jump reaches it. */
  @Property(seed = "5108", tries = 300)
  void theGoalIsSeenByTheLastExpansion(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 0, max = 2) int planner) {
    SearchLecture lecture = lecture(query, planner);
    boolean isSought = query.start() != query.goal() && lecture.observed().judgement().isSolved();
    for (int i = 1; i < lecture.size() - 1; i++) {
      SearchStep step = lecture.at(i);
      boolean isLast = isSought && i == lecture.size() - 2;
      assertEquals(isLast, step.changes().get(0).startsWith("B is in sight: "), step::toString);
      assertEquals(isLast, step.marks().get(query.goal()) == Tint.SCANNED, step::toString);
      assertTrue(scanned(step).allMatch(query.graph()::isFree), step::toString);
    }
  }

  /** The wall that is named does force the neighbour: it is blocked, and lies beside it. */
  @Property(seed = "5109", tries = 300)
  void aForcedNeighbourHasItsWall(@ForAll("queries") GridCase query) {
    SearchLecture lecture = lecture(query, 0);
    GridGraph graph = query.graph();
    for (Step step : lecture.steps()) {
      for (String line : step.changes()) {
        Matcher forced = FORCED.matcher(line);
        while (forced.find()) {
          int neighbour = cell(graph.map(), forced.group(1));
          int wall = cell(graph.map(), forced.group(2));
          assertFalse(graph.isFree(wall), line);
          int dx = Math.abs(graph.map().x(wall) - graph.map().x(neighbour));
          int dy = Math.abs(graph.map().y(wall) - graph.map().y(neighbour));
          assertEquals(1, Math.max(dx, dy), line);
        }
      }
    }
  }

  private static Stream<Integer> scanned(SearchStep step) {
    return step.marks().keySet().stream().filter(cell -> step.marks().get(cell) == Tint.SCANNED);
  }

  private static int cell(GridMap map, String name) {
    String[] places = name.substring(1, name.length() - 1).split(", ");
    return map.cell(Integer.parseInt(places[0]), Integer.parseInt(places[1]));
  }

  @Test
  void everyDirectionSaysWhyItStops() {
    SearchLecture lecture =
        (SearchLecture) Course.find("jumps").orElseThrow().lectures(null, Movement.OCTILE).get(0);
    assertEquals(
        List.of(
            "east to (5, 4): forced neighbours (5, 3) and (6, 3) since (4, 3) is blocked;"
                + " added: g 5.8, F 8.8",
            "south: 1 cell scanned, then the edge of the map; no jump point",
            "southeast to (4, 5): a turning point: east lies the jump point (8, 5);"
                + " added: g 5.2, F 9.7",
            "left out north, west, southwest, northwest: what lies there is reached from (3, 3) as"
                + " well, without this cell"),
        lecture.step(4).changes());
    assertEquals(
        "B is in sight: north to (8, 4); the search ends",
        lecture.step(lecture.size() - 2).changes().get(0));
  }

  @Test
  void aDirectionThatIsNotTakenNamesItsBox() {
    List<String> lines = new ArrayList<>();
    Course.find("bounds")
        .orElseThrow()
        .lectures(null, Movement.OCTILE)
        .get(0)
        .steps()
        .forEach(step -> lines.addAll(step.changes()));
    assertTrue(
        lines.contains("south: not taken, its box is (0, 3) to (2, 5), and B is outside"),
        lines::toString);
    assertTrue(
        lines.stream()
            .anyMatch(line -> line.endsWith("dropped, since B is in the box of none of its jumps")),
        lines::toString);
  }
}
