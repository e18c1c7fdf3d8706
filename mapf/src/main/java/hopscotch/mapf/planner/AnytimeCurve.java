package hopscotch.mapf.planner;

import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.List;

/** The anytime curve of a search: the costs of each better plan, and when it was found. */
public final class AnytimeCurve implements TeamObserver {
  private final List<Point> points = new ArrayList<>();

  /**
   * A better plan.
   *
   * @param nanos since the planning began
   * @param costs of the plan
   */
  public record Point(long nanos, PlanCosts costs) {}

  @Override
  public void begin(Team team) {
    points.clear();
  }

  @Override
  public void improve(Plan plan, PlanCosts costs, long elapsedNanos) {
    points.add(new Point(elapsedNanos, costs));
  }

  /** The points of the last team, in the order of time. */
  public List<Point> points() {
    return List.copyOf(points);
  }
}
