package hopscotch.harness.report.page;

import java.io.IOException;

/** A page of tables while it is written, in one format. */
public interface TablePage extends Remarks {
  /** The text by which a page is recognised as ours. */
  String OURS = "Written whole by Hopscotch. Do not edit: the commands below write it again.";

  /** Starts a section. */
  void section(String id, String head);

  /** Adds a table with its warning, if any, and its caption. */
  void table(Table table);

  /**
   * Whether columns that are left out can be shown again, and tables may have one column for each
   * planner. On paper there is no room for every planner against every other.
   */
  default boolean holdsPairs() {
    return false;
  }

  /** The whole page. */
  String text() throws IOException;
}
