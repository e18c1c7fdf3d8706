package hopscotch.bidirectional;

import hopscotch.core.testkit.ProviderChecks;
import org.junit.jupiter.api.Test;

class ProvidersTest {

  @Test
  void theirPlannersAreInTheRegistry() {
    ProviderChecks.areRegistered("hopscotch.bidirectional");
  }
}
