package hopscotch.mapf.cbs.lowlevel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.mapf.kit.Walks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What the branches of a node forbid, against each branch read by itself. */
class ConstraintTableTest {

  @Property(seed = "20151")
  void moves(@ForAll long seed) {
    BoundUnit unit = new BoundUnit(new Random(seed));
    for (int from = 0; from < unit.graph.size(); from++) {
      for (int to : unit.onwards(from)) {
        for (int step = 1; step <= BoundUnit.LAST; step++) {
          assertEquals(unit.allows(from, to, step), unit.table.allows(from, to, step), unit::text);
        }
      }
      assertEquals(unit.allows(from, from, 0), unit.table.allowsStart(from), unit::text);
    }
  }

  @Property(seed = "20152")
  void paths(@ForAll long seed) {
    Random random = new Random(seed);
    BoundUnit unit = new BoundUnit(random);
    for (int i = 0; i < 20; i++) {
      int[] path = Walks.walk(unit.graph, random);
      int before = path[Math.max(0, path.length - 2)];
      int goal = unit.goals[0];
      path[path.length - 1] = goal;
      if (Arrays.stream(unit.onwards(before)).noneMatch(next -> next == goal)) {
        continue;
      }
      assertEquals(
          unit.allowsPath(path),
          unit.table.allows(new UnitPath(path)),
          () -> unit.text() + Arrays.toString(path));
    }
  }

  @Property(seed = "20153")
  void copiesAreEqualInWhateverOrderTheBranchesCame(@ForAll long seed) {
    Random random = new Random(seed);
    BoundUnit unit = new BoundUnit(random);
    UnitConstraints copy = unit.table.copy(0);
    List<Branch> others = new ArrayList<>(unit.branches);
    others.addAll(unit.branches);
    Collections.shuffle(others, random);
    unit.table.read(others, 0, unit.goals);
    assertEquals(copy, unit.table.copy(0), unit::text);
    assertEquals(copy.hashCode(), unit.table.copy(0).hashCode());
    assertNotEquals(copy, unit.table.copy(1), "it is another unit");
  }

  @Property(seed = "20154")
  void copiesDifferWhereOneMoveIsForbidden(@ForAll long seed) {
    Random random = new Random(seed);
    BoundUnit unit = new BoundUnit(random);
    UnitConstraints copy = unit.table.copy(0);
    int from = random.nextInt(unit.graph.size());
    int to = unit.onwards(from)[random.nextInt(unit.onwards(from).length)];
    int step = 1 + random.nextInt(BoundUnit.LAST);
    List<Branch> more = new ArrayList<>(unit.branches);
    more.add(Branch.of(Constraint.edge(0, from, to, step)));
    boolean isNew = unit.allows(from, to, step);
    unit.table.read(more, 0, unit.goals);
    assertTrue(!isNew || !copy.equals(unit.table.copy(0)), unit::text);
  }

  /** Who arrives from somewhere else may be forbidden that move, which is not asked here. */
  @Property(seed = "20152")
  void whenTheUnitMayRest(@ForAll long seed) {
    BoundUnit unit = new BoundUnit(new Random(seed));
    int goal = unit.goals[0];
    for (int step = 0; step <= BoundUnit.LAST; step++) {
      boolean rests = step >= unit.table.restFrom(goal) && step <= unit.table.mostSteps();
      boolean mayRest = unit.mayRest(step) && unit.allows(goal, goal, step);
      assertEquals(mayRest, rests, unit::text);
    }
  }
}
