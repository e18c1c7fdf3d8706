package hopscotch.hpa.textbook;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.hpa.abstraction.AbstractGraph;
import java.util.List;

/**
 * HPA* of one level as its paper tells it: Botea, Mueller and Schaeffer, "Near Optimal Hierarchical
 * Path-Finding", Journal of Game Development 1(1), 2004, section 3.
 *
 * <p>Guarantee: it finds a path wherever there is one, and its paths cost what those of {@code hpa}
 * cost. With the entrances of the authors' code it can miss a path. A search takes 13 bytes for
 * each cell. Immutable, shared by threads.
 *
 * @param abstraction the abstract graph, of one level
 * @param misses whether its entrances can miss a path
 * @param components whether connected components answer unreachable goals
 */
record TextbookPlanner(AbstractGraph abstraction, boolean misses, boolean components)
    implements Planner, Layered {
  @Override
  public GridGraph graph() {
    return abstraction.graph();
  }

  @Override
  public Guarantee guarantee() {
    return misses ? Guarantee.INCOMPLETE : Guarantee.COMPLETE;
  }

  @Override
  public List<Layer> layers() {
    return abstraction.layers();
  }

  @Override
  public long indexBytes() {
    return abstraction.bytes();
  }

  @Override
  public List<String> extraCounters() {
    return TextbookSearch.EXTRA_COUNTERS;
  }

  @Override
  public TextbookSearch newSearch(SearchObserver observer) {
    return new TextbookSearch(abstraction.level(1), components, observer);
  }
}
