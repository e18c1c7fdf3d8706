package hopscotch.mapf.planner;

/**
 * Decides step by step where the units go next, while their goals change. Vertices are those of its
 * graph. For one thread.
 */
public interface StepPlanner {
  /** Begins with a team. The arrays have one vertex for each unit; they are not kept. */
  void begin(int[] starts, int[] goals);

  /** Gives a unit another goal. */
  void change(int unit, int goal);

  /**
   * Returns where the units are one step later, one vertex for each unit; or {@code null} if that
   * could not be found in time, so that all stay where they are.
   *
   * @param now where the units are; must not be changed
   */
  int[] next(int[] now);

  /** The most bytes that tables and nodes took, by the planner's own count. */
  long bytes();
}
