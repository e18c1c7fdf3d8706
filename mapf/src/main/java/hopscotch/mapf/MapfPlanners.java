package hopscotch.mapf;

import hopscotch.mapf.cbs.CbsPlanners;
import hopscotch.mapf.lacam.LacamPlanners;
import hopscotch.mapf.lns.LnsPlanners;
import hopscotch.mapf.pibt.PibtPlanners;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlannerProvider;
import hopscotch.mapf.prioritised.PrioritisedPlanners;
import java.util.ArrayList;
import java.util.List;

/** The registry's entries of this module. */
public final class MapfPlanners implements TeamPlannerProvider {

  @Override
  public List<TeamPlannerFactory> planners() {
    List<TeamPlannerFactory> planners = new ArrayList<>();
    planners.addAll(PrioritisedPlanners.planners());
    planners.addAll(PibtPlanners.planners());
    planners.addAll(LacamPlanners.planners());
    planners.addAll(CbsPlanners.planners());
    planners.addAll(LnsPlanners.planners());
    return planners;
  }
}
