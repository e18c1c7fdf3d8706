package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Directions;
import hopscotch.core.testkit.GridCases;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** The numbers of a cluster's cells, and the moves that stay among them. */
class LocalCellsTest {
  private static final String SEED = "16";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void movesLeadToNumbersAsTheyLeadToCells(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 2, max = 17) int side) {
    Clusters clusters = Clusters.of(query.map(), side);
    LocalCells local = new LocalCells(query.graph(), clusters);
    int cluster = clusters.of(query.start());
    int origin = clusters.firstCell(cluster);
    byte[] moves = new byte[local.length()];
    local.copyMoves(query.graph(), clusters, cluster, moves);
    int[] cellOffsets = Directions.offsets(query.map().stride());
    Set<Integer> numbers = new HashSet<>();
    for (int y = clusters.y(cluster); y < clusters.y(cluster) + clusters.height(cluster); y++) {
      for (int x = clusters.x(cluster); x < clusters.x(cluster) + clusters.width(cluster); x++) {
        int cell = query.map().cell(x, y);
        int number = local.number(cell, origin);
        assertTrue(numbers.add(number), "two cells with one number");
        assertEquals(cell, local.cell(number, origin));
        for (int d = 0; d < Directions.COUNT; d++) {
          int next = cell + cellOffsets[d];
          boolean isLegal = (query.graph().moves(cell) >>> d & 1) != 0;
          boolean stays = isLegal && clusters.of(next) == cluster;
          assertEquals(stays, (moves[number] >>> d & 1) != 0, query::toString);
          if (stays) {
            assertEquals(local.number(next, origin), number + local.offsets()[d]);
          }
        }
      }
    }
  }
}
