package hopscotch.live.library;

import java.util.TreeMap;

/** Replaces {@code java.util.concurrent.ConcurrentSkipListMap}. */
public final class SortedTable<K, V> extends TreeMap<K, V> {
  private static final long serialVersionUID = 1;
}
