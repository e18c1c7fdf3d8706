package hopscotch.mapf.cbs.lowlevel;

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
public record Branch(
    int unit, List<Constraint> constraints, Constraint demand, int leastSteps, int mostSteps) {

  /** Forbids one thing. */
  public static Branch of(Constraint constraint) {
    return of(constraint.unit(), List.of(constraint));
  }

  /** Forbids a unit all of these. */
  public static Branch of(int unit, List<Constraint> constraints) {
    return new Branch(unit, constraints, null, 0, Constraint.FOREVER);
  }

  /** Demands of a unit what a constraint would forbid it. */
  public static Branch demanding(Constraint demand) {
    return new Branch(demand.unit(), List.of(), demand, 0, Constraint.FOREVER);
  }

  /** A unit comes to rest at that step or later. */
  public static Branch longer(int unit, int leastSteps) {
    return new Branch(unit, List.of(), null, leastSteps, Constraint.FOREVER);
  }

  /** A unit comes to rest at that step or before, and no other is at its goal from then on. */
  public static Branch shorter(int unit, int mostSteps) {
    return new Branch(unit, List.of(), null, 0, mostSteps);
  }

  /** Whether units other than {@link #unit} are bound too. */
  public boolean bindsAll() {
    return demand != null || mostSteps != Constraint.FOREVER;
  }
}
