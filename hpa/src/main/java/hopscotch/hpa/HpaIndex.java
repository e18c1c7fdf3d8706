package hopscotch.hpa;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.IndexFormat;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.bounded.CrossingIndex;
import java.io.IOException;
import java.util.List;

/**
 * The index file of {@code hpa}: the arrays of {@link AbstractGraph#write}, after the head that
 * every index file has. What {@code auto} decided is read with them. With a factor {@code w} it has
 * the arrays of {@link CrossingIndex#write}.
 */
final class HpaIndex implements IndexFormat {
  @Override
  public int version() {
    return 1;
  }

  @Override
  public List<Parameter> parameters() {
    return HpaOptions.SHAPING;
  }

  @Override
  public void write(Planner planner, IndexWriter out) throws IOException {
    ((Indexed) planner).writeIndex(out);
  }

  @Override
  public Planner read(Arguments arguments, List<Planner> inner, GridGraph graph, IndexReader in)
      throws IOException {
    HpaOptions options = HpaOptions.of(arguments);
    if (options.isBounded()) {
      return BoundedHpaPlanner.read(graph, options, in);
    }
    return HpaPlanner.of(options, AbstractGraph.read(graph, options.crossings(), in));
  }
}
