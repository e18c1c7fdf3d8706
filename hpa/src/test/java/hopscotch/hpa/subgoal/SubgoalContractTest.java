package hopscotch.hpa.subgoal;

import hopscotch.hpa.NeverRuleContract;

class SubgoalContractTest extends NeverRuleContract {
  @Override
  protected String spec() {
    return "subgoal";
  }
}
