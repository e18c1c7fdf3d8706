package hopscotch.mapf.team;

/**
 * What {@link PlanValidator} found.
 *
 * @param problem what is wrong, naming the first bad step, its units and cells; {@code null} for a
 *     valid plan
 * @param costs the costs of the plan, {@code null} where it is not valid
 */
public record PlanCheck(String problem, PlanCosts costs) {

  /** Whether the plan is valid. */
  public boolean isValid() {
    return problem == null;
  }

  static PlanCheck invalid(String problem) {
    return new PlanCheck(problem, null);
  }
}
