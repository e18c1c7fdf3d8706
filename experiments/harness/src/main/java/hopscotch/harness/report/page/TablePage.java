package hopscotch.harness.report.page;

import java.io.IOException;

/** A page of tables while it is written, in one format. */
public interface TablePage extends Remarks {
  /** What a page says of itself, so that it is known again. */
  String OURS = "Written whole by Hopscotch. Do not edit: the commands below write it again.";

  /** Starts a section. */
  void section(String id, String head);

  /** Adds a table with its warning, if any, and its caption. */
  void table(Table table);

  /**
   * Whether tables may be as wide as there are planners: every planner against every other has no
   * room on paper.
   */
  default boolean holdsPairs() {
    return false;
  }

  /** The whole page. */
  String text() throws IOException;
}
