package hopscotch.harness.results;

import hopscotch.harness.results.row.Task;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import java.util.HashMap;
import java.util.Map;

/** The queries of a run that already have rows. Filled first, and then shared by threads. */
public final class FinishedQueries {
  /** For each task and repetition, words of 64 queries, of which there may be few. */
  private final Map<Task, Map<Integer, Int2LongOpenHashMap>> queries = new HashMap<>();

  private long size;

  /** Adds a row. Returns whether it was new. */
  public boolean add(Task task, int repetition, int query) {
    Int2LongOpenHashMap words =
        queries
            .computeIfAbsent(task, key -> new HashMap<>())
            .computeIfAbsent(repetition, key -> new Int2LongOpenHashMap());
    long word = words.get(query >>> 6);
    boolean isNew = (word >>> query & 1) == 0;
    words.put(query >>> 6, word | 1L << query);
    size += isNew ? 1 : 0;
    return isNew;
  }

  /** Whether a row is there. */
  public boolean contains(Task task, int repetition, int query) {
    Int2LongOpenHashMap words = queries.getOrDefault(task, Map.of()).get(repetition);
    return words != null && (words.get(query >>> 6) >>> query & 1) != 0;
  }

  /** The number of rows. */
  public long size() {
    return size;
  }
}
