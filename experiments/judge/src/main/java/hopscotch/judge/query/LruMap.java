package hopscotch.judge.query;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A map of bounded size. The entry used least recently is evicted first. Not safe for use by
 * several threads.
 *
 * @param <K> the keys
 * @param <V> the values
 */
public final class LruMap<K, V> extends LinkedHashMap<K, V> {
  private static final long serialVersionUID = 1;

  private final int most;

  /** An empty map that holds at most {@code most} entries. */
  public LruMap(int most) {
    super(16, 0.75f, true);
    this.most = most;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > most;
  }
}
