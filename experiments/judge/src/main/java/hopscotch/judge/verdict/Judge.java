package hopscotch.judge.verdict;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planner;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.Problem;

/**
 * Decides what the answers to problems of one kind are worth, outside all timing. Not safe for use
 * by several threads.
 *
 * @param <P> the kind of problem
 */
public sealed interface Judge<P extends Problem>
    permits QueryJudge, WalkJudge, GoalsJudge, CrowdJudge {
  /**
   * Judges an attempt at a problem whose ends are free.
   *
   * @param planner who made it; its graph is the map under the movement as the problem finds it
   * @param spec what it is; A* may be the first reference itself, and is held against both
   * @param path what it left in the buffer
   */
  Judgement judge(Planner planner, KnownSpec spec, P problem, Attempt attempt, PathBuffer path);

  /** Whether an answer is one path, whose turns can be counted. */
  default boolean isOnePath() {
    return true;
  }

  /**
   * Judges a problem that no graph of the map holds, because an end is blocked or the two lie on
   * different layers. No planner is asked: there is no path, whatever the file says.
   *
   * @param body how many cells an agent measures on each side
   */
  default Judgement judgeBlocked(GridMap map, int body, P problem) {
    return PathJudge.judgeBlocked(map, body, problem);
  }
}
