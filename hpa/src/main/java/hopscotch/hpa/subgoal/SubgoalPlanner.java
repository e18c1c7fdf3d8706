package hopscotch.hpa.subgoal;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Indexed;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.ChangingGraphPlanner;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.planner.capability.NodeGraph;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Subgoal graphs: {@linkplain SubgoalGraph simple} ones, and those of more {@linkplain
 * SubgoalLevels levels}. Guarantee: optimal.
 *
 * @param subgoals the abstract graph; without edges if there are levels
 * @param levels the levels, which hold the edges; {@code null} for a simple graph
 * @param landmarks the landmarks that bound distances, only with levels; {@code null} for the
 *     octile distance alone
 */
record SubgoalPlanner(
    SubgoalGraph subgoals, SubgoalLevels levels, LandmarkTable landmarks, boolean components)
    implements Planner, Indexed {
  private static final String ALL = "all";
  static final Parameter LEVELS =
      Parameter.integer(
              "levels", 1, 1, 8, "levels of subgoals, of which a query searches the highest")
          .or(ALL);

  static final Parameter LANDMARKS =
      Parameter.integer(
          "landmarks",
          List.of(Parameter.NONE),
          1,
          64,
          "subgoals to which every subgoal's distance is kept, as a bound");

  /** Whether the simple graph alone is asked for, with one level and without landmarks. */
  static boolean isPlain(Arguments arguments) {
    return levels(arguments) == 1 && landmarks(arguments) == 0;
  }

  /** The largest number of levels that is asked for. */
  static int levels(Arguments arguments) {
    return arguments.is("levels", ALL) ? Integer.MAX_VALUE : arguments.integer("levels");
  }

  /** The number of landmarks that is asked for, 0 for none. */
  static int landmarks(Arguments arguments) {
    return arguments.integer("landmarks", 0, 0);
  }

  /**
   * {@inheritDoc} The arrays:
   *
   * <ol>
   *   <li>ints: where the edges of each node begin, and at the end the number of edges
   *   <li>ints: the targets of the edges, by node
   * </ol>
   *
   * With more than one level, or with landmarks, those edges of each node that have a middle come
   * last, and these arrays follow:
   *
   * <ol start="3">
   *   <li>ints: where the middles of each node begin, and at the end the number of middles
   *   <li>ints: the middles
   *   <li>longs: the nodes of the highest level, one bit for each node: node n is bit n &amp; 63 of
   *       word n / 64
   *   <li>with landmarks, ints: the distances to them, by node
   * </ol>
   *
   * Nodes are numbered row by row and found again on the map.
   */
  @Override
  public void writeIndex(IndexWriter out) throws IOException {
    if (levels == null) {
      subgoals.writeEdges(out);
    } else {
      levels.write(out);
      if (landmarks != null) {
        landmarks.write(out);
      }
    }
  }

  /** Reads what {@link #writeIndex} wrote. */
  static SubgoalPlanner read(Arguments arguments, GridGraph graph, IndexReader in)
      throws IOException {
    SubgoalGraph nodes = SubgoalGraph.ofNodes(graph, "subgoal");
    boolean components = arguments.components(graph);
    int landmarks = landmarks(arguments);
    if (isPlain(arguments)) {
      return new SubgoalPlanner(nodes.readEdges(in), null, null, components);
    }
    SubgoalLevels levels = SubgoalLevels.read(nodes.nodeCount(), in);
    LandmarkTable table =
        landmarks == 0 ? null : LandmarkTable.read(nodes.nodeCount(), landmarks, in);
    return new SubgoalPlanner(nodes, levels, table, components);
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
  public long indexBytes() {
    return subgoals.bytes()
        + (levels == null ? 0 : levels.bytes())
        + (landmarks == null ? 0 : landmarks.bytes());
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return levels == null
        ? new SubgoalSearch(subgoals, components, observer)
        : new LevelledSubgoalSearch(subgoals, levels, landmarks, components, observer);
  }

  /**
   * With levels not all edges are stored at a node, so they cannot be shown, and a change would
   * reach far.
   */
  @Override
  public <T> Optional<T> capability(Class<T> type) {
    if (levels != null) {
      return Planner.super.capability(type);
    }
    if (type == Changeable.class) {
      return Optional.of(type.cast((Changeable) this::changing));
    }
    return type == NodeGraph.class
        ? Optional.of(type.cast(new Nodes(subgoals)))
        : Planner.super.capability(type);
  }

  private ChangingPlanner changing() {
    return new ChangingGraphPlanner<>(
        graph(),
        own -> new Repaired(new SubgoalRepair(own, "subgoal"), components),
        (planner, changed) -> {
          planner.repair.repair(changed);
          return true;
        });
  }

  /** A simple graph that is repaired in place. */
  private record Repaired(SubgoalRepair repair, boolean components) implements Planner {
    @Override
    public GridGraph graph() {
      return repair.subgoals().graph();
    }

    @Override
    public Guarantee guarantee() {
      return Guarantee.OPTIMAL;
    }

    @Override
    public long indexBytes() {
      return repair.subgoals().bytes();
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return new SubgoalSearch(repair.subgoals(), components, observer);
    }
  }

  private record Nodes(SubgoalGraph subgoals) implements NodeGraph {
    @Override
    public int[] nodes() {
      return IntStream.range(0, subgoals.nodeCount()).map(subgoals::cell).toArray();
    }

    @Override
    public int[] edges(int node) {
      int from = subgoals.node(node);
      return IntStream.range(subgoals.edgeStart(from), subgoals.edgeEnd(from))
          .map(edge -> subgoals.cell(subgoals.edges()[edge]))
          .sorted()
          .toArray();
    }
  }
}
