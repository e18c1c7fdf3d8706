package hopscotch.experiments.run;

import java.util.ArrayList;
import java.util.List;

/**
 * A fixed share of a suite's instances: those whose number leaves {@code index - 1} when divided by
 * {@code count}.
 *
 * @param index from 1
 * @param count how many shares there are
 */
public record Shard(int index, int count) {
  /** Everything. */
  public static final Shard ALL = new Shard(1, 1);

  /** Refuses an index outside 1 to count. */
  public Shard {
    if (index < 1 || index > count) {
      throw new IllegalArgumentException("shard " + index + "/" + count + ": expected 1/n to n/n");
    }
  }

  /**
   * Reads {@code 2/8}.
   *
   * @throws IllegalArgumentException if the text is no share
   */
  public static Shard parse(String text) {
    if (!text.matches("[0-9]{1,6}/[0-9]{1,6}")) {
      throw new IllegalArgumentException("shard '" + text + "': expected i/n, such as 2/8");
    }
    int slash = text.indexOf('/');
    return new Shard(
        Integer.parseInt(text.substring(0, slash)), Integer.parseInt(text.substring(slash + 1)));
  }

  /** This share of a list. */
  public <T> List<T> of(List<T> all) {
    List<T> share = new ArrayList<>();
    for (int i = index - 1; i < all.size(); i += count) {
      share.add(all.get(i));
    }
    return share;
  }

  /** {@code 2/8}. */
  @Override
  public String toString() {
    return index + "/" + count;
  }
}
