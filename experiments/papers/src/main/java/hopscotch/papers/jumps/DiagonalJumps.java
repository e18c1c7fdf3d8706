package hopscotch.papers.jumps;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.hpa.contraction.EndScan;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * The graph JPD of Harabor, Uras, Stuckey and Koenig, 2019. Jump points of a cell that keep the
 * same moves are one vertex. A diagonal jump also ends there if it keeps the moves of one of them.
 * Vertices are numbered by cell. For one thread.
 */
final class DiagonalJumps implements EndScan {
  private static final int NONE = -1;
  private static final int STRAIGHTS = 4;

  private final GridGraph graph;
  private final int[] offsets;

  /** For each direction of arrival and cell, the vertex at which a jump ends there. */
  private final int[][] arrivals;

  /** For each straight direction and cell, the vertex at which a jump from there ends. */
  private final int[][] stops;

  /** For each cell, its first vertex. */
  private final int[] firsts;

  /** For each vertex, its cell. */
  private final IntArrayList cells = new IntArrayList();

  /** For each vertex, the moves that it keeps. */
  private final IntArrayList kept = new IntArrayList();

  private final IntArrayList found = new IntArrayList();

  /** The vertices of the jump points of a map. */
  DiagonalJumps(JumpVertices vertices) {
    graph = vertices.graph();
    int cellCount = graph.moves().length;
    offsets = Directions.offsets(graph.map().stride());
    arrivals = new int[Directions.COUNT][cellCount];
    stops = new int[STRAIGHTS][cellCount];
    firsts = new int[cellCount];
    Arrays.fill(firsts, NONE);
    for (int[] ofDirection : arrivals) {
      Arrays.fill(ofDirection, NONE);
    }
    for (int cell = 0; cell < cellCount; cell++) {
      for (int d = 0; d < Directions.COUNT; d++) {
        if ((graph.moves(cell) >>> Directions.reverse(d) & 1) != 0) {
          addArrival(cell, d, vertices.kept(cell, d));
        }
      }
    }
    for (int d = 0; d < STRAIGHTS; d++) {
      findStops(d);
    }
  }

  /**
   * Adds an arrival. A straight one that forces a move makes a vertex. A diagonal one only finds
   * the vertex that keeps the same moves.
   */
  private void addArrival(int cell, int d, int moves) {
    boolean isStraight = !Directions.isDiagonal(d);
    if (isStraight && (moves & ~(1 << d)) == 0) {
      return;
    }
    int vertex = like(cell, moves);
    if (vertex == NONE && isStraight) {
      vertex = cells.size();
      cells.add(cell);
      kept.add(moves);
      firsts[cell] = firsts[cell] == NONE ? vertex : firsts[cell];
    }
    arrivals[d][cell] = vertex;
  }

  private int like(int cell, int moves) {
    for (int vertex = firsts[cell]; isOn(vertex, cell); vertex++) {
      if (kept.getInt(vertex) == moves) {
        return vertex;
      }
    }
    return NONE;
  }

  private boolean isOn(int vertex, int cell) {
    return vertex != NONE && vertex < cells.size() && cells.getInt(vertex) == cell;
  }

  private void findStops(int d) {
    int cellCount = graph.moves().length;
    for (int i = 0; i < cellCount; i++) {
      int cell = offsets[d] > 0 ? cellCount - 1 - i : i;
      stops[d][cell] = NONE;
      if (leads(cell, d)) {
        int next = cell + offsets[d];
        stops[d][cell] = arrivals[d][next] == NONE ? stops[d][next] : arrivals[d][next];
      }
    }
  }

  private boolean leads(int cell, int d) {
    return (graph.moves(cell) >>> d & 1) != 0;
  }

  /** The graph of these vertices. */
  JumpPointGraph graph() {
    int[] starts = new int[cells.size() + 1];
    IntArrayList targets = new IntArrayList();
    for (int vertex = 0; vertex < cells.size(); vertex++) {
      scan(cells.getInt(vertex), kept.getInt(vertex));
      targets.addAll(found);
      starts[vertex + 1] = targets.size();
    }
    return new JumpPointGraph(graph, cells.toIntArray(), starts, targets.toIntArray());
  }

  @Override
  public int ofStart(int cell) {
    return scan(cell, graph.moves(cell));
  }

  /** Finds the vertices at which jumps from a cell end, and returns their number. */
  private int scan(int from, int moves) {
    found.clear();
    for (int d = 0; d < Directions.COUNT; d++) {
      if ((moves >>> d & 1) != 0) {
        if (Directions.isDiagonal(d)) {
          scanDiagonal(from, d);
        } else {
          add(stops[d][from]);
        }
      }
    }
    return found.size();
  }

  private void scanDiagonal(int from, int d) {
    int across = Directions.of(Directions.dx(d), 0);
    int along = Directions.of(0, Directions.dy(d));
    for (int cell = from; leads(cell, d); ) {
      cell += offsets[d];
      if (arrivals[d][cell] != NONE) {
        add(arrivals[d][cell]);
        return;
      }
      add(stops[across][cell]);
      add(stops[along][cell]);
    }
  }

  private void add(int vertex) {
    if (vertex != NONE && !found.contains(vertex)) {
      found.add(vertex);
    }
  }

  @Override
  public int ofGoal(int goal) {
    found.clear();
    for (int d = STRAIGHTS; d < Directions.COUNT; d++) {
      addBehind(goal, d, goal);
    }
    for (int straight = 0; straight < STRAIGHTS; straight++) {
      int cell = goal;
      while ((cell == goal || arrivals[straight][cell] == NONE)
          && leads(cell - offsets[straight], straight)) {
        cell -= offsets[straight];
        addKeeping(cell, straight);
        for (int d = STRAIGHTS; d < Directions.COUNT; d++) {
          if (Directions.dx(d) == Directions.dx(straight)
              || Directions.dy(d) == Directions.dy(straight)) {
            addBehind(cell, d, goal);
          }
        }
      }
    }
    return found.size();
  }

  /** Adds the vertices whose diagonal jump passes a cell. */
  private void addBehind(int end, int d, int goal) {
    int cell = end;
    while ((cell == goal || arrivals[d][cell] == NONE) && leads(cell - offsets[d], d)) {
      cell -= offsets[d];
      addKeeping(cell, d);
    }
  }

  private void addKeeping(int cell, int d) {
    for (int vertex = firsts[cell]; isOn(vertex, cell); vertex++) {
      if ((kept.getInt(vertex) >>> d & 1) != 0) {
        add(vertex);
      }
    }
  }

  @Override
  public int node(int i) {
    return found.getInt(i);
  }
}
