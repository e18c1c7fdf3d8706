package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.io.IOException;
import java.util.List;

/**
 * The layout of a planner's index in a file. A planner whose factory has one is {@link Indexed} and
 * can be kept in an {@link IndexStore}. One that is read back gives the same paths and counters as
 * the one that was written.
 *
 * @param version of the layout and of its meaning; raised whenever either changes
 * @param parameters those that shape the index: a file serves only the values it was made with
 * @param reader makes the planner from its file
 */
public record IndexFormat(int version, List<Parameter> parameters, Reader reader) {

  /** The function that makes a planner from a file. */
  @FunctionalInterface
  public interface Reader {
    /**
     * Makes the planner from a file that {@link Indexed#writeIndex} wrote for the same map,
     * movement and parameters.
     *
     * @throws hopscotch.core.index.BadIndexException if the arrays make no index of this graph
     * @throws IllegalArgumentException if the planner cannot serve the graph's movement or map
     */
    Planner read(Arguments arguments, GridGraph graph, IndexReader in) throws IOException;
  }
}
