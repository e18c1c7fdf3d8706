package hopscotch.harness.report.page;

/** The remarks of a page before its tables. */
public interface Remarks {
  /** Adds a remark. */
  void paragraph(String text);

  /** Adds a warning that no reader of the figures must miss. */
  void warning(String text);
}
