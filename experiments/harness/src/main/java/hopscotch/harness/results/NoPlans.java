package hopscotch.harness.results;

import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.harness.results.row.Task;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.team.TeamEvidence;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Judges the rows of teams in which a complete planner says that there is no plan. All rows of a
 * run are considered whenever it is read, since the row that decides may be of another planner,
 * shard or session. Rows of other kinds of problem are not changed.
 */
final class NoPlans {
  private static final String NO_PLAN = "no-plan";

  private final Map<Team, TeamEvidence> teams = new HashMap<>();

  /** A team on a map, regardless of the planner. */
  private record Team(String map, String movement, RowProblem asked) {}

  private NoPlans() {}

  /** Reads the rows of all segments, of problems of a kind. */
  public static NoPlans of(ProblemKind kind, List<Path> segments) throws IOException {
    NoPlans all = new NoPlans();
    if (kind == ProblemKind.TEAM) {
      for (Path segment : segments) {
        RowReader.forEach(segment, all::add);
      }
    }
    return all;
  }

  private void add(Row row) throws BadFileException {
    Verdict verdict = row.verdict();
    if (verdict == Verdict.VALID || verdict == Verdict.OPTIMAL) {
      evidence(row).addPlan(row.task().planner(), row.real(RowColumn.LENGTH));
    } else if (isClaim(row)) {
      evidence(row).addNone(row.task().planner());
    }
  }

  private TeamEvidence evidence(Row row) throws BadFileException {
    Task task = row.task();
    Team team = new Team(task.map(), task.movement(), row.asked());
    return teams.computeIfAbsent(team, unseen -> new TeamEvidence());
  }

  /** The row, with the verdict that follows from all rows. */
  public Row judged(Row row) throws BadFileException {
    if (!isClaim(row)) {
      return row;
    }
    String planner = row.task().planner();
    TeamEvidence evidence = evidence(row);
    return row.with(RowColumn.VERDICT, evidence.worth(planner).text())
        .with(RowColumn.DETAIL, evidence.reason(planner));
  }

  /** Whether a row rests on its planner's word alone. */
  private static boolean isClaim(Row row) throws BadFileException {
    return row.text(RowColumn.OUTCOME).equals(NO_PLAN) && row.verdict() == Verdict.UNCHECKED;
  }
}
