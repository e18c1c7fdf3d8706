package hopscotch.mapf;

import hopscotch.mapf.lacam.LacamPlanners;
import hopscotch.mapf.pibt.PibtPlanners;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlannerProvider;
import java.util.ArrayList;
import java.util.List;

/** The registry's entries of this module. */
public final class MapfPlanners implements TeamPlannerProvider {

  @Override
  public List<TeamPlannerFactory> planners() {
    List<TeamPlannerFactory> planners = new ArrayList<>();
    planners.addAll(PibtPlanners.planners());
    planners.addAll(LacamPlanners.planners());
    return planners;
  }
}
