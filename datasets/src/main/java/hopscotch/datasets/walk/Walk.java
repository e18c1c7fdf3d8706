package hopscotch.datasets.walk;

import hopscotch.core.grid.GridMap;
import java.util.List;
import java.util.function.Supplier;

/**
 * A map that changes while a unit walks on it and asks for its way: a first map and the events that
 * follow, in order. Changes between two asks are one event. Immutable.
 */
public final class Walk {
  private final String name;
  private final int width;
  private final int height;
  private final Supplier<GridMap> firstMap;
  private final List<WalkEvent> events;

  private Walk(
      String name, int width, int height, Supplier<GridMap> firstMap, List<WalkEvent> events) {
    this.name = name;
    this.width = width;
    this.height = height;
    this.firstMap = firstMap;
    this.events = List.copyOf(events);
    for (WalkEvent event : this.events) {
      requireOnMap(event);
    }
  }

  /**
   * A walk that begins on a map.
   *
   * @throws IllegalArgumentException if an event lies off the map
   */
  public static Walk on(GridMap map, String name, List<WalkEvent> events) {
    return new Walk(name, map.width(), map.height(), () -> map, events);
  }

  /**
   * A walk that begins where every cell is free ground.
   *
   * @throws IllegalArgumentException if an event lies off the map
   */
  static Walk onOpenGround(int width, int height, String name, List<WalkEvent> events) {
    return new Walk(name, width, height, () -> openGround(width, height), events);
  }

  /** A map of free ground. */
  static GridMap openGround(int width, int height) {
    GridMap.Builder map = GridMap.builder(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        map.set(x, y, '.');
      }
    }
    return map.build();
  }

  private void requireOnMap(WalkEvent event) {
    if (event instanceof WalkEvent.Change change) {
      for (WalkEvent.Stamp stamp : change.stamps()) {
        requireOnMap(stamp.x(), stamp.y());
        Patch patch = stamp.patch();
        requireOnMap(stamp.x() + patch.width() - 1, stamp.y() + patch.height() - 1);
      }
    } else if (event instanceof WalkEvent.Ask ask) {
      requireOnMap(ask.startX(), ask.startY());
      requireOnMap(ask.goalX(), ask.goalY());
    } else if (event instanceof WalkEvent.Move move) {
      requireOnMap(move.x(), move.y());
    }
  }

  private void requireOnMap(int x, int y) {
    if (x < 0 || y < 0 || x >= width || y >= height) {
      throw new IllegalArgumentException(
          "(%d, %d) lies off the map of %d x %d".formatted(x, y, width, height));
    }
  }

  /** The name of the walk: the file from which it was read, or the text of its generator. */
  public String name() {
    return name;
  }

  /** The number of columns of the map. */
  public int width() {
    return width;
  }

  /** The number of rows of the map. */
  public int height() {
    return height;
  }

  /** The map before the first event. Open ground is made anew at each call. */
  public GridMap firstMap() {
    return firstMap.get();
  }

  /** The events, in order. */
  public List<WalkEvent> events() {
    return events;
  }

  /** The number of asks. */
  public int askCount() {
    return (int) events.stream().filter(event -> event instanceof WalkEvent.Ask).count();
  }
}
