package hopscotch.experiments.run.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RecentMeanTest {
  private final RecentMean mean = new RecentMean();

  @Test
  void withoutAValueThereIsNone() {
    assertEquals(-1, mean.orMinusOne());
  }

  @Test
  void whatWasSlowWhileCodeWasCompiledIsForgotten() {
    for (int i = 0; i < 2000; i++) {
      mean.add(i < 100 ? 5000 : 50);
    }
    assertEquals(50, mean.orMinusOne(), 0.1);
  }
}
