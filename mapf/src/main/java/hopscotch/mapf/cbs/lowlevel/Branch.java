package hopscotch.mapf.cbs.lowlevel;

import java.util.List;

/**
 * One side of a split: what it forbids, what it demands, and when the unit must come to rest.
 *
 * @param unit the unit that is bound
 * @param constraints what this unit may not do
 * @param demand what this unit must do, and no other unit may conflict with; {@code null} if
 *     nothing is demanded
 * @param leastSteps the unit rests at this step or later
 * @param mostSteps the unit rests at this step or before, and no other unit is at its goal then or
 *     later; {@link Constraint#FOREVER} if there is no such limit
 */
public record Branch(
    int unit, List<Constraint> constraints, Constraint demand, int leastSteps, int mostSteps) {

  /** A side that forbids one thing. */
  public static Branch of(Constraint constraint) {
    return of(constraint.unit(), List.of(constraint));
  }

  /** A side that forbids a unit several things. */
  public static Branch of(int unit, List<Constraint> constraints) {
    return new Branch(unit, constraints, null, 0, Constraint.FOREVER);
  }

  /** A side that demands of a unit what a constraint would forbid. */
  public static Branch demanding(Constraint demand) {
    return new Branch(demand.unit(), List.of(), demand, 0, Constraint.FOREVER);
  }

  /** A side on which a unit comes to rest at a step or later. */
  public static Branch longer(int unit, int leastSteps) {
    return new Branch(unit, List.of(), null, leastSteps, Constraint.FOREVER);
  }

  /**
   * A side on which a unit comes to rest at a step or before, and no other unit is at its goal from
   * then on.
   */
  public static Branch shorter(int unit, int mostSteps) {
    return new Branch(unit, List.of(), null, 0, mostSteps);
  }

  /** Whether units other than {@link #unit} are bound too. */
  public boolean bindsAll() {
    return demand != null || mostSteps != Constraint.FOREVER;
  }
}
