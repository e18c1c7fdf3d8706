package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.io.IOException;
import java.util.List;

/**
 * How a planner's index is laid out in a file. A planner whose factory has one takes part in {@link
 * IndexStore}: read back, it gives the same paths and counters as the planner that was written.
 */
public interface IndexFormat {
  /** The version of the layout and of what it means; raised whenever either changes. */
  int version();

  /**
   * The parameters that shape the index; a file serves exactly the values it was made with. None
   * where a format names none.
   */
  default List<Parameter> parameters() {
    return List.of();
  }

  /** Writes the index of a planner of this factory. */
  void write(Planner planner, IndexWriter out) throws IOException;

  /**
   * Makes the planner from what {@link #write} wrote for the same map, movement and parameters.
   *
   * @param inner the decorated planners, prepared for the same graph
   * @throws hopscotch.core.index.BadIndexException if the arrays make no index of this graph
   * @throws IllegalArgumentException if the planner cannot serve the graph's movement or map
   */
  Planner read(Arguments arguments, List<Planner> inner, GridGraph graph, IndexReader in)
      throws IOException;
}
