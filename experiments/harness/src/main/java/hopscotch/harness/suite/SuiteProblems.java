package hopscotch.harness.suite;

import hopscotch.core.grid.EndPoints;
import java.util.List;

/** Checks which of the keys that say what a suite asks go together. */
final class SuiteProblems {
  private SuiteProblems() {}

  static ProblemSelection problems(
      QuerySelection queries,
      GoalDraw goals,
      boolean nearest,
      CrowdDraw crowd,
      List<WalkSelection> walks,
      List<TeamSelection> teams,
      TeamStop stop) {
    if (crowd != null) {
      return new Crowds(queries, crowd);
    }
    if (queries != null) {
      return goals != null || nearest ? new Goals(queries, goals) : queries;
    }
    return teams.isEmpty() ? new Walks(walks) : new Teams(teams, stop);
  }

  static void requireOneKind(
      QuerySelection queries, List<WalkSelection> walks, List<TeamSelection> teams) {
    if (queries != null && !walks.isEmpty()) {
      throw new IllegalArgumentException("queries beside walks: expected one of them");
    }
    if (!teams.isEmpty() && (queries != null || !walks.isEmpty())) {
      throw new IllegalArgumentException(
          "teams beside %s: expected one of them".formatted(queries != null ? "queries" : "walks"));
    }
  }

  static void requireQueriesOfGoals(QuerySelection queries, GoalDraw goals, boolean nearest) {
    if (goals != null && nearest) {
      throw new IllegalArgumentException("goals beside nearest: expected one of them");
    }
    if (queries == null && (goals != null || nearest)) {
      throw new IllegalArgumentException(
          "%s belongs to queries: expected none beside walks or teams"
              .formatted(nearest ? "nearest" : "goals"));
    }
  }

  static void requireQueriesOfCrowds(QuerySelection queries, boolean hasGoals, CrowdDraw crowd) {
    if (crowd != null && hasGoals) {
      throw new IllegalArgumentException("crowd beside goals or nearest: expected one of them");
    }
    if (crowd != null && queries == null) {
      throw new IllegalArgumentException(
          "crowd belongs to queries: expected none beside walks or teams");
    }
  }

  static void requireCentresOfGoals(boolean hasGoals, List<MovementText> movements) {
    for (MovementText movement : movements) {
      if (hasGoals && movement.movement().ends() != EndPoints.CENTRES) {
        throw new IllegalArgumentException(
            "movements '%s' beside goals, nearest or crowd: expected ends at the centres of cells"
                .formatted(movement.text()));
      }
    }
  }

  static void requireStopOfTeams(TeamStop stop, List<TeamSelection> teams) {
    if (stop != null && teams.isEmpty()) {
      throw new IllegalArgumentException("stop belongs to teams: expected none here");
    }
  }
}
