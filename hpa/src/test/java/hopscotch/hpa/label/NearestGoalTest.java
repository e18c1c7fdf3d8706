package hopscotch.hpa.label;

import hopscotch.core.contract.GridCase;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.ManyGoalsChecks;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Labels tell which of several goals is nearest. */
class NearestGoalTest {

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = "4121", tries = 200)
  void labelsFindTheNearestGoal(@ForAll("queries") GridCase query) {
    for (String spec : List.of("hl", "ch")) {
      Planner planner = Planners.prepare(spec, query.graph());
      ManyGoalsChecks.findsTheNearest(planner, query);
    }
  }
}
