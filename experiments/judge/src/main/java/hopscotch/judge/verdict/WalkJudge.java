package hopscotch.judge.verdict;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planner;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.WalkQuery;

/**
 * Judges answers to the asks of a walk: each on the graph as it is at that ask, against the
 * published length, and against reference searches that begin from nothing on that graph. Keeps
 * those of the last graph alone, for the planners that answer the same ask in turn.
 */
public final class WalkJudge implements Judge<WalkQuery> {
  private GridGraph graph;
  private PathJudge judge;

  /** A judge before the first ask. */
  public WalkJudge() {}

  @Override
  public Judgement judge(
      Planner planner, KnownSpec spec, WalkQuery ask, Attempt attempt, PathBuffer path) {
    if (ask.graph() != graph) {
      graph = ask.graph();
      judge = new PathJudge(graph);
    }
    return judge.judge(planner, spec, ask, attempt, path);
  }
}
