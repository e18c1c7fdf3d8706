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
 * @param count the number of goals, including the query's own; each of several numbers makes a
 *     problem, whose goals are the first of those of the next; 10 if absent
 * @param seed the seed of the draw; 1 if absent
 */
public record GoalDraw(Numbers count, Long seed) {
  /** The most goals of a query. */
  public static final int MOST = 10_000;

  /** Fills in defaults, and refuses wrong numbers of goals. */
  public GoalDraw {
    count = Objects.requireNonNullElse(count, Numbers.of(10));
    if (count.values().isEmpty() || count.least() < 1 || count.largest() > MOST) {
      throw new IllegalArgumentException(
          "count %s: expected numbers from 1 to %d".formatted(count.values(), MOST));
    }
    seed = Objects.requireNonNullElse(seed, 1L);
  }

  /** The numbers of goals, in the order of the suite. */
  List<Integer> counts() {
    return count.values().stream().map(Long::intValue).toList();
  }

  /**
   * The goals of a query, first its own and then others: as many as the largest number, or all free
   * cells if there are fewer. They are the same for every planner and on every machine.
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
   * @param seed the seed of the suite's draw
   * @param map the id of the map
   * @param row the number of the query on its map
   */
  public static long seedOf(long seed, String map, int row) {
    return QueryDrawer.mix(QueryDrawer.mix(seed, map), Integer.toString(row));
  }

  /**
   * A goal and others drawn from the free cells, {@code count} in all, or all free cells if there
   * are fewer. A larger count gives the same goals first, and then others.
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
