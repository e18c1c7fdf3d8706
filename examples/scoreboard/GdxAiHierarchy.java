import com.badlogic.gdx.ai.pfa.Connection;
import com.badlogic.gdx.ai.pfa.DefaultGraphPath;
import com.badlogic.gdx.ai.pfa.Heuristic;
import com.badlogic.gdx.ai.pfa.HierarchicalGraph;
import com.badlogic.gdx.ai.pfa.HierarchicalPathFinder;
import com.badlogic.gdx.ai.pfa.indexed.IndexedAStarPathFinder;
import com.badlogic.gdx.ai.pfa.indexed.IndexedGraph;
import com.badlogic.gdx.utils.Array;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The hierarchical finder of gdx-ai, called leg by leg. Its user makes the hierarchy. Here it has
 * two levels, as its wiki describes them: cells, and groups of cells that touch each other within a
 * square. A leg leads to the cell near the middle of the next group. It is walked until it enters
 * that group, and then the finder is called again. Each call brings the goal nearer by the costs
 * between groups, so that it is reached wherever there is a path.
 *
 * <p>The first argument is the side of a square. With a second, {@code first-leg}, only the
 * expansions of the first call are told.
 */
final class GdxAiHierarchy
    implements HopscotchGuest.Planner, HierarchicalGraph<Integer>, IndexedGraph<Integer> {
  /** A smaller map is not worth the collections of garbage that it takes to measure its groups. */
  private static final int LARGE = 1 << 14;

  private final GdxAi cells;
  private final int side;
  private final boolean isFirstLeg;
  private final Heuristic<Integer> heuristic;
  private Groups groups;
  private HierarchicalPathFinder<Integer> finder;
  private int level;
  private long expanded;

  private GdxAiHierarchy(HopscotchGuest.Grid grid, int side, boolean isFirstLeg) {
    this.cells = new GdxAi(grid);
    this.side = side;
    this.isFirstLeg = isFirstLeg;
    heuristic = (from, to) -> (float) grid.distance(cell(from), cell(to));
    group();
  }

  private void group() {
    groups = new Groups(cells, side);
    finder = new HierarchicalPathFinder<>(this, new IndexedAStarPathFinder<>(this));
  }

  /** The second level. */
  private static final class Groups {
    /** By cell; -1 of a blocked one. */
    final int[] of;

    final List<Integer> nodes = new ArrayList<>();
    final List<Integer> middles = new ArrayList<>();
    final List<Array<Connection<Integer>>> connections = new ArrayList<>();

    Groups(GdxAi cells, int side) {
      HopscotchGuest.Grid grid = cells.grid;
      of = new int[grid.weights.length];
      Arrays.fill(of, -1);
      for (int cell = 0; cell < of.length; cell++) {
        if (of[cell] < 0 && grid.weights[cell] > 0) {
          middles.add(middle(flood(grid, cell, side), grid.width));
          nodes.add(of.length + nodes.size());
          connections.add(new Array<>());
        }
      }
      Set<List<Integer>> pairs = new LinkedHashSet<>();
      for (int cell = 0; cell < of.length; cell++) {
        grid.moves(
            cell,
            (from, to, cost) -> {
              if (of[from] < of[to]) {
                pairs.add(List.of(of[from], of[to]));
              }
            });
      }
      for (List<Integer> pair : pairs) {
        connect(cells, pair.get(0), pair.get(1));
      }
    }

    /** The cells that can be reached within the square of a cell: one group. */
    private List<Integer> flood(HopscotchGuest.Grid grid, int first, int side) {
      int group = nodes.size();
      int width = grid.width;
      List<Integer> members = new ArrayList<>(List.of(first));
      of[first] = group;
      for (int i = 0; i < members.size(); i++) {
        grid.moves(
            members.get(i),
            (from, to, cost) -> {
              boolean isInside =
                  to % width / side == first % width / side
                      && to / width / side == first / width / side;
              if (isInside && of[to] < 0) {
                of[to] = group;
                members.add(to);
              }
            });
      }
      return members;
    }

    /** The member nearest to the mean of all. */
    private static int middle(List<Integer> members, int width) {
      double x = members.stream().mapToInt(cell -> cell % width).average().orElse(0);
      double y = members.stream().mapToInt(cell -> cell / width).average().orElse(0);
      int middle = members.get(0);
      for (int cell : members) {
        if (Math.hypot(cell % width - x, cell / width - y)
            < Math.hypot(middle % width - x, middle / width - y)) {
          middle = cell;
        }
      }
      return middle;
    }

    /** At the cost of the shortest path from middle to middle. */
    private void connect(GdxAi cells, int a, int b) {
      float cost = cells.cost(middles.get(a), middles.get(b));
      connections.get(a).add(GdxAi.connection(nodes.get(a), nodes.get(b), cost));
      connections.get(b).add(GdxAi.connection(nodes.get(b), nodes.get(a), cost));
    }
  }

  private int cell(int node) {
    return node < groups.of.length ? node : groups.middles.get(node - groups.of.length);
  }

  @Override
  public HopscotchGuest.Answer find(int start, int goal) {
    List<Integer> path = new ArrayList<>(List.of(start));
    expanded = 0;
    long first = 0;
    for (int at = start; at != goal; at = path.get(path.size() - 1)) {
      DefaultGraphPath<Integer> leg = new DefaultGraphPath<>();
      // From cell to cell of one group it searches on the level that was set last.
      level = 0;
      if (!finder.searchNodePath(cells.nodes[at], cells.nodes[goal], heuristic, leg)) {
        return new HopscotchGuest.Answer(null, expanded);
      }
      first = at == start ? expanded : first;
      walk(leg, path);
    }
    return new HopscotchGuest.Answer(path, isFirstLeg ? first : expanded);
  }

  private void walk(DefaultGraphPath<Integer> leg, List<Integer> path) {
    int here = groups.of[leg.get(0)];
    int next = groups.of[leg.get(leg.getCount() - 1)];
    for (int i = 1; i < leg.getCount(); i++) {
      path.add(leg.get(i));
      if (here != next && groups.of[leg.get(i)] == next) {
        return;
      }
    }
  }

  @Override
  public void change(List<Integer> changed) {
    cells.change(changed);
    group();
  }

  /** By how much the heap grows when the groups are made once more. */
  @Override
  public long indexBytes() {
    if (groups.of.length < LARGE || isFirstLeg) {
      return 0;
    }
    long before = usedBytes();
    Groups again = new Groups(cells, side);
    long bytes = usedBytes() - before;
    Reference.reachabilityFence(again);
    return Math.max(0, bytes);
  }

  private static long usedBytes() {
    Runtime runtime = Runtime.getRuntime();
    runtime.gc();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  @Override
  public int getLevelCount() {
    return 2;
  }

  @Override
  public void setLevel(int level) {
    this.level = level;
  }

  @Override
  public Integer convertNodeBetweenLevels(int from, Integer node, int to) {
    if (from == to) {
      return node;
    }
    return from < to ? groups.nodes.get(groups.of[node]) : cells.nodes[cell(node)];
  }

  @Override
  public Array<Connection<Integer>> getConnections(Integer node) {
    expanded++;
    return level == 0
        ? cells.connections.get(node)
        : groups.connections.get(node - groups.of.length);
  }

  @Override
  public int getIndex(Integer node) {
    return node;
  }

  @Override
  public int getNodeCount() {
    return groups.of.length + groups.nodes.size();
  }

  public static void main(String[] args) throws Exception {
    int side = Integer.parseInt(args[0]);
    boolean isFirstLeg = args.length > 1 && args[1].equals("first-leg");
    HopscotchGuest.serve(
        "gdx-ai-hierarchy",
        "1.8.2",
        "COMPLETE",
        grid -> new GdxAiHierarchy(grid, side, isFirstLeg),
        "directions=4,8 corners=never,one-free,always costs=any terrain=plain,weighted changes=yes");
  }
}
