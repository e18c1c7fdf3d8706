package hopscotch.judge.team;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.PlanValidator.Following;
import hopscotch.mapf.team.Team;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class PlanConflictsTest {
  private static final GridMap OPEN = GridMap.parse("...", "...");

  private static Team team(Movement movement, int[][] paths) {
    int[] starts = new int[paths.length];
    int[] goals = new int[paths.length];
    for (int unit = 0; unit < paths.length; unit++) {
      starts[unit] = paths[unit][0];
      goals[unit] = paths[unit][paths[unit].length - 1];
    }
    return Team.of(GridGraph.of(OPEN, movement), starts, goals);
  }

  /** Paths of cells by digits, x + 3 y. */
  private static int[][] paths(String... paths) {
    int[][] cells = new int[paths.length][];
    for (int unit = 0; unit < paths.length; unit++) {
      cells[unit] = paths[unit].chars().map(c -> OPEN.cell((c - '0') % 3, (c - '0') / 3)).toArray();
    }
    return cells;
  }

  private static List<String> conflicts(Movement movement, Following following, String... paths) {
    int[][] cells = paths(paths);
    return PlanConflicts.of(team(movement, cells), Plan.ofPaths(cells), following).stream()
        .map(conflict -> conflict.step() + ": " + conflict.describe(OPEN))
        .toList();
  }

  @Example
  void eachIsNamedWithUnitsCellAndStep() {
    assertEquals(
        List.of("1: units 0 and 1 are both at (1, 0)"),
        conflicts(Movement.ORTHOGONAL, Following.ALLOWED, "014", "212"));
    assertEquals(
        List.of("1: units 0 and 1 swap (0, 0) and (1, 0)"),
        conflicts(Movement.ORTHOGONAL, Following.ALLOWED, "01", "10"));
    assertEquals(
        List.of("1: unit 0 moves from (0, 0) to (2, 0), which is no legal move"),
        conflicts(Movement.ORTHOGONAL, Following.ALLOWED, "02", "33"));
    assertEquals(
        List.of("1: unit 0 from (0, 0) to (1, 1) crosses unit 1"),
        conflicts(Movement.OCTILE, Following.ALLOWED, "04", "13"));
  }

  @Example
  void followingIsOneOnlyWhereItIsForbidden() {
    assertEquals(List.of(), conflicts(Movement.ORTHOGONAL, Following.ALLOWED, "01", "12"));
    assertEquals(
        List.of("1: unit 0 follows unit 1 into (1, 0)"),
        conflicts(Movement.ORTHOGONAL, Following.FORBIDDEN, "01", "12"));
  }

  @Example
  void threeInOneCellAreThreePairs() {
    assertEquals(3, conflicts(Movement.ORTHOGONAL, Following.ALLOWED, "010", "212", "414").size());
  }

  @Example
  void aUnitThatDoesNotRestAtItsGoalIsNamed() {
    Team team = team(Movement.ORTHOGONAL, paths("012"));
    List<PlanConflict> conflicts =
        PlanConflicts.of(team, Plan.ofPaths(paths("01")), Following.ALLOWED);
    assertEquals("unit 0 rests at (1, 0), which is not its goal", conflicts.get(0).describe(OPEN));
  }

  @Property(seed = "42", tries = 1000)
  void theValidatorRefusesExactlyThePlansWithConflicts(
      @ForAll long seed, @ForAll CornerRule corners, @ForAll Following following) {
    SplittableRandom random = new SplittableRandom(seed);
    GridMap map = GridMap.parse("....", random.nextBoolean() ? ".@.." : "....", "....");
    Movement movement =
        random.nextBoolean() ? Movement.ORTHOGONAL : Movement.OCTILE.withCorners(corners);
    int[][] paths = new int[1 + random.nextInt(4)][1 + random.nextInt(4)];
    int[] starts = new int[paths.length];
    int[] goals = new int[paths.length];
    for (int unit = 0; unit < paths.length; unit++) {
      int x = random.nextInt(4);
      int y = random.nextInt(3);
      for (int step = 0; step < paths[unit].length; step++) {
        x = Math.max(0, Math.min(3, x + random.nextInt(3) - 1));
        y = Math.max(0, Math.min(2, y + random.nextInt(3) - 1));
        paths[unit][step] = map.cell(x, y);
      }
      starts[unit] = paths[unit][0];
      goals[unit] = paths[unit][paths[unit].length - 1];
    }
    Team team;
    try {
      team = Team.of(GridGraph.of(map, movement), starts, goals);
    } catch (IllegalArgumentException e) {
      Assume.that(false);
      return;
    }
    Plan plan = Plan.ofPaths(paths);
    List<PlanConflict> conflicts = PlanConflicts.of(team, plan, following);
    assertEquals(
        PlanValidator.check(team, plan, following).isValid(),
        conflicts.isEmpty(),
        conflicts::toString);
  }
}
