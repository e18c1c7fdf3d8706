package hopscotch.hpa.subgoal;

import hopscotch.hpa.NeverRuleContract;

class ManyLevelSubgoalContractTest extends NeverRuleContract {
  @Override
  protected String spec() {
    return "subgoal(levels=all)";
  }
}
