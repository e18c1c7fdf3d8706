package hopscotch.datasets.walk;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** What happens in a walk. Cells are given by column and row. */
public sealed interface WalkEvent {

  /**
   * A patch and the column and row its first cell takes.
   *
   * @param patch what is put there
   * @param x the column
   * @param y the row
   */
  record Stamp(Patch patch, int x, int y) {}

  /**
   * Cells of the map change, all at once; of a cell stamped twice the last stamp counts.
   *
   * @param stamps what is put where, all of it on the map
   */
  record Change(List<Stamp> stamps) implements WalkEvent {
    /** Copies the list. */
    public Change {
      stamps = List.copyOf(stamps);
    }

    /** The change as one of a map of the walk's size; made at each call. */
    public CellChanges on(GridMap map) {
      CellChanges.Builder changes = CellChanges.on(map);
      for (Stamp stamp : stamps) {
        stamp.patch().addTo(changes, stamp.x(), stamp.y());
      }
      return changes.build();
    }
  }

  /**
   * The unit moves without asking.
   *
   * @param x the column
   * @param y the row
   */
  record Move(int x, int y) implements WalkEvent {}

  /**
   * The unit stands at the start and asks for a path to the goal.
   *
   * @param startX the start's column
   * @param startY the start's row
   * @param goalX the goal's column
   * @param goalY the goal's row
   * @param length the published length of a shortest path, {@link #NO_PATH} where there is none,
   *     empty where nothing is published
   */
  record Ask(int startX, int startY, int goalX, int goalY, Optional<BigDecimal> length)
      implements WalkEvent {
    /** The length that says that there is no path. */
    public static final BigDecimal NO_PATH = BigDecimal.ONE.negate();
  }
}
