package hopscotch.mapf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlanners;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProvidersTest {

  @Test
  void theRegistryHasThePlannersOfThisModule() {
    List<String> ids = new MapfPlanners().planners().stream().map(TeamPlannerFactory::id).toList();
    assertEquals(TeamPlanners.all().stream().map(TeamPlannerFactory::id).toList(), ids);
  }
}
