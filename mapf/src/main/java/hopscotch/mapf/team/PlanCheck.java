package hopscotch.mapf.team;

/**
 * The result of {@link PlanValidator}.
 *
 * @param problem what is wrong, naming the first bad step with its units and cells; {@code null} if
 *     the plan is valid
 * @param costs the costs of the plan, or {@code null} if it is not valid
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
