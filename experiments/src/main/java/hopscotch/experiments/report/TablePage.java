package hopscotch.experiments.report;

import java.io.IOException;

/** A page of tables while it is written, in one format. */
interface TablePage extends Remarks {
  /** Starts a section. */
  void section(String id, String head);

  /** Adds a table with its warning, if any, and its caption. */
  void table(Table table);

  /** The whole page. */
  String text() throws IOException;
}
