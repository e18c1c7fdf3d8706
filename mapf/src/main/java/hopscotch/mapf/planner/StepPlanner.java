package hopscotch.mapf.planner;

/**
 * Says step by step where the units go next, while their goals change. One thread; vertices are
 * those of its graph.
 */
public interface StepPlanner {
  /** Begins with a team; the arrays, a vertex a unit, stay the caller's. */
  void begin(int[] starts, int[] goals);

  /** A unit has another goal from now on. */
  void change(int unit, int goal);

  /**
   * Where the units are one step later, a vertex each; {@code null} if that could not be found in
   * time, so that all stay where they are.
   *
   * @param now where they are; not to be written
   */
  int[] next(int[] now);

  /** What tables and nodes took at most, by the planner's own count. */
  long bytes();
}
