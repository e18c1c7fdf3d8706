package hopscotch.hpa.contraction;

import hopscotch.hpa.NeverRuleContract;

class ContractionContractTest extends NeverRuleContract {
  @Override
  protected String spec() {
    return "ch";
  }
}
