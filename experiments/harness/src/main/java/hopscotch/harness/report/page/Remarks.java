package hopscotch.harness.report.page;

/** What a page says before its tables. */
public interface Remarks {
  /** Adds something to know. */
  void paragraph(String text);

  /** Adds something that no reader of the figures may miss. */
  void warning(String text);
}
