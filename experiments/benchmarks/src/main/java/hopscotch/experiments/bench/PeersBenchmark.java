package hopscotch.experiments.bench;

import com.badlogic.gdx.ai.pfa.Connection;
import com.badlogic.gdx.ai.pfa.DefaultConnection;
import com.badlogic.gdx.ai.pfa.DefaultGraphPath;
import com.badlogic.gdx.ai.pfa.Heuristic;
import com.badlogic.gdx.ai.pfa.indexed.IndexedAStarPathFinder;
import com.badlogic.gdx.ai.pfa.indexed.IndexedGraph;
import com.badlogic.gdx.utils.Array;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.jgrapht.alg.shortestpath.AStarShortestPath;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A* of this project, of JGraphT and of gdx-ai on the same graph and queries, a round of 50 each.
 * The others are given their edges beforehand, with this project's exact integer costs, so that
 * JGraphT's heap meets no rounding; gdx-ai keeps them as floats.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PeersBenchmark {
  /** The map: a generator, or the path of a file. */
  @Param({"caves", "random(density=0.3)"})
  public String map;

  private final PathBuffer path = new PathBuffer();
  private BenchQueries queries;
  private PathSearch hopscotch;
  private AStarShortestPath<Integer, DefaultWeightedEdge> jgrapht;
  private IndexedAStarPathFinder<Integer> gdx;
  private Heuristic<Integer> octile;
  private GdxGrid grid;

  /** Builds the graphs of the others. */
  @Setup
  public void build() {
    queries = BenchQueries.of(map);
    hopscotch = Planners.prepare("astar", queries.graph()).newSearch();
    SimpleWeightedGraph<Integer, DefaultWeightedEdge> edges =
        new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
    grid = new GdxGrid(queries.graph());
    for (Array<Connection<Integer>> connections : grid.connections) {
      for (Connection<Integer> move : connections) {
        edges.addVertex(move.getFromNode());
        edges.addVertex(move.getToNode());
        if (move.getFromNode() < move.getToNode()) {
          DefaultWeightedEdge edge = edges.addEdge(move.getFromNode(), move.getToNode());
          edges.setEdgeWeight(edge, move.getCost());
        }
      }
    }
    jgrapht = new AStarShortestPath<>(edges, grid::octile);
    octile = (from, to) -> (float) grid.octile(from, to);
    gdx = new IndexedAStarPathFinder<>(grid);
  }

  /** This project. */
  @Benchmark
  public int hopscotch() {
    int cells = 0;
    for (int i = 0; i < queries.size(); i++) {
      hopscotch.find(queries.start(i), queries.goal(i), path);
      cells += path.size();
    }
    return cells;
  }

  /** JGraphT. */
  @Benchmark
  public int jgrapht() {
    int cells = 0;
    for (int i = 0; i < queries.size(); i++) {
      cells += jgrapht.getPath(queries.start(i), queries.goal(i)).getLength() + 1;
    }
    return cells;
  }

  /** gdx-ai. */
  @Benchmark
  public int gdx() {
    int cells = 0;
    for (int i = 0; i < queries.size(); i++) {
      DefaultGraphPath<Integer> nodes = new DefaultGraphPath<>();
      gdx.searchNodePath(grid.nodes[queries.start(i)], grid.nodes[queries.goal(i)], octile, nodes);
      cells += nodes.getCount();
    }
    return cells;
  }

  /**
   * A grid as gdx-ai wants it, each cell's moves in a list. gdx-ai compares nodes by identity, so
   * that every cell has one {@code Integer} only.
   */
  private static final class GdxGrid implements IndexedGraph<Integer> {
    private final GridGraph graph;
    private final Integer[] nodes;
    private final Array<Array<Connection<Integer>>> connections;

    GdxGrid(GridGraph graph) {
      this.graph = graph;
      int cells = graph.map().cellCount();
      int[] offsets = Directions.offsets(graph.map().stride());
      nodes = new Integer[cells];
      Arrays.setAll(nodes, Integer::valueOf);
      connections = new Array<>(cells);
      for (int cell = 0; cell < cells; cell++) {
        Array<Connection<Integer>> moves = new Array<>(Directions.COUNT);
        for (int d = 0; d < Directions.COUNT; d++) {
          if ((graph.moves(cell) >>> d & 1) != 0) {
            moves.add(new Move(nodes[cell], nodes[cell + offsets[d]], graph.cost(cell, d)));
          }
        }
        connections.add(moves);
      }
    }

    double octile(int from, int to) {
      int dx = Math.abs(graph.map().x(from) - graph.map().x(to));
      int dy = Math.abs(graph.map().y(from) - graph.map().y(to));
      return (double) graph.straightCost() * Math.abs(dx - dy)
          + (double) graph.diagonalCost() * Math.min(dx, dy);
    }

    @Override
    public int getIndex(Integer node) {
      return node;
    }

    @Override
    public int getNodeCount() {
      return graph.map().cellCount();
    }

    @Override
    public Array<Connection<Integer>> getConnections(Integer node) {
      return connections.get(node);
    }
  }

  private static final class Move extends DefaultConnection<Integer> {
    private final float cost;

    Move(Integer from, Integer to, float cost) {
      super(from, to);
      this.cost = cost;
    }

    @Override
    public float getCost() {
      return cost;
    }
  }
}
