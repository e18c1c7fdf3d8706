package hopscotch.judge.verdict;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planner;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.Problem;

/**
 * Judges the answers to problems of one kind, outside all timing. Not safe for use by several
 * threads.
 */
public sealed interface Judge<P extends Problem>
    permits QueryJudge, WalkJudge, GoalsJudge, CrowdJudge {
  /**
   * Judges an attempt at a problem whose ends are free.
   *
   * @param planner the planner that made it; its graph is the map under the movement at the time of
   *     the problem
   * @param spec the spec of the planner; A* may be the first reference itself, and is compared with
   *     both
   * @param path the buffer with its path
   */
  Judgement judge(Planner planner, KnownSpec spec, P problem, Attempt attempt, PathBuffer path);

  /** Whether an answer is one path, whose turns can be counted. */
  default boolean isOnePath() {
    return true;
  }

  /**
   * Judges a problem that is on no graph of the map, because an end is blocked or the ends lie on
   * different layers. No planner is asked: there is no path, whatever the file says.
   *
   * @param body the side of an agent in cells
   */
  default Judgement judgeBlocked(GridMap map, int body, P problem) {
    return PathJudge.judgeBlocked(map, body, problem);
  }
}
