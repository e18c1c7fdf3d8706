package hopscotch.judge.verdict;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planner;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.Query;
import java.util.HashMap;
import java.util.Map;

/** Judges answers to queries by the published length and by searches on each graph. */
public final class QueryJudge implements Judge<Query> {
  private final Map<GridGraph, PathJudge> judges = new HashMap<>();

  @Override
  public Judgement judge(
      Planner planner, KnownSpec spec, Query query, Attempt attempt, PathBuffer path) {
    return judges
        .computeIfAbsent(planner.graph(), PathJudge::new)
        .judge(planner, spec, query, attempt, path);
  }

  /** Whether reference searches find a path. A* may be asked about itself. */
  public boolean isReachable(GridGraph graph, KnownSpec spec, Query query) {
    return judges.computeIfAbsent(graph, PathJudge::new).isReachable(spec, query);
  }
}
