package hopscotch.visual.view.api;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.KnownSpec;
import hopscotch.judge.query.LruMap;
import java.util.Map;

/**
 * The fields of crowds under way, by the name of the crowd, which the page chooses. The field used
 * least recently is evicted first. Safe for use by several threads.
 */
final class Crowds {
  private static final int MOST = 8;

  private record Key(String crowd, KnownSpec planner, Movement movement) {}

  private final Map<Key, CrowdField> fields = new LruMap<>(MOST);

  /** The field of a crowd by a planner. A new one is made for an unknown crowd. */
  synchronized CrowdField field(CrowdRequest request) {
    return fields.computeIfAbsent(
        new Key(request.crowd(), request.query().planner(), request.query().movement()),
        key -> new CrowdField());
  }
}
