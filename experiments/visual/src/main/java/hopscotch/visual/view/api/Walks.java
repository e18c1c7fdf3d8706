package hopscotch.visual.view.api;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.KnownSpec;
import hopscotch.judge.query.LruMap;
import java.util.Map;

/**
 * The searches of walks under way, by the name of the walk, which the page chooses. The search used
 * least recently is evicted first. Safe for use by several threads.
 */
final class Walks {
  private static final int MOST = 12;

  private record Key(String walk, KnownSpec planner, Movement movement) {}

  private final Map<Key, WalkSearch> searches = new LruMap<>(MOST);

  /** The search of a walk by a planner. A new one is made for an unknown walk. */
  synchronized WalkSearch search(String walk, KnownSpec planner, Movement movement) {
    return searches.computeIfAbsent(
        new Key(walk, planner, movement), key -> new WalkSearch(planner, movement));
  }
}
