package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.io.IOException;
import java.util.List;

/**
 * The layout of a planner's index in a file. A planner whose factory has one can be kept in an
 * {@link IndexStore}. A planner that is read back gives the same paths and counters as the one that
 * was written.
 */
public interface IndexFormat {
  /** The version of the layout and of its meaning. It is raised whenever either changes. */
  int version();

  /** The parameters that shape the index. A file serves only the values that it was made with. */
  default List<Parameter> parameters() {
    return List.of();
  }

  /** Writes the index of a planner of this factory. */
  void write(Planner planner, IndexWriter out) throws IOException;

  /**
   * Makes the planner from a file that {@link #write} wrote for the same map, movement and
   * parameters.
   *
   * @param inner the decorated planners, prepared for the same graph
   * @throws hopscotch.core.index.BadIndexException if the arrays make no index of this graph
   * @throws IllegalArgumentException if the planner cannot serve the graph's movement or map
   */
  Planner read(Arguments arguments, List<Planner> inner, GridGraph graph, IndexReader in)
      throws IOException;
}
