package hopscotch.judge.verdict;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.judge.query.LruMap;
import hopscotch.judge.query.Problem;
import hopscotch.judge.query.PublishedLength;
import java.util.Map;

/**
 * Finds the least cost of a problem by two searches that share no code of their loops: A* on a
 * heap, and Dijkstra's algorithm on buckets. Neither looks at connected components. If a planner
 * found a path of the published length, that length is the optimum.
 *
 * <p>Results are kept for the last {@value #KEPT} problems, since several planners answer them in
 * turn, on large maps one after another.
 */
final class Reference {
  /** The planner of the first search. */
  static final String FIRST_ID = "astar";

  private static final String FIRST = FIRST_ID + "(open=heap,components=false)";
  private static final String SECOND = "dijkstra(components=false)";

  private static final int KEPT = 4096;

  /** An optimum, and whether the file or the second search confirmed it. */
  private record Searched(Optimum optimum, boolean isConfirmed) {}

  private final GridGraph graph;
  private final Map<Problem, Searched> searched = new LruMap<>(KEPT);
  private final PathBuffer path = new PathBuffer();
  private PathSearch first;
  private PathSearch second;
  private Problem lastProblem;
  private Optimum last;
  private boolean lastConfirmed;

  Reference(GridGraph graph) {
    this.graph = graph;
  }

  /** Notes a legal path of the published length, so that its problem needs no search. */
  void note(Problem problem, PathCheck check) {
    if (!problem.equals(lastProblem)) {
      lastProblem = problem;
      last = new Optimum(check.cost(), check.length(), true);
      lastConfirmed = true;
    }
  }

  /** Forgets what was noted, since the digits of a file may hide a better path. */
  void forget() {
    lastProblem = null;
  }

  /**
   * The optimum. The second search runs if the first and the file do not confirm each other.
   *
   * @param confirm whether it also runs if the file has no length
   * @throws IllegalStateException if the two searches differ
   */
  Optimum optimum(Problem problem, boolean confirm) {
    if (!problem.equals(lastProblem)) {
      Searched before = searched.get(problem);
      if (before == null) {
        before = search(problem);
        searched.put(problem, before);
      }
      last = before.optimum();
      lastConfirmed = before.isConfirmed();
      lastProblem = problem;
    }
    if (!lastConfirmed && (confirm || problem.published().isPresent())) {
      if (second == null) {
        second = Planners.prepare(SECOND, graph).newSearch();
      }
      Optimum other = find(SECOND, second, problem);
      if (other.cost() != last.cost()) {
        throw new IllegalStateException(
            "the reference searches differ: %s finds %s, %s finds %s"
                .formatted(FIRST, last.describe(), SECOND, other.describe()));
      }
      lastConfirmed = true;
      searched.put(problem, new Searched(last, true));
    }
    return last;
  }

  private Searched search(Problem problem) {
    lastProblem = null;
    if (first == null) {
      first = Planners.prepare(FIRST, graph).newSearch();
    }
    Optimum optimum = find(FIRST, first, problem);
    return new Searched(optimum, problem.published().isPresent() && optimum.agrees());
  }

  private Optimum find(String spec, PathSearch search, Problem problem) {
    Outcome outcome = search.find(problem.start(), problem.goal(), path);
    if (outcome != Outcome.FOUND) {
      boolean agrees = problem.published().map(PublishedLength::saysNoPath).orElse(true);
      return new Optimum(-1, Double.NaN, agrees);
    }
    PathCheck check = PathValidator.check(graph, path, problem.start(), problem.goal());
    if (!check.isValid()) {
      throw new IllegalStateException(
          "the reference search %s went wrong: %s".formatted(spec, check.problem()));
    }
    boolean agrees = problem.published().map(published -> published.agrees(check)).orElse(true);
    return new Optimum(check.cost(), check.length(), agrees);
  }
}
