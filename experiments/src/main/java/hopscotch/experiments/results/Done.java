package hopscotch.experiments.results;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** Which queries of a run have their rows already. Written first, then shared by threads. */
public final class Done {
  private final Map<Task, Map<Integer, BitSet>> queries = new HashMap<>();
  private long size;

  /** Adds a row; answers whether it was new. */
  public boolean add(Task task, int repetition, int query) {
    BitSet set =
        queries
            .computeIfAbsent(task, key -> new HashMap<>())
            .computeIfAbsent(repetition, key -> new BitSet());
    boolean isNew = !set.get(query);
    set.set(query);
    size += isNew ? 1 : 0;
    return isNew;
  }

  /** Whether a row is there. */
  public boolean contains(Task task, int repetition, int query) {
    BitSet set = queries.getOrDefault(task, Map.of()).get(repetition);
    return set != null && set.get(query);
  }

  /** How many rows there are. */
  public long size() {
    return size;
  }
}
