package hopscotch.hpa.corridor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.Repairable;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Repaired sectors are the sectors of the changed map, down to their numbers. */
class SectorRepairTest {
  private static final String SEED = "2008";

  @Provide
  Arbitrary<GridCase> cases() {
    List<Movement> larger =
        Stream.of("8 body=2", "4 never sqrt2 ground body=5").map(Movement::parse).toList();
    return GridCases.cases(
        Stream.concat(GridCases.allMovements().stream(), larger.stream()).toList());
  }

  @Property(seed = SEED)
  void repairedSectorsEqualThoseBuiltFromScratch(
      @ForAll("cases") GridCase sample,
      @ForAll long seed,
      @ForAll @IntRange(min = 4, max = 9) int side) {
    Random random = new Random(seed);
    GridGraph graph = sample.graph();
    RegionLevels regionLevels = RegionLevels.ofSectors(graph, side);
    for (int round = 0; round < 5; round++) {
      CellChanges changes = someChanges(graph.map(), random);
      graph = graph.with(changes);
      regionLevels = new SectorRepair(regionLevels, graph, side).repaired(changes);
      assertTrue(regionLevels.sameAs(RegionLevels.ofSectors(graph, side)), "after round " + round);
    }
  }

  private static CellChanges someChanges(GridMap map, Random random) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = random.nextInt(5); i > 0; i--) {
      int x = random.nextInt(map.width());
      int y = random.nextInt(map.height());
      changes.set(x, y, "@.SW".charAt(random.nextInt(4)));
    }
    return changes.build();
  }

  @Example
  void sectorsCanBeRepairedAndCliquesCannot() {
    GridGraph graph = GridGraph.of(GridMap.parse("..", ".."), Movement.OCTILE);
    assertTrue(Planners.prepare("sectors", graph).capability(Repairable.class).isPresent());
    assertTrue(Planners.prepare("pra", graph).capability(Repairable.class).isEmpty());
  }
}
