import com.badlogic.gdx.ai.pfa.Connection;
import com.badlogic.gdx.ai.pfa.DefaultConnection;
import com.badlogic.gdx.ai.pfa.DefaultGraphPath;
import com.badlogic.gdx.ai.pfa.Heuristic;
import com.badlogic.gdx.ai.pfa.indexed.IndexedAStarPathFinder;
import com.badlogic.gdx.ai.pfa.indexed.IndexedGraph;
import com.badlogic.gdx.utils.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The indexed A* of gdx-ai, which computes in single precision and compares nodes by identity. It
 * asks once for the connections of each node that it expands, so these are counted.
 */
final class GdxAi implements HopscotchGuest.Planner, IndexedGraph<Integer> {
  final HopscotchGuest.Grid grid;
  final Integer[] nodes;
  final List<Array<Connection<Integer>>> connections = new ArrayList<>();
  private final IndexedAStarPathFinder<Integer> finder;
  private final Heuristic<Integer> heuristic;
  private long expanded;

  GdxAi(HopscotchGuest.Grid grid) {
    this.grid = grid;
    nodes = new Integer[grid.weights.length];
    Arrays.setAll(nodes, cell -> cell);
    for (int cell = 0; cell < nodes.length; cell++) {
      connections.add(moves(cell));
    }
    finder = new IndexedAStarPathFinder<>(this);
    heuristic = (from, to) -> (float) grid.distance(from, to);
  }

  private Array<Connection<Integer>> moves(int cell) {
    Array<Connection<Integer>> moves = new Array<>();
    grid.moves(
        cell,
        (from, to, cost) -> moves.add(connection(nodes[from], nodes[to], (float) cost)));
    return moves;
  }

  static Connection<Integer> connection(Integer from, Integer to, float cost) {
    return new DefaultConnection<>(from, to) {
      @Override
      public float getCost() {
        return cost;
      }
    };
  }

  /** Of the path from one cell to another; there must be one. */
  float cost(int from, int to) {
    DefaultGraphPath<Connection<Integer>> path = new DefaultGraphPath<>();
    finder.searchConnectionPath(nodes[from], nodes[to], heuristic, path);
    float cost = 0;
    for (Connection<Integer> connection : path) {
      cost += connection.getCost();
    }
    return cost;
  }

  @Override
  public HopscotchGuest.Answer find(int start, int goal) {
    expanded = 0;
    DefaultGraphPath<Integer> path = new DefaultGraphPath<>();
    boolean isFound = finder.searchNodePath(nodes[start], nodes[goal], heuristic, path);
    List<Integer> cells = new ArrayList<>();
    path.forEach(cells::add);
    return new HopscotchGuest.Answer(isFound ? cells : null, expanded);
  }

  @Override
  public void change(List<Integer> cells) {
    for (int cell : cells) {
      for (int y = Math.max(0, cell / grid.width - 1); y <= cell / grid.width + 1; y++) {
        for (int x = Math.max(0, cell % grid.width - 1); x <= cell % grid.width + 1; x++) {
          if (x < grid.width && y < grid.height) {
            connections.set(y * grid.width + x, moves(y * grid.width + x));
          }
        }
      }
    }
  }

  @Override
  public int getIndex(Integer node) {
    return node;
  }

  @Override
  public int getNodeCount() {
    return nodes.length;
  }

  @Override
  public Array<Connection<Integer>> getConnections(Integer node) {
    expanded++;
    return connections.get(node);
  }

  public static void main(String[] args) throws Exception {
    HopscotchGuest.serve(
        "gdx-ai",
        "1.8.2",
        "COMPLETE",
        GdxAi::new,
        "directions=4,8 corners=never,one-free,always costs=any terrain=plain,weighted changes=yes");
  }
}
