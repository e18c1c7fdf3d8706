package hopscotch.papers;

/**
 * How often the figures of a table were compared with the paper itself. Counting does not show that
 * a figure was entered wrongly, since ours may come near it for another reason.
 */
public enum Proofreading {
  /** Compared with the text of the file, and again with the printed page. */
  TWICE("read twice"),
  /** Compared with the text of the file only. */
  ONCE("read once"),
  /** Not compared, since the paper was not at hand. */
  NEVER("not proofread");

  private final String text;

  Proofreading(String text) {
    this.text = text;
  }

  /** The text in a table. */
  @Override
  public String toString() {
    return text;
  }
}
