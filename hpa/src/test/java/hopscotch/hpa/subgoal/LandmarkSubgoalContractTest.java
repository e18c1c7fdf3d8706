package hopscotch.hpa.subgoal;

import hopscotch.hpa.NeverRuleContract;

class LandmarkSubgoalContractTest extends NeverRuleContract {
  @Override
  protected String spec() {
    return "subgoal(levels=all,landmarks=3)";
  }
}
