package hopscotch.judge.team;

import hopscotch.judge.verdict.Verdict;
import java.util.HashSet;
import java.util.Set;

/**
 * The evidence of all answers for one team on whether there is a plan. That there is none is the
 * word of a planner, which no validator can check. Any valid plan refutes it. Another complete
 * planner that ended its search without a plan confirms it; planners with the same id do not count,
 * since they share their mistakes. Goals that cannot be reached do not matter here, since {@link
 * hopscotch.mapf.team.Team} refuses them.
 */
public final class TeamEvidence {
  private String planner;
  private double cost = Double.POSITIVE_INFINITY;
  private final Set<String> ended = new HashSet<>();

  /** Notes a valid plan of a planner. */
  public void addPlan(String spec, double sumOfCosts) {
    boolean isFirstByName = sumOfCosts == cost && spec.compareTo(planner) < 0;
    if (sumOfCosts < cost || isFirstByName) {
      planner = spec;
      cost = sumOfCosts;
    }
  }

  /** Notes that a complete planner ended its search without a plan. */
  public void addNone(String spec) {
    ended.add(id(spec));
  }

  /** The verdict on a complete planner that says that there is no plan. */
  public Verdict worth(String spec) {
    if (planner != null) {
      return Verdict.MISSED;
    }
    return ended.stream().anyMatch(id -> !id.equals(id(spec)))
        ? Verdict.NO_PATH
        : Verdict.UNCHECKED;
  }

  /** The reason of that verdict, for people. Empty if the planner is right. */
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
