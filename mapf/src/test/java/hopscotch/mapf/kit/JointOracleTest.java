package hopscotch.mapf.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Team;
import org.junit.jupiter.api.Test;

class JointOracleTest {

  @Test
  void twoUnitsInACorridorCannotChangePlaces() {
    Team team = TeamCase.of("4", new int[][] {{0, 0, 2, 0}, {2, 0, 0, 0}}, "...").team();
    for (Objective objective : Objective.values()) {
      assertEquals(JointOracle.NO_PLAN, JointOracle.cost(team, objective));
    }
  }

  /** The unit at its goal lets the other by and comes back: it rests there one step before. */
  @Test
  void whatAUnitRestsAtItsGoalBeforeItLeavesCountsInTheSumOfCostsAlone() {
    Team team = TeamCase.of("4", new int[][] {{0, 0, 4, 0}, {2, 0, 2, 0}}, ".....", "@@.@@").team();
    assertEquals(4, JointOracle.cost(team, Objective.MAKESPAN));
    assertEquals(6, JointOracle.cost(team, Objective.SUM_OF_LOSS));
    assertEquals(7, JointOracle.cost(team, Objective.SUM_OF_COSTS));
  }

  @Test
  void unitsTurnRoundTheBlockTogether() {
    int[][] units = {{0, 0, 1, 0}, {1, 0, 1, 1}, {1, 1, 0, 1}, {0, 1, 0, 0}};
    assertEquals(
        4, JointOracle.cost(TeamCase.of("4", units, "..", "..").team(), Objective.SUM_OF_COSTS));
  }

  @Test
  void diagonalsOfABlockDoNotCross() {
    int[][] units = {{0, 0, 1, 1}, {1, 0, 0, 1}};
    Team team = TeamCase.of("8", units, "..", "..").team();
    assertEquals(2, JointOracle.cost(team, Objective.MAKESPAN));
  }
}
