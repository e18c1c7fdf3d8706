package hopscotch.hpa.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.hpa.cluster.Clusters;
import org.junit.jupiter.api.Test;

/** Ways along a row of four clusters of two cells each, to a goal in the last of them. */
class FieldWaysTest {
  private final GridMap map = GridMap.parse("........", "........");
  private final FieldWays ways = new FieldWays(Clusters.of(map, 2));

  private PathBuffer row(int y, int fromX, int toX) {
    PathBuffer path = new PathBuffer();
    for (int x = fromX; x <= toX; x++) {
      path.add(map.cell(x, y));
    }
    return path;
  }

  private PathBuffer rest(FieldWays.Way way) {
    PathBuffer path = new PathBuffer();
    way.appendTo(path);
    return path;
  }

  private void assertRow(int y, int fromX, int toX, PathBuffer path) {
    assertEquals(toX - fromX + 1, path.size());
    for (int i = 0; i < path.size(); i++) {
      assertEquals(map.cell(fromX + i, y), path.cell(i));
    }
  }

  @Test
  void theFirstWayIntoEachClusterIsKept() {
    assertTrue(ways.isNew(map.cell(2, 0)));
    ways.keep(row(0, 0, 7), 0, null);
    assertFalse(ways.isNew(map.cell(2, 0)));
    assertFalse(ways.isNew(map.cell(3, 1)), "it is of the same cluster");
    assertRow(0, 3, 7, rest(ways.from(map.cell(2, 0))));
    assertRow(0, 5, 7, rest(ways.from(map.cell(4, 0))));
    ways.keep(row(1, 0, 7), 0, null);
    assertNull(ways.from(map.cell(2, 1)), "the first one stays");
  }

  @Test
  void aWayIsKnownOnlyWhereItEntersAClusterOfWhichItWasNotIn() {
    ways.keep(row(0, 0, 7), 0, null);
    assertNull(ways.from(map.cell(3, 0)));
    assertTrue(ways.isNew(map.cell(0, 0)), "the unit stood in it");
  }

  @Test
  void whatCameBeforeTheUnitIsNotKept() {
    PathBuffer path = row(1, 0, 1);
    path.addAll(row(0, 1, 3), 0);
    ways.keep(path, 2, null);
    assertRow(0, 3, 3, rest(ways.from(map.cell(2, 0))));
  }

  @Test
  void aWayGoesOnAlongTheOneThatItMeets() {
    ways.keep(row(0, 2, 7), 0, null);
    FieldWays.Way met = ways.from(map.cell(4, 0));
    assertNotNull(met);
    ways.keep(row(0, 1, 4), 0, met);
    assertRow(0, 3, 7, rest(ways.from(map.cell(2, 0))));
  }
}
