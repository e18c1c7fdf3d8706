package hopscotch.hpa.subgoal;

import hopscotch.hpa.NeverRuleContract;

class LandmarkOneLevelContractTest extends NeverRuleContract {
  @Override
  protected String spec() {
    return "subgoal(landmarks=3)";
  }
}
