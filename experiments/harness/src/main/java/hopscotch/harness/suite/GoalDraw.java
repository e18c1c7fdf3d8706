package hopscotch.harness.suite;

import hopscotch.judge.query.Query;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;

/**
 * The goals that a suite draws for each query.
 *
 * @param count how many there are, the query's own goal among them; of several numbers each makes a
 *     problem of its own, whose goals are the first of those of the next; 10 if absent
 * @param seed of the draw; 1 if absent
 */
public record GoalDraw(Numbers count, Long seed) {
  /** The most goals of a query. */
  public static final int MOST = 10_000;

  /** Fills in defaults; refuses what is no number of goals. */
  public GoalDraw {
    count = Objects.requireNonNullElse(count, Numbers.of(10));
    if (count.values().isEmpty() || count.least() < 1 || count.largest() > MOST) {
      throw new IllegalArgumentException(
          "count %s: expected numbers from 1 to %d".formatted(count.values(), MOST));
    }
    seed = Objects.requireNonNullElse(seed, 1L);
  }

  /** The numbers of goals, in the order in which the suite has them. */
  List<Integer> counts() {
    return count.values().stream().map(Long::intValue).toList();
  }

  /**
   * The goals of a query, as many as the largest number, or all free cells where there are fewer:
   * its own and then others. The same for every planner and on every machine.
   *
   * @param map the id of the map
   * @param free the free cells of the graph
   */
  List<Integer> draw(String map, Query query, int... free) {
    return draw(query.goal(), count.largest(), seedOf(seed, map, query.row()), free);
  }

  /**
   * The seed of one query's goals.
   *
   * @param seed of the suite's draw
   * @param map the id of the map
   * @param row the number of the query on its map
   */
  public static long seedOf(long seed, String map, int row) {
    return QueryDrawer.mix(QueryDrawer.mix(seed, map), Integer.toString(row));
  }

  /**
   * A goal and others drawn from the free cells, so many in all, or all free cells where there are
   * fewer. More are the same ones, and then others.
   *
   * @param seed see {@link #seedOf}
   */
  public static List<Integer> draw(int goal, long count, long seed, int... free) {
    Random random = new Random(seed);
    Set<Integer> goals = new LinkedHashSet<>();
    goals.add(goal);
    long wanted = Math.min(count, free.length);
    while (goals.size() < wanted) {
      goals.add(free[random.nextInt(free.length)]);
    }
    return new ArrayList<>(goals);
  }
}
