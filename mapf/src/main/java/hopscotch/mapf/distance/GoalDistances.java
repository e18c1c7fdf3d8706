package hopscotch.mapf.distance;

/**
 * Distances, in steps, from every vertex to the goal of each unit. They are found when they are
 * asked for: by searches, or if the graph has a {@link DistanceSource}, by asking it. Then no table
 * is kept for a unit, only the last few distances around it. Not safe for use by several threads.
 */
public final class GoalDistances {
  /** The distance to a goal that cannot be reached. */
  public static final int UNREACHABLE = Integer.MAX_VALUE;

  /** The largest distance that is served: one more fits in 16 bits. */
  private static final int LARGEST = Character.MAX_VALUE - 1;

  private final int[] goals;

  /** The tables of searches; {@code null} if there is a source. */
  private final SearchedDistances searched;

  /** The distances from a source; {@code null} if distances are searched for. */
  private final ToldDistances told;

  /** Distances to the goals of units, given as vertices; the array is copied. */
  public GoalDistances(VertexGraph graph, int[] goals) {
    this.goals = goals.clone();
    boolean isSearched = graph.source() == null;
    searched = isSearched ? new SearchedDistances(graph, goals.length) : null;
    told = isSearched ? null : new ToldDistances(graph, this.goals);
    for (int unit = 0; unit < goals.length; unit++) {
      reset(unit, goals[unit]);
    }
  }

  /** The goal of a unit. */
  public int goal(int unit) {
    return goals[unit];
  }

  /** Gives a unit another goal, and forgets the distances to the old one. */
  public void reset(int unit, int goal) {
    goals[unit] = goal;
    if (told != null) {
      told.forget(unit);
    } else {
      searched.reset(unit, goal);
    }
  }

  /**
   * Says that the distances of a vertex and of its neighbours will be asked for next, so that a
   * source can be asked for all of them at once.
   */
  public void lookAround(int unit, int vertex) {
    if (told != null) {
      told.lookAround(unit, vertex);
    }
  }

  /**
   * The distance from a vertex to the goal of a unit in steps, or {@link #UNREACHABLE} if there is
   * no path.
   *
   * @throws IllegalArgumentException if it is more than 65,534 steps
   */
  public int of(int unit, int vertex) {
    return told != null ? told.of(unit, vertex) : searched.of(unit, vertex);
  }

  static int requireServed(int steps) {
    if (steps > LARGEST) {
      throw new IllegalArgumentException(
          "a goal is more than %,d steps away from a cell of its unit; planners of teams serve no longer ways"
              .formatted(LARGEST));
    }
    return steps;
  }

  /** The bytes that the distances of all units take. */
  public long bytes() {
    return told != null ? told.bytes() : searched.bytes();
  }

  /** The number of distances that were found or told, for all units together. */
  public long touched() {
    return told != null ? told.touched() : searched.touched();
  }
}
