package hopscotch.hpa.label;

import hopscotch.hpa.NeverRuleContract;

/** On maps as small as those of the contract queries of {@code hl} would scan for their seeds. */
class KeptSeedsContractTest extends NeverRuleContract {
  @Override
  protected String spec() {
    return "hl(seeds=kept)";
  }
}
