package hopscotch.bidirectional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Necessary expansions against the least that any front-to-end search could do with. */
class NecessaryExpansionsTest {
  /** A million with {@code -Plong}. */
  private static final int QUERIES = 100 * Integer.getInteger("tests.tries", 100);

  private static final int QUERIES_A_MAP = 20;
  private static final MapShape[] SHAPES = MapShape.values();
  private static final List<Movement> MOVEMENTS = GridCases.allMovements();

  @Test
  void nbsNeedsAtMostTwiceTheCoverAndAStarAtLeastTheCover() {
    Random random = new Random(4);
    int done = 0;
    while (done < QUERIES) {
      Movement movement = MOVEMENTS.get(random.nextInt(MOVEMENTS.size()));
      String letters = movement.terrain().equals(GridCases.WEIGHTED) ? ".SW" : ".G";
      MapShape shape = SHAPES[random.nextInt(SHAPES.length)];
      GridMap map = shape.map(2 + random.nextInt(9), 2 + random.nextInt(9), letters, random);
      GridGraph graph = GridGraph.of(map, movement);
      if (graph.freeCount() > 1) {
        done += check(new GridCase(map, movement, 0, 0).others(QUERIES_A_MAP), graph);
      }
    }
  }

  private static int check(GridCase[] queries, GridGraph graph) {
    PreparedPlanner aStar = Planners.prepare("astar(open=heap)", graph);
    PreparedPlanner nbs = Planners.prepare("nbs", graph);
    PathSearch aStarSearch = aStar.newSearch();
    PathSearch nbsSearch = nbs.newSearch();
    PathBuffer path = new PathBuffer();
    int done = 0;
    for (GridCase query : queries) {
      boolean isReachable =
          query.start() != query.goal()
              && aStarSearch.find(query.start(), query.goal(), path) == Outcome.FOUND;
      if (isReachable) {
        int cover = VertexCover.size(query);
        long ofAStar = necessary(aStar, aStarSearch);
        assertTrue(ofAStar >= cover, () -> ofAStar + " < " + cover + query);
        nbsSearch.find(query.start(), query.goal(), path);
        long ofNbs = necessary(nbs, nbsSearch);
        assertTrue(ofNbs <= 2L * cover, () -> ofNbs + " > 2 * " + cover + query);
        assertEquals(0, nbsSearch.counters().reopened, query::toString);
        done++;
      }
    }
    return done;
  }

  private static long necessary(PreparedPlanner planner, PathSearch search) {
    return search.counters().extra(planner.extraCounters().indexOf("necessary"));
  }
}
