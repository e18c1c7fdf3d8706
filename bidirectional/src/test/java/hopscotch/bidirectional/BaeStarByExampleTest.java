package hopscotch.bidirectional;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.bidirectional.frontier.BidirectionalSearch;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.testkit.ExampleMap;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** BAE* on small maps, from the easiest to the hardest. */
class BaeStarByExampleTest {

  /** The map with {@code f} where the forward side expands, {@code b} the backward one. */
  private static String sides(ExampleMap map, String planner) {
    Map<Integer, Character> sides = new HashMap<>();
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void expand(int side, int cell, long g, long f) {
            sides.merge(cell, side == 0 ? 'f' : 'b', (one, other) -> one.equals(other) ? one : 'x');
          }
        };
    Planners.prepare(planner, map.graph())
        .newSearch(observer)
        .find(map.cell('s'), map.cell('g'), new PathBuffer());
    return map.marked(sides);
  }

  /** The counters of a query by their names, those that are asked for. */
  private static String counters(ExampleMap map, String planner) {
    PathSearch search = Planners.prepare(planner, map.graph()).newSearch();
    search.find(map.cell('s'), map.cell('g'), new PathBuffer());
    return "expanded %d, mu fell %d times, expanded after that %d"
        .formatted(
            search.counters().expanded,
            search.counters().extra(BidirectionalSearch.EXTRA_COUNTERS.indexOf("mu-updates")),
            search
                .counters()
                .extra(BidirectionalSearch.EXTRA_COUNTERS.indexOf("expanded-after-mu")));
  }

  @Test
  void h01BothSidesGrowAlongACorridorUntilTheyMeet() {
    ExampleMap map = ExampleMap.of("4", "s.....g");
    assertEquals("024.531\n", map.expansions("baestar(direction=alternate)"));
    assertEquals("fff.bbb\n", sides(map, "baestar(direction=alternate)"));
    assertEquals("s*****g\n", map.path("baestar(direction=alternate)"));
  }

  @Test
  void h02OnOpenGroundOnlyThePathIsExpanded() {
    ExampleMap map =
        ExampleMap.of(
            "8",
            """
            .......
            s.....g
            .......
            """);
    assertEquals(
        """
        .......
        fff.bbb
        .......
        """,
        sides(map, "baestar"));
  }

  @Test
  void h03AroundAWall() {
    ExampleMap map =
        ExampleMap.of(
            "8",
            """
            .......
            ...@...
            s..@..g
            ...@...
            .......
            """);
    assertEquals(
        """
        ..ff...
        fff@bb.
        fff@bbb
        fff@bb.
        .......
        """,
        sides(map, "baestar"));
    assertEquals(
        """
        ..***..
        .*.@.*.
        s..@..g
        ...@...
        .......
        """,
        map.path("baestar"));
  }

  /** Seen from the goal h errs from the first step on, and the sum of both errors counts. */
  @Test
  void h04WhatEitherSideLearnsHelpsTheOther() {
    ExampleMap map =
        ExampleMap.of(
            "8",
            """
            .......
            .....@.
            s....@g
            .....@.
            .......
            """);
    assertEquals(
        """
        .nfhjmp
        eca86@q
        01234@g
        db975@.
        .ogikl.
        """,
        map.expansions("astar"));
    assertEquals(
        """
        ...bbbb
        .....@b
        ff...@b
        .....@b
        .....bb
        """,
        sides(map, "baestar"));
  }

  /** By the rule that BAE* has beyond averaged potentials: cells of f >= mu. */
  @Test
  void h05CellsThatCannotBeOnACheaperPathAreLeftOut() {
    ExampleMap map =
        ExampleMap.of(
            "8",
            """
            ...@....
            .s.@....
            ...@..g.
            ...@.@..
            ........
            """);
    assertEquals(
        """
        fff@....
        fff@.b..
        fff@ffx.
        fff@f@ff
        ffffffff
        """,
        sides(map, "baestar(prune=false)"));
    assertEquals(
        """
        fff@....
        fff@.b..
        fff@..b.
        fff@f@..
        .ffffff.
        """,
        sides(map, "baestar"));
    assertEquals(
        "expanded 28, mu fell 1 times, expanded after that 8",
        counters(map, "baestar(prune=false)"));
    assertEquals("expanded 21, mu fell 1 times, expanded after that 1", counters(map, "baestar"));
  }

  /** The first meeting is over three diagonals and a straight move; one diagonal is enough. */
  @Test
  void h06TheFirstMeetingNeedNotBeTheBest() {
    ExampleMap map =
        ExampleMap.of(
            "8",
            """
            g.
            ..
            ..
            ..
            .s
            """);
    assertEquals(
        """
        g.
        .*
        .*
        *.
        .s
        """,
        map.path("biastar(stop=first-contact)"));
    assertEquals(
        """
        g.
        .*
        .*
        .*
        .s
        """,
        map.path("baestar"));
  }
}
