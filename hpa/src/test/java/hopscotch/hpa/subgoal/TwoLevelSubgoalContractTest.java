package hopscotch.hpa.subgoal;

import hopscotch.hpa.NeverRuleContract;

class TwoLevelSubgoalContractTest extends NeverRuleContract {
  @Override
  protected String spec() {
    return "subgoal(levels=2)";
  }
}
