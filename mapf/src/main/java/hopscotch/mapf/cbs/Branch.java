package hopscotch.mapf.cbs;

import java.util.List;

/**
 * One side of a split: what it forbids, and when the unit must come to rest.
 *
 * @param unit the unit that is planned anew
 * @param constraints of this unit, or of any unit for {@code mostSteps}
 * @param leastSteps the unit rests at this step or later
 * @param mostSteps the unit rests at this step or before, and no other unit is at its goal then or
 *     later; {@link Constraint#FOREVER} for no such limit
 */
record Branch(int unit, List<Constraint> constraints, int leastSteps, int mostSteps) {

  static Branch of(Constraint constraint) {
    return new Branch(constraint.unit(), List.of(constraint), 0, Constraint.FOREVER);
  }

  static Branch of(int unit, List<Constraint> constraints) {
    return new Branch(unit, constraints, 0, Constraint.FOREVER);
  }
}
