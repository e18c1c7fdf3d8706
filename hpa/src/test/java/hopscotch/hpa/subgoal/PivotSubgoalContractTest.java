package hopscotch.hpa.subgoal;

import hopscotch.hpa.NeverRuleContract;

class PivotSubgoalContractTest extends NeverRuleContract {
  @Override
  protected String spec() {
    return "subgoal(levels=max,pivots=3)";
  }
}
