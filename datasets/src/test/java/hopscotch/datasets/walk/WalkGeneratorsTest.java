package hopscotch.datasets.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.generate.MapGenerators;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WalkGeneratorsTest {
  private static final GridMap ROOMS =
      MapGenerators.parse("rooms(size=7,doors=0.4)").generate(47, 40, 3);

  private static final String[] ALL = {
    "toggles(share=0.01)",
    "doors(chance=0.1)",
    "unknown(radius=4,news=false)",
    "convoys(count=5,length=6)",
    "goal(rest=2)"
  };

  private static Walk walk(String generator) {
    return WalkGenerators.parse(generator).generate(ROOMS, Movement.OCTILE, 60, 11);
  }

  private static String text(Walk walk) throws IOException {
    StringWriter text = new StringWriter();
    WalkWriter.write(walk, text);
    return text.toString();
  }

  /** The maps on which the asks of a walk are asked, in order. */
  private static List<GridMap> mapsOfAsks(Walk walk) {
    List<GridMap> maps = new ArrayList<>();
    GridMap map = walk.firstMap();
    for (WalkEvent event : walk.events()) {
      if (event instanceof WalkEvent.Change change) {
        map = map.with(change.on(map));
      } else if (event instanceof WalkEvent.Ask) {
        maps.add(map);
      }
    }
    return maps;
  }

  private static List<WalkEvent.Ask> asks(Walk walk) {
    return walk.events().stream()
        .filter(WalkEvent.Ask.class::isInstance)
        .map(WalkEvent.Ask.class::cast)
        .toList();
  }

  @Test
  void everyKindIsNamedAndDescribed() {
    assertEquals(List.of("toggles", "doors", "unknown", "convoys", "goal"), WalkGenerators.kinds());
    for (String kind : WalkGenerators.kinds()) {
      assertFalse(WalkGenerators.title(kind).isBlank());
      assertTrue(WalkGenerators.parse(kind).toString().startsWith(kind + "("));
    }
  }

  @Test
  void textOfAGeneratorIsWhatIsParsed() {
    for (String generator : ALL) {
      assertEquals(generator, WalkGenerators.parse(generator).toString());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "walls               | unknown kind 'walls'; known: toggles, doors",
        "toggles(share       | expected kind(parameter=value,...)",
        "toggles(part=1)     | unknown parameter 'part' of toggles; known: share",
        "toggles(share=2)    | share 2.0: expected above 0 and at most 1",
        "unknown(radius=x)   | 'x': expected a whole number",
        "unknown(news=maybe) | 'maybe': expected true or false",
        "unknown(radius=0)   | radius 0: expected 1 to",
        "doors(chance=-1)    | chance -1.0: expected 0 to 1",
        "convoys(count=0)    | 0 convoys",
        "goal(rest=0)        | rests 0: expected at least 1",
      })
  void whatIsWrongIsNamed(String text, String message) {
    String fault =
        assertThrows(IllegalArgumentException.class, () -> WalkGenerators.parse(text.strip()))
            .getMessage();
    assertTrue(fault.contains(message.strip()), fault);
  }

  @Test
  void aWalkIsTheSameForTheSameSeed() throws IOException {
    for (String generator : ALL) {
      assertEquals(text(walk(generator)), text(walk(generator)), generator);
    }
  }

  @Test
  void everyAskIsOnFreeGround() {
    for (String generator : ALL) {
      Walk walk = walk(generator);
      List<GridMap> maps = mapsOfAsks(walk);
      for (int i = 0; i < maps.size(); i++) {
        WalkEvent.Ask ask = asks(walk).get(i);
        GridGraph graph = GridGraph.of(maps.get(i), Movement.OCTILE);
        assertTrue(graph.isFree(graph.map().cell(ask.startX(), ask.startY())), generator);
        assertTrue(graph.isFree(graph.map().cell(ask.goalX(), ask.goalY())), generator);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"toggles", "doors", "convoys(count=3,length=9)"})
  void thereIsOneGoalAndAsManyAsksAsWanted(String generator) {
    Walk walk = walk(generator);
    assertEquals(60, walk.askCount());
    Set<List<Integer>> goals = new HashSet<>();
    asks(walk).forEach(ask -> goals.add(List.of(ask.goalX(), ask.goalY())));
    assertEquals(1, goals.size());
  }

  @Test
  void togglesChangeTheShareThatWasNamed() {
    Walk walk = walk("toggles(share=0.05)");
    int cells = ROOMS.width() * ROOMS.height();
    for (WalkEvent event : walk.events()) {
      if (event instanceof WalkEvent.Change change) {
        assertEquals(0.05 * cells, change.stamps().size(), 3);
      }
    }
    GridMap last = mapsOfAsks(walk).get(59);
    int different = 0;
    for (int y = 0; y < ROOMS.height(); y++) {
      for (int x = 0; x < ROOMS.width(); x++) {
        different += last.terrain(last.cell(x, y)) != ROOMS.terrain(ROOMS.cell(x, y)) ? 1 : 0;
      }
    }
    assertTrue(different < 0.2 * cells, "the map does not drift into noise: " + different);
  }

  @Test
  void aSensorSeesNoFartherThanItsRadius() {
    Walk walk = walk("unknown(radius=3)");
    assertEquals('.', walk.firstMap().terrain(walk.firstMap().cell(7, 7)));
    WalkEvent.Change pending = null;
    int previousX = asks(walk).get(0).startX();
    for (WalkEvent event : walk.events()) {
      if (event instanceof WalkEvent.Change change) {
        pending = change;
      } else if (event instanceof WalkEvent.Ask ask && pending != null) {
        for (WalkEvent.Stamp stamp : pending.stamps()) {
          assertTrue(Math.abs(stamp.x() - ask.startX()) <= 3);
          assertTrue(Math.abs(stamp.y() - ask.startY()) <= 3);
          assertEquals(
              ROOMS.terrain(ROOMS.cell(stamp.x(), stamp.y())), stamp.patch().terrain(0, 0));
        }
        assertTrue(Math.abs(ask.startX() - previousX) <= 60);
        pending = null;
      }
    }
  }

  @Test
  void askedOnlyOnNewsTheSameUnitWalksTheSameWay() {
    List<List<Integer>> everyStep = places(walk("unknown(radius=4,news=false)"));
    List<List<Integer>> onNews = places(walk("unknown(radius=4,news=true)"));
    int common = Math.min(everyStep.size(), onNews.size());
    assertEquals(everyStep.subList(0, common), onNews.subList(0, common));
    assertTrue(walk("unknown(radius=4,news=true)").askCount() < onNews.size());
  }

  private static List<List<Integer>> places(Walk walk) {
    List<List<Integer>> places = new ArrayList<>();
    for (WalkEvent event : walk.events()) {
      if (event instanceof WalkEvent.Ask ask) {
        places.add(List.of(ask.startX(), ask.startY()));
      } else if (event instanceof WalkEvent.Move move) {
        places.add(List.of(move.x(), move.y()));
      }
    }
    return places;
  }

  @Test
  void convoysLeaveTheMapAsItWasBehindThem() {
    Walk walk = walk("convoys(count=2,length=3)");
    for (GridMap map : mapsOfAsks(walk)) {
      int blocked = 0;
      for (int y = 0; y < ROOMS.height(); y++) {
        for (int x = 0; x < ROOMS.width(); x++) {
          blocked += map.terrain(map.cell(x, y)) != ROOMS.terrain(ROOMS.cell(x, y)) ? 1 : 0;
        }
      }
      assertTrue(blocked <= 6, "two convoys of three cells: " + blocked);
    }
  }

  @Test
  void aMovingGoalMovesByOneCell() {
    List<WalkEvent.Ask> asks = asks(walk("goal(rest=1)"));
    int moved = 0;
    for (int i = 1; i < asks.size(); i++) {
      int by =
          Math.abs(asks.get(i).goalX() - asks.get(i - 1).goalX())
              + Math.abs(asks.get(i).goalY() - asks.get(i - 1).goalY());
      assertTrue(by <= 1);
      moved += by;
    }
    assertTrue(moved > 10, "moved " + moved);
  }

  @Test
  void aMapWithoutGroundIsRefused() {
    GridMap solid = GridMap.parse("@@@");
    assertThrows(
        IllegalArgumentException.class,
        () -> WalkGenerators.parse("doors").generate(solid, Movement.OCTILE, 3, 1));
  }
}
