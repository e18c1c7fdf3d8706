package hopscotch.experiments.paper.botea2004;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class Botea2004Test {
  private static final GridMap OPEN = GridMap.parse((".".repeat(40) + "\n").repeat(40).split("\n"));

  private static Finding finding(String what) {
    Botea2004 experiments = new Botea2004(1);
    experiments.add(OPEN);
    return experiments.findings().stream()
        .filter(finding -> finding.what().equals(what))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theSquareOfThePaperHasItsFortyEightInterEdges() {
    assertEquals(48, finding("level 1 inter-edges").measured());
  }

  @Test
  void openGroundHasAllMovesAsEdges() {
    assertEquals(2 * 39 * 40 + 2 * 39 * 39, finding("level 0 edges").measured());
  }

  @Test
  void figureEightIsCountedWithEitherInsertion() {
    assertNotEquals(
        finding("cluster 10, insertion=astar").measured(),
        finding("cluster 10, insertion=dijkstra").measured());
  }

  @Test
  void withTheEntrancesOfTheAuthorsCodeOnlyNorthWestCornersServeTwoBorders() {
    Botea2004 experiments = new Botea2004(1);
    experiments.add(OPEN);
    List<Double> nodes =
        experiments.findings().stream()
            .filter(finding -> finding.what().equals("level 1 nodes"))
            .map(Finding::measured)
            .toList();
    assertEquals(List.of(60.0, 87.0), nodes);
  }

  @Test
  void aMapWithoutTwoConnectedCellsAddsNothing() {
    Botea2004 experiments = new Botea2004(1);
    experiments.add(GridMap.parse(".@."));
    assertEquals(0, experiments.maps());
    assertEquals(List.of(), experiments.findings());
  }

  @Test
  void smoothingNeverAddsToTheError() {
    Botea2004 experiments = new Botea2004(1);
    experiments.add(OPEN);
    List<Finding> findings = experiments.findings();
    for (int i = 1; i < findings.size(); i++) {
      if (findings.get(i).source().endsWith("after")) {
        assertTrue(findings.get(i).measured() <= findings.get(i - 1).measured());
      }
    }
  }
}
