package hopscotch.hpa.label;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Indexed;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.DistanceOracle;
import hopscotch.core.planner.capability.DistanceSearch;
import hopscotch.core.planner.capability.Labelled;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Hub labels on a subgoal graph; see {@link HubLabels}. Guarantee: optimal. */
record LabelPlanner(
    SubgoalGraph subgoals, LabelArcs arcs, HubLabels labels, SeedTable seeds, boolean components)
    implements Planner, DistanceOracle, Indexed {
  static final Parameter SEEDS =
      Parameter.choice(
          "seeds", SeedUse.AUTO, "keep the seeds of cells, or scan; auto: scan where they are few");

  /**
   * {@inheritDoc} The arrays:
   *
   * <ol>
   *   <li>ints: where the upward arcs of each node begin, and at the end the number of arcs
   *   <li>longs: the arcs in the order of their nodes, each with its target, where its runs begin,
   *       and how many there are, packed as {@link LabelArcs} says
   *   <li>bytes: the runs, each with its direction in the 3 low bits and the number of its moves
   *       above them
   *   <li>ints: where the label of each node begins, and at the end the number of entries
   *   <li>longs: the entries, each with the rank of its hub in the 24 high bits and its cost in the
   *       40 low ones
   *   <li>ints: the links of the entries; in the high half the arc of its node by which an entry
   *       came, in the low half the entry of that arc's target; -1 for the entry of a node for
   *       itself
   *   <li>ints: for each cell of the padded map, where its list of seeds begins; the list of a
   *       subgoal is empty. There are no ints if queries scan for seeds
   *   <li>ints: the lists, each with its length and then its seeds
   * </ol>
   *
   * Nodes are the subgoals, numbered row by row and found again on the map.
   */
  @Override
  public void writeIndex(IndexWriter out) throws IOException {
    arcs.write(out);
    labels.write(out);
    seeds.write(out);
  }

  static LabelPlanner read(Arguments arguments, GridGraph graph, IndexReader in)
      throws IOException {
    SubgoalGraph nodes = SubgoalGraph.ofNodes(graph, "hl");
    boolean components = arguments.components(graph);
    LabelArcs arcs = LabelArcs.read(nodes.nodeCount(), in);
    HubLabels labels = HubLabels.read(arcs, in);
    return new LabelPlanner(nodes, arcs, labels, SeedTable.read(nodes, in), components);
  }

  @Override
  public GridGraph graph() {
    return subgoals.graph();
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.OPTIMAL;
  }

  @Override
  public Map<String, String> decided() {
    SeedUse use = seeds.isKept() ? SeedUse.KEPT : SeedUse.SCANNED;
    return Map.of(SEEDS.name(), Parameter.word(use));
  }

  @Override
  public long indexBytes() {
    return subgoals.bytes() + arcs.bytes() + labels.bytes() + seeds.bytes();
  }

  @Override
  public List<String> extraCounters() {
    return List.of(LabelSearch.ENTRIES);
  }

  @Override
  public LabelSearch newSearch(SearchObserver observer) {
    return new LabelSearch(subgoals, arcs, labels, seeds, components, observer);
  }

  @Override
  public DistanceSearch newDistanceSearch() {
    return new LabelDistances(subgoals, labels, seeds, newSearch(null));
  }

  @Override
  public <T> Optional<T> capability(Class<T> type) {
    return type == Labelled.class
        ? Optional.of(type.cast(new LabelLists(subgoals, labels)))
        : Planner.super.capability(type);
  }
}
