package hopscotch.judge.verdict;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planner;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.WalkQuery;

/**
 * Judges answers to the asks of a walk. Each is judged on the graph at the time of the ask, by the
 * published length and by reference searches that start afresh on that graph. Only those of the
 * last graph are kept, for the planners that answer the same ask in turn.
 */
public final class WalkJudge implements Judge<WalkQuery> {
  private GridGraph graph;
  private PathJudge judge;

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
