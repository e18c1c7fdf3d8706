package hopscotch.visual.teach.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.capability.Jumper;
import hopscotch.core.search.CanonicalTable;
import hopscotch.core.search.SkipTable;
import hopscotch.visual.teach.lesson.Tint;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Follows the jumps from an expanded cell, cell by cell and by the rules of the paper. The planner
 * itself tests 64 cells at a time and reports only where its jumps end.
 */
final class JumpScan {
  private static final String[] NAMES = {
    "north", "east", "south", "west", "northeast", "southeast", "southwest", "northwest"
  };

  private final GridGraph graph;
  private final GridMap map;
  private final byte[] skip;
  private final int[] offsets;
  private final int goal;
  private final Map<Integer, Tint> marks = new HashMap<>();
  private final List<String> lines = new ArrayList<>();

  /** The jumps of a graph to a goal. */
  JumpScan(GridGraph graph, int goal) {
    this.graph = graph;
    this.map = graph.map();
    this.goal = goal;
    this.skip = CanonicalTable.of(graph, "jps");
    this.offsets = Directions.offsets(map.stride());
  }

  /**
   * Follows the jumps of a cell that does not see the goal.
   *
   * @param parent the cell from which it was reached; -1 for the start, which makes all jumps
   * @param outcome gives the outcome of each jump point found, by its cell
   */
  void expand(int cell, int parent, Jumper jumper, IntFunction<String> outcome) {
    int arrival = parent < 0 ? -1 : arrival(parent, cell);
    int legal = graph.moves(cell) & 0xff;
    int kept = arrival < 0 ? legal : SkipTable.kept(skip, graph.moves(), offsets, arrival, cell);
    for (int d = 0; d < Directions.COUNT; d++) {
      if ((kept >>> d & 1) != 0) {
        Jumper.Box box = jumper.box(cell, d);
        if (box == null || box.contains(map.x(goal), map.y(goal))) {
          jump(cell, d, outcome);
        } else {
          lines.add("%s: not taken, %s".formatted(NAMES[d], why(box)));
        }
      }
    }
    nameLeftOut(parent, legal & ~kept);
    if (arrival >= 0) {
      markForced(cell, arrival);
    }
  }

  /** Follows the jump that sees the goal, with diagonal moves before straight ones. */
  void seeGoal(int cell) {
    int at = cell;
    List<String> legs = new ArrayList<>();
    while (at != goal) {
      int dx = Integer.signum(map.x(goal) - map.x(at));
      int dy = Integer.signum(map.y(goal) - map.y(at));
      int d = Directions.of(dx, dy);
      do {
        at += offsets[d];
        marks.put(at, Tint.SCANNED);
      } while (Integer.signum(map.x(goal) - map.x(at)) == dx
          && Integer.signum(map.y(goal) - map.y(at)) == dy);
      legs.add(NAMES[d] + " to " + map.describe(at));
    }
    lines.add("B is in sight: %s; the search ends".formatted(String.join(", then ", legs)));
  }

  private void nameLeftOut(int parent, int leftOut) {
    List<String> names = new ArrayList<>();
    for (int d = 0; d < Directions.COUNT; d++) {
      if ((leftOut >>> d & 1) != 0) {
        names.add(NAMES[d]);
      }
    }
    if (!names.isEmpty()) {
      lines.add(
          "left out %s: what lies there is reached from %s as well, without this cell"
              .formatted(String.join(", ", names), map.describe(parent)));
    }
  }

  private static String why(Jumper.Box box) {
    return box.isEmpty()
        ? "no best path to any cell begins that way"
        : "its box is (%d, %d) to (%d, %d), and B is outside"
            .formatted(box.fromX(), box.fromY(), box.toX(), box.toY());
  }

  /** The direction of the last move of a jump, whose diagonal moves come first. */
  private int arrival(int parent, int cell) {
    int dx = map.x(cell) - map.x(parent);
    int dy = map.y(cell) - map.y(parent);
    int over = Math.abs(dx) - Math.abs(dy);
    return Directions.of(over < 0 ? 0 : Integer.signum(dx), over > 0 ? 0 : Integer.signum(dy));
  }

  private void jump(int cell, int d, IntFunction<String> outcome) {
    int at = cell;
    while ((graph.moves(at) >>> d & 1) != 0) {
      at += offsets[d];
      marks.put(at, Tint.SCANNED);
      String stop = stop(at, d);
      if (!stop.isEmpty()) {
        lines.add(
            "%s to %s: %s; %s".formatted(NAMES[d], map.describe(at), stop, outcome.apply(at)));
        return;
      }
    }
    int count = Math.max(Math.abs(map.x(at) - map.x(cell)), Math.abs(map.y(at) - map.y(cell)));
    lines.add("%s: %s, then %s; no jump point".formatted(NAMES[d], cells(count), blockage(at, d)));
  }

  private static String cells(int count) {
    return count == 0 ? "no cell" : count == 1 ? "1 cell scanned" : count + " cells scanned";
  }

  private String blockage(int at, int d) {
    int next = at + offsets[d];
    if (!map.contains(map.x(next), map.y(next))) {
      return "the edge of the map";
    } else if (!graph.isFree(next)) {
      return "the wall " + map.describe(next);
    }
    return "the corner of a wall";
  }

  /** The reason why a jump stops at a cell that it entered. Empty if it goes on. */
  private String stop(int at, int d) {
    List<String> neighbours = forcedAt(at, d);
    if (!neighbours.isEmpty()) {
      return String.join("; ", neighbours);
    }
    return Directions.isDiagonal(d) ? turn(at, d) : "";
  }

  /** The findings of the straight jumps from a cell of a diagonal jump. */
  private String turn(int corner, int d) {
    List<String> found = new ArrayList<>();
    int[] sides = {Directions.of(Directions.dx(d), 0), Directions.of(0, Directions.dy(d))};
    for (int side : sides) {
      int at = corner;
      boolean isFound = false;
      while (!isFound && (graph.moves(at) >>> side & 1) != 0) {
        at += offsets[side];
        marks.put(at, Tint.SCANNED);
        isFound = !forcedAt(at, side).isEmpty();
      }
      if (isFound) {
        found.add(NAMES[side] + " lies the jump point " + map.describe(at));
      }
    }
    return found.isEmpty() ? "" : "a turning point: " + String.join(", ", found);
  }

  /** The forced neighbours of an arrival, each group with the wall that forces it. */
  private List<String> forcedAt(int at, int d) {
    Map<Integer, List<String>> byWall = new LinkedHashMap<>();
    for (int next : forcedMoves(at, d)) {
      byWall
          .computeIfAbsent(wall(at, d, at + offsets[next]), wall -> new ArrayList<>())
          .add(map.describe(at + offsets[next]));
    }
    List<String> words = new ArrayList<>();
    byWall.forEach(
        (wall, cells) ->
            words.add(
                "forced %s %s since %s is blocked"
                    .formatted(
                        cells.size() == 1 ? "neighbour" : "neighbours",
                        String.join(" and ", cells),
                        map.describe(wall))));
    return words;
  }

  private List<Integer> forcedMoves(int at, int d) {
    int kept = SkipTable.kept(skip, graph.moves(), offsets, d, at);
    List<Integer> moves = new ArrayList<>();
    for (int next = 0; next < Directions.COUNT; next++) {
      if ((kept >>> next & 1) != 0 && !isNatural(d, next)) {
        moves.add(next);
      }
    }
    return moves;
  }

  private static boolean isNatural(int d, int next) {
    int dx = Directions.dx(next);
    int dy = Directions.dy(next);
    return d == next
        || Directions.isDiagonal(d)
            && (dy == 0 && dx == Directions.dx(d) || dx == 0 && dy == Directions.dy(d));
  }

  /** The wall beside the last move that is nearest to a forced neighbour. */
  private int wall(int at, int d, int neighbour) {
    int before = at - offsets[d];
    int wall = at;
    int least = Integer.MAX_VALUE;
    for (int from : new int[] {before, at}) {
      for (int offset : offsets) {
        int distance = squared(from + offset, neighbour);
        if (!graph.isFree(from + offset) && distance < least) {
          least = distance;
          wall = from + offset;
        }
      }
    }
    return wall;
  }

  private int squared(int from, int to) {
    int dx = map.x(from) - map.x(to);
    int dy = map.y(from) - map.y(to);
    return dx * dx + dy * dy;
  }

  /** Marks on the map what makes the expanded cell a jump point. */
  private void markForced(int cell, int arrival) {
    for (int next : forcedMoves(cell, arrival)) {
      marks.put(cell + offsets[next], Tint.FORCED);
      marks.put(wall(cell, arrival, cell + offsets[next]), Tint.FORCING);
    }
  }

  /** One line for each direction. */
  List<String> lines() {
    return lines;
  }

  /** The marks on the map. */
  Map<Integer, Tint> marks() {
    return marks;
  }
}
