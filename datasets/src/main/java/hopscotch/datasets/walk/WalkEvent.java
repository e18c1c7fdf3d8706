package hopscotch.datasets.walk;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** An event of a walk. Cells are given by column and row. */
public sealed interface WalkEvent {

  /**
   * A patch, and the column and row of the cell where its first one goes.
   *
   * @param patch the terrain to put there
   * @param x the column
   * @param y the row
   */
  record Stamp(Patch patch, int x, int y) {}

  /** Cells of the map change, all at once, by patches. The last stamp on a cell counts. */
  record Change(List<Stamp> stamps) implements WalkEvent {
    /** Copies the list. */
    public Change {
      stamps = List.copyOf(stamps);
    }

    /** The change for a map of the walk's size. It is made anew at each call. */
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
   * @param length the published length of a shortest path, {@link #NO_PATH} if there is none, empty
   *     if nothing is published
   */
  record Ask(int startX, int startY, int goalX, int goalY, Optional<BigDecimal> length)
      implements WalkEvent {
    /** The length that says that there is no path. */
    public static final BigDecimal NO_PATH = BigDecimal.ONE.negate();
  }
}
