package hopscotch.mapf.cbs;

import java.util.List;

/**
 * One side of a split: what it forbids, what it demands, and when the unit must come to rest.
 *
 * @param unit the unit that is bound
 * @param constraints what this unit may not do
 * @param demand what this unit must do, so that no other unit may do what conflicts with it; {@code
 *     null} for nothing
 * @param leastSteps the unit rests at this step or later
 * @param mostSteps the unit rests at this step or before, and no other unit is at its goal then or
 *     later; {@link Constraint#FOREVER} for no such limit
 */
record Branch(
    int unit, List<Constraint> constraints, Constraint demand, int leastSteps, int mostSteps) {

  static Branch of(Constraint constraint) {
    return of(constraint.unit(), List.of(constraint));
  }

  static Branch of(int unit, List<Constraint> constraints) {
    return new Branch(unit, constraints, null, 0, Constraint.FOREVER);
  }

  static Branch demanding(Constraint demand) {
    return new Branch(demand.unit(), List.of(), demand, 0, Constraint.FOREVER);
  }

  static Branch longer(int unit, int leastSteps) {
    return new Branch(unit, List.of(), null, leastSteps, Constraint.FOREVER);
  }

  static Branch shorter(int unit, int mostSteps) {
    return new Branch(unit, List.of(), null, 0, mostSteps);
  }

  /** Whether units other than {@link #unit} are bound too. */
  boolean bindsAll() {
    return demand != null || mostSteps != Constraint.FOREVER;
  }
}
