package hopscotch.papers;

/**
 * How often the figures of a table were read in the paper itself. What is entered wrongly is not
 * found by counting: ours may come near it for another reason.
 */
public enum Proofreading {
  /** In the text of the file, and again on the printed page. */
  TWICE("read twice"),
  /** In the text of the file alone. */
  ONCE("read once"),
  /** The paper was not at hand to hold the entry against it. */
  NEVER("not proofread");

  private final String text;

  Proofreading(String text) {
    this.text = text;
  }

  /** As in a table. */
  @Override
  public String toString() {
    return text;
  }
}
