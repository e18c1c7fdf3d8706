package hopscotch.hpa;

import hopscotch.core.index.IndexWriter;
import java.io.IOException;

/** A planner that writes its index to a file. */
interface Indexed {
  /** Writes the arrays of the index. */
  void writeIndex(IndexWriter out) throws IOException;
}
