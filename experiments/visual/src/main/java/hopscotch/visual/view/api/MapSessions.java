package hopscotch.visual.view.api;

import hopscotch.judge.query.LruMap;
import java.util.Map;

/** The maps in use, by number; the least recently used is evicted. Thread-safe. */
final class MapSessions {
  private static final int MOST = 8;

  private final Map<Integer, MapSession> grounds = new LruMap<>(MOST);

  private int last;

  /** Adds a map, and returns its number. */
  public synchronized int add(MapSession ground) {
    grounds.put(++last, ground);
    return last;
  }

  /** The map with a number. */
  public synchronized MapSession ground(int number) throws BadRequestException {
    MapSession ground = grounds.get(number);
    if (ground == null) {
      throw new BadRequestException(410, "map " + number + " is gone; load it again");
    }
    return ground;
  }
}
