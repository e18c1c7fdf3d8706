package hopscotch.core.search.anyangle.exact.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.testkit.ExampleMap;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * Anya on small maps, from the easiest to the hardest: paths, then the intervals that are expanded.
 * Cell (x, y) has its corners at (x, y) and (x + 1, y + 1), and a path begins and ends in the
 * middles of cells.
 */
class AnyaByExampleTest {

  /** The bends of the path, and its length. */
  private static String path(ExampleMap map) {
    PathBuffer buffer = new PathBuffer();
    Planners.prepare("anya", map.graph()).newSearch().find(map.cell('s'), map.cell('g'), buffer);
    Path path = Path.of(map.graph(), buffer);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < path.size(); i++) {
      text.append(point(path.doubledX(i) / 2.0, path.doubledY(i) / 2.0)).append(' ');
    }
    return text + "length " + String.format(Locale.ROOT, "%.3f", path.length());
  }

  /** A line for each expansion: the root, and the interval that it sees. */
  private static String expansions(ExampleMap map) {
    StringBuilder text = new StringBuilder();
    SearchObserver observer =
        new SearchObserver() {
          private boolean isExpansion;

          @Override
          public void generate(int side, int cell, int parent, long g, long f) {
            isExpansion = false;
          }

          @Override
          public void expand(int side, int cell, long g, long f) {
            isExpansion = true;
          }

          @Override
          public void cone(
              double rootX, double rootY, double fromX, double fromY, double toX, double toY) {
            if (isExpansion) {
              text.append(point(rootX, rootY));
              text.append(" sees ").append(point(fromX, fromY));
              text.append(" to ").append(point(toX, toY)).append('\n');
            }
          }
        };
    Planners.prepare("anya", map.graph())
        .newSearch(observer)
        .find(map.cell('s'), map.cell('g'), new PathBuffer());
    return text.toString();
  }

  private static String point(double x, double y) {
    return String.format(Locale.ROOT, "(%s, %s)", number(x), number(y));
  }

  private static String number(double number) {
    return String.format(Locale.ROOT, "%.2f", number).replaceAll("\\.?0+$", "");
  }

  @Test
  void h01AStraightLineWhereNothingIsInTheWay() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            s....
            .....
            ....g
            """);
    assertEquals("(0.5, 0.5) (4.5, 2.5) length 4.472", path(map));
  }

  @Test
  void h02AroundACornerThePathBends() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            s....
            .@@@.
            ....g
            """);
    assertEquals("(0.5, 0.5) (1, 2) (4.5, 2.5) length 5.117", path(map));
  }

  /** Blocked cells on both sides of the line touch it, but not at the same corner. */
  @Test
  void h03ALineMayTouchCorners() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            s.@.
            ....
            @...
            ...g
            """);
    assertEquals("(0.5, 0.5) (3.5, 3.5) length 4.243", path(map));
  }

  @Test
  void h04BetweenTwoBlockedCellsThatTouchOnlyUnderTheRuleAlways() {
    String rows =
        """
        s.@
        .@g
        ...
        """;
    assertEquals(
        "(0.5, 0.5) (1, 2) (2, 2) (2.5, 1.5) length 3.288", path(ExampleMap.of("8 never", rows)));
    assertEquals(
        "(0.5, 0.5) (2, 1) (2.5, 1.5) length 2.288", path(ExampleMap.of("8 always", rows)));
  }

  @Test
  void h05AGoalInTheSameRowIsSeenAtOnce() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            .....
            s...g
            .....
            """);
    assertEquals("", expansions(map));
    assertEquals("(0.5, 1.5) (4.5, 1.5) length 4.000", path(map));
  }

  /** What the start sees of the line below its row, and through it of the lines beyond. */
  @Test
  void h06AnIntervalIsProjectedFromLineToLine() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            s....
            .....
            .....
            ....g
            """);
    assertEquals(
        """
        (0.5, 0.5) sees (0, 1) to (5, 1)
        (0.5, 0.5) sees (0, 2) to (5, 2)
        (0.5, 0.5) sees (0, 3) to (5, 3)
        """,
        expansions(map));
    assertEquals("(0.5, 0.5) (4.5, 3.5) length 5.000", path(map));
  }

  /** What lies in the shadow of the wall is seen from its corner, which becomes the root. */
  @Test
  void h07BehindAWallItsCornerIsTheRoot() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            s....
            .@@..
            .....
            ..g..
            """);
    assertEquals(
        """
        (0.5, 0.5) sees (0, 1) to (1, 1)
        (0.5, 0.5) sees (0, 2) to (1, 2)
        (1, 2) sees (1.33, 3) to (4, 3)
        """,
        expansions(map));
    assertEquals("(0.5, 0.5) (1, 2) (2.5, 3.5) length 3.702", path(map));
  }

  @Test
  void h08BetweenTwoWallsThePathBendsTwice() {
    ExampleMap map =
        ExampleMap.of(
            "8 never",
            """
            s...@...
            ..@.@...
            ..@.....
            ..@....g
            """);
    assertEquals("(0.5, 0.5) (3, 1) (4, 2) (7.5, 3.5) length 7.772", path(map));
  }
}
