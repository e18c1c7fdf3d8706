package hopscotch.mapf.planner;

import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.List;

/**
 * The anytime curve of a search: the costs of each better plan, and when it was found. The time is
 * that of a clock of its own, not what the planner says.
 */
public final class AnytimeCurve implements TeamObserver {
  private final List<Point> points = new ArrayList<>();
  private long startNanos;

  /**
   * A better plan.
   *
   * @param nanos the nanoseconds since the planning began
   */
  public record Point(long nanos, PlanCosts costs) {}

  @Override
  public void begin(Team team) {
    points.clear();
    startNanos = System.nanoTime();
  }

  @Override
  public void improve(Plan plan, PlanCosts costs, long elapsedNanos) {
    points.add(new Point(System.nanoTime() - startNanos, costs));
  }

  /** The points of the curve for the last team, in the order of time. */
  public List<Point> points() {
    return List.copyOf(points);
  }
}
