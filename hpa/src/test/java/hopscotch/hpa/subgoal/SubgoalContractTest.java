package hopscotch.hpa.subgoal;

import hopscotch.hpa.NeverRuleContract;
import java.util.Map;

class SubgoalContractTest extends NeverRuleContract {
  @Override
  protected String spec() {
    return "subgoal";
  }

  @Override
  protected Map<String, Number> searchNumbers() {
    return Map.of("hopscotch.hpa.subgoal.SubgoalSearch.query", Integer.MAX_VALUE - 3);
  }
}
