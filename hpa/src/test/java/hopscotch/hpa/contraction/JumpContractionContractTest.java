package hopscotch.hpa.contraction;

import hopscotch.hpa.NeverRuleContract;

class JumpContractionContractTest extends NeverRuleContract {
  @Override
  protected String spec() {
    return "chjp";
  }
}
