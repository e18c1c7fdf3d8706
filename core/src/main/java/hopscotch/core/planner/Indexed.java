package hopscotch.core.planner;

import hopscotch.core.index.IndexWriter;
import java.io.IOException;

/** A planner whose index can be kept in a file; its factory has an {@link IndexFormat}. */
public interface Indexed {
  /** Writes the arrays of the index, after the head that every index file has. */
  void writeIndex(IndexWriter out) throws IOException;
}
