package hopscotch.hpa.label;

import hopscotch.hpa.NeverRuleContract;

class LabelContractTest extends NeverRuleContract {
  @Override
  protected String spec() {
    return "hl";
  }
}
