package hopscotch.core.search.jps.scan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.search.jps.Served;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What is repaired in place is what is made for the map as it is. */
class JumpRepairTest {
  @Provide
  Arbitrary<Movement> movements() {
    Stream<Movement> larger = Stream.of("8 body=2", "8 always body=3").map(Movement::parse);
    return Arbitraries.of(Stream.concat(Served.MOVEMENTS.stream(), larger).toList());
  }

  @Property(seed = "2062")
  void pointsAndStopsAreThoseMadeAnew(
      @ForAll("movements") Movement movement,
      @ForAll MapShape shape,
      @ForAll @IntRange(min = 1, max = 70) int width,
      @ForAll @IntRange(min = 1, max = 20) int height,
      @ForAll long seed) {
    Random random = new Random(seed);
    GridMap map = shape.map(width, height, ".", random);
    ChangingGraph changing = new ChangingGraph(GridGraph.of(map, movement));
    JumpRule rule = JumpRule.of(changing.graph(), "jps");
    JumpPoints points = new JumpPoints(rule);
    JumpStops stops = new JumpStops(rule, false);
    for (int round = 0; round < 8; round++) {
      CellChanges.Builder changes = CellChanges.on(map);
      for (int i = random.nextInt(5); i >= 0; i--) {
        changes.set(
            random.nextInt(width), random.nextInt(height), random.nextBoolean() ? '.' : '@');
      }
      changing.apply(changes.build());
      JumpRepair.repair(rule, points, stops, changing);
      JumpRule fresh = JumpRule.of(GridGraph.of(changing.graph().map(), movement), "jps");
      JumpPoints expected = new JumpPoints(fresh);
      for (int cell = 0; cell < map.cellCount(); cell++) {
        assertEquals(expected.isAt(cell), points.isAt(cell), map.describe(cell));
      }
      JumpStops expectedStops = new JumpStops(fresh, false);
      assertArrayEquals(expectedStops.straights(), stops.straights());
      assertArrayEquals(expectedStops.blocks(), stops.blocks());
    }
  }
}
