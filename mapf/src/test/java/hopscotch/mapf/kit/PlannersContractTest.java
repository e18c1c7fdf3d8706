package hopscotch.mapf.kit;

import hopscotch.core.planner.Budget;
import hopscotch.mapf.planner.TeamBudget;
import java.util.stream.Stream;

class PlannersContractTest extends TeamPlannerContract {
  @Override
  Stream<Checked> planners() {
    return Stream.concat(
        Stream.of(
                "pp",
                "pp(order=given,restarts=0)",
                "whca(window=4,steps=200)",
                "pibt(steps=200)",
                "lacam",
                "lacam(swap=false,samples=3)",
                "lacamstar",
                "lacamstar(objective=makespan,samples=2,seed=3)",
                "lacamstar(samples=2,scatter=2,refine=5,recursion=0.5)",
                "lns(rounds=30,size=2)",
                "lns(first=pp,rounds=30)",
                "lns2(rounds=50,size=3)",
                "lns2(neighbourhood=failure,rounds=50,size=2)")
            .map(spec -> new Checked(spec, TeamBudget.UNLIMITED)),
        Stream.of(
                "cbs",
                "cbs(prioritise=false,bypass=false,heuristic=none,target=false,corridor=false,"
                    + "rectangle=false,disjoint=false)",
                "cbs(target=false)",
                "cbs(disjoint=false)",
                "cbs(heuristic=dg,target=false,bypass=false)",
                "eecbs",
                "eecbs(w=1)",
                "eecbs(w=1.5,disjoint=true,heuristic=dg)",
                "eecbs(w=1.1,prioritise=false,bypass=false,heuristic=cg,target=false,"
                    + "corridor=false,rectangle=false)")
            // Trees of crowded teams grow without measure.
            .map(spec -> new Checked(spec, TeamBudget.of(Budget.expansions(500)))));
  }
}
