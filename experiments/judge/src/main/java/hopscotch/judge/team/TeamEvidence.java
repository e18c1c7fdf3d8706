package hopscotch.judge.team;

import hopscotch.judge.verdict.Verdict;
import java.util.HashSet;
import java.util.Set;

/**
 * What all answers for one team say of whether there is a plan. That there is none is a planner's
 * word: no validator can check it. A valid plan of anybody's refutes it. A complete planner that
 * ended its search without one confirms it, if it is another: what shares an id shares its
 * mistakes. A goal that cannot be reached is no question: {@link hopscotch.mapf.team.Team} refuses
 * it.
 */
public final class TeamEvidence {
  private String planner;
  private double cost = Double.POSITIVE_INFINITY;
  private final Set<String> ended = new HashSet<>();

  /** No answer yet. */
  public TeamEvidence() {}

  /**
   * Notes a valid plan.
   *
   * @param spec of its planner, as text
   */
  public void addPlan(String spec, double sumOfCosts) {
    boolean isFirstByName = sumOfCosts == cost && spec.compareTo(planner) < 0;
    if (sumOfCosts < cost || isFirstByName) {
      planner = spec;
      cost = sumOfCosts;
    }
  }

  /**
   * Notes that a complete planner ended its search without a plan.
   *
   * @param spec of the planner, as text
   */
  public void addNone(String spec) {
    ended.add(id(spec));
  }

  /** What it is worth that this complete planner says that there is no plan. */
  public Verdict worth(String spec) {
    if (planner != null) {
      return Verdict.MISSED;
    }
    return ended.stream().anyMatch(id -> !id.equals(id(spec)))
        ? Verdict.NO_PATH
        : Verdict.UNCHECKED;
  }

  /** Why it is worth that, for people; empty where it is right. */
  public String reason(String spec) {
    return switch (worth(spec)) {
      case MISSED -> "there is a plan, of %s, with a sum of costs of %.0f".formatted(planner, cost);
      case UNCHECKED -> "no plan, says this planner alone: no other complete one ended its search";
      default -> "";
    };
  }

  private static String id(String spec) {
    int end = spec.indexOf('(');
    return end < 0 ? spec : spec.substring(0, end);
  }
}
