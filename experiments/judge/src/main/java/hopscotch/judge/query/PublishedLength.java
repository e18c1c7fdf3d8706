package hopscotch.judge.query;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.path.PathCheck;
import hopscotch.datasets.movingai.LengthFormat;
import java.math.BigDecimal;
import java.util.List;

/**
 * The optimal length that a file gives for a problem.
 *
 * @param length the length as it is printed
 * @param format the format of the lengths in the file
 * @param noPath the number that the file prints if no path joins two different cells: 0 in
 *     scenarios, -1 in walks
 */
public record PublishedLength(BigDecimal length, LengthFormat format, BigDecimal noPath) {
  private static final List<Terrain> LAYERS = List.of(Terrain.GROUND, Terrain.WATER, Terrain.TREES);

  /** A length of a scenario, in which 0 means that start and goal are one cell or not joined. */
  public PublishedLength(BigDecimal length, LengthFormat format) {
    this(length, format, BigDecimal.ZERO);
  }

  /** Whether published lengths are those of paths under this movement. */
  public static boolean holdFor(Movement movement) {
    return movement.directions() == 8
        && movement.corners() == CornerRule.NEVER
        && movement.costs().isSqrt2()
        && LAYERS.contains(movement.terrain())
        && movement.body() == 1
        && movement.ends() == EndPoints.CENTRES;
  }

  /** Whether the file says that no path joins the two different cells. */
  public boolean saysNoPath() {
    return length.compareTo(noPath) == 0;
  }

  /** Whether the file may print these digits for this grid path. */
  public boolean agrees(PathCheck path) {
    return format.agrees(length, (long) path.straight(), (long) path.diagonal());
  }
}
