package hopscotch.mapf.kit;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/**
 * The least cost of a small team, by Dijkstra's algorithm over the cells of all units together. It
 * shares nothing with the planners or the validator.
 *
 * <p>Loss and makespan are sums over steps of the joint space. The sum of costs is not, so there a
 * unit at its goal may declare itself settled for good: from then on it stays, and costs nothing.
 */
final class JointOracle {
  /** The answer where there is no plan. */
  static final long NO_PLAN = -1;

  private final Team team;
  private final GridMap map;
  private final Movement movement;
  private final Objective objective;
  private final Map<List<Integer>, Long> costs = new HashMap<>();
  private final PriorityQueue<Entry> open =
      new PriorityQueue<>((a, b) -> Long.compare(a.cost, b.cost));

  /** Cells by unit; a settled unit has the negative of its cell. */
  private record Entry(List<Integer> state, long cost) {}

  private JointOracle(Team team, Objective objective) {
    this.team = team;
    this.map = team.graph().map();
    this.movement = team.graph().movement();
    this.objective = objective;
  }

  /** The least cost by an objective, {@link #NO_PLAN} where there is no plan. */
  static long cost(Team team, Objective objective) {
    return new JointOracle(team, objective).search();
  }

  private long search() {
    List<Integer> start = new ArrayList<>();
    for (int unit = 0; unit < team.size(); unit++) {
      start.add(team.start(unit));
    }
    push(start, 0);
    while (!open.isEmpty()) {
      Entry entry = open.poll();
      if (costs.get(entry.state) < entry.cost) {
        continue;
      }
      if (isDone(entry.state)) {
        return entry.cost;
      }
      for (int unit = 0; unit < team.size() && objective == Objective.SUM_OF_COSTS; unit++) {
        if (entry.state.get(unit) == team.goal(unit)) {
          List<Integer> settled = new ArrayList<>(entry.state);
          settled.set(unit, -team.goal(unit));
          push(settled, entry.cost);
        }
      }
      step(entry, new ArrayList<>());
    }
    return NO_PLAN;
  }

  private void push(List<Integer> state, long cost) {
    Long known = costs.get(state);
    if (known == null || known > cost) {
      costs.put(state, cost);
      open.add(new Entry(state, cost));
    }
  }

  private boolean isDone(List<Integer> state) {
    for (int unit = 0; unit < team.size(); unit++) {
      int settled = objective == Objective.SUM_OF_COSTS ? -team.goal(unit) : team.goal(unit);
      if (state.get(unit) != settled) {
        return false;
      }
    }
    return true;
  }

  /** Lets the units after those in {@code next} move in every way that is legal. */
  private void step(Entry entry, List<Integer> next) {
    int unit = next.size();
    if (unit == team.size()) {
      push(new ArrayList<>(next), entry.cost + stepCost(entry.state, next));
      return;
    }
    int from = entry.state.get(unit);
    List<Integer> ways = from < 0 ? List.of(from) : ways(from);
    for (int to : ways) {
      boolean isFree = true;
      for (int other = 0; other < unit && isFree; other++) {
        int otherFrom = Math.abs(entry.state.get(other));
        isFree = !meet(Math.abs(from), Math.abs(to), otherFrom, Math.abs(next.get(other)));
      }
      if (isFree) {
        next.add(to);
        step(entry, next);
        next.remove(unit);
      }
    }
  }

  private long stepCost(List<Integer> state, List<Integer> next) {
    long cost = 0;
    for (int unit = 0; unit < team.size(); unit++) {
      boolean isFree =
          switch (objective) {
            case SUM_OF_COSTS -> state.get(unit) < 0;
            case SUM_OF_LOSS ->
                state.get(unit) == team.goal(unit) && next.get(unit) == team.goal(unit);
            case MAKESPAN -> unit > 0;
          };
      cost += isFree ? 0 : 1;
    }
    return cost;
  }

  private List<Integer> ways(int from) {
    List<Integer> ways = new ArrayList<>(List.of(from));
    int x = map.x(from);
    int y = map.y(from);
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        boolean isDiagonal = dx != 0 && dy != 0;
        boolean isMove = (dx != 0 || dy != 0) && isFree(x + dx, y + dy);
        if (!isMove || isDiagonal && movement.directions() == 4) {
          continue;
        }
        int beside = (isFree(x + dx, y) ? 1 : 0) + (isFree(x, y + dy) ? 1 : 0);
        int needed =
            Arrays.asList("always", "one-free", "never").indexOf(movement.corners().text());
        if (!isDiagonal || beside >= needed) {
          ways.add(map.cell(x + dx, y + dy));
        }
      }
    }
    return ways;
  }

  private boolean isFree(int x, int y) {
    return map.contains(x, y) && map.terrain(map.cell(x, y)) == '.';
  }

  private boolean meet(int from, int to, int otherFrom, int otherTo) {
    int middleX = map.x(from) + map.x(to);
    int middleY = map.y(from) + map.y(to);
    boolean sameMiddle =
        middleX == map.x(otherFrom) + map.x(otherTo)
            && middleY == map.y(otherFrom) + map.y(otherTo);
    return to == otherTo || sameMiddle && from != to && otherFrom != otherTo;
  }
}
