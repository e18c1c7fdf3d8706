package hopscotch.harness.run;

/**
 * A fixed share of a plan's work. {@link ShardPlan} determines it.
 *
 * @param index the number of the share, from 1
 * @param count the number of shares
 */
public record Shard(int index, int count) {
  /** The only share, which is the whole work. */
  public static final Shard ALL = new Shard(1, 1);

  /** Refuses an index outside 1 to count. */
  public Shard {
    if (index < 1 || index > count) {
      throw new IllegalArgumentException("shard " + index + "/" + count + ": expected 1/n to n/n");
    }
  }

  /**
   * Reads a share such as {@code 2/8}.
   *
   * @throws IllegalArgumentException if the text is not a share
   */
  public static Shard parse(String text) {
    if (!text.matches("[0-9]{1,6}/[0-9]{1,6}")) {
      throw new IllegalArgumentException("shard '" + text + "': expected i/n, such as 2/8");
    }
    int slash = text.indexOf('/');
    return new Shard(
        Integer.parseInt(text.substring(0, slash)), Integer.parseInt(text.substring(slash + 1)));
  }

  /** {@code 2/8}. */
  @Override
  public String toString() {
    return index + "/" + count;
  }
}
