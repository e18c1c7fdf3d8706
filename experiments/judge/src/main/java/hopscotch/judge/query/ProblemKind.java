package hopscotch.judge.query;

/**
 * The kinds of problems. Each type of the table has a class for each kind. For each type one {@code
 * switch} turns a kind into that class, and the compiler checks that no kind is missing:
 *
 * <table>
 *   <caption>The classes of a kind</caption>
 *   <tr><th>type</th><th>says</th></tr>
 *   <tr><td>{@link Problem}, {@code Judge}</td><td>what is asked, what an answer is worth</td></tr>
 *   <tr><td>{@code suite.problem.ProblemSelection}</td><td>which of them a suite asks, on which
 *       maps</td></tr>
 *   <tr><td>{@code run.assignment.Assignment}</td><td>in what blocks it is put to planners, and
 *       the rows of the answers</td></tr>
 *   <tr><td>{@code run.timing.TimedPlanner}</td><td>how a worker process answers, against the
 *       clock</td></tr>
 *   <tr><td>{@code results.row.RowColumn}</td><td>the columns of its own</td></tr>
 * </table>
 */
public enum ProblemKind {
  /** A {@link Query} on a map that stays. */
  QUERY("query", "queries", "maps"),
  /** A {@link WalkQuery}, on a map that changes. */
  WALK("ask", "asks", "walks"),
  /** A team of units that avoid each other. {@code team.TeamAttempt} judges its plan. */
  TEAM("team", "teams", "maps"),
  /** A {@link GoalsQuery}: the nearest of several goals, or the cell nearest to one. */
  GOALS("query", "queries for goals", "maps"),
  /** A {@link CrowdQuery}: many units, with one goal or a goal each. */
  CROWD("crowd", "crowds", "maps");

  private final String problem;
  private final String problems;
  private final String maps;

  ProblemKind(String problem, String problems, String maps) {
    this.problem = problem;
    this.problems = problems;
    this.maps = maps;
  }

  /** The word for one problem, such as {@code query}. */
  public String problem() {
    return problem;
  }

  /** The word for several problems, such as {@code queries}. */
  public String problems() {
    return problems;
  }

  /** The word for what they are asked on, such as {@code maps}. */
  public String maps() {
    return maps;
  }
}
