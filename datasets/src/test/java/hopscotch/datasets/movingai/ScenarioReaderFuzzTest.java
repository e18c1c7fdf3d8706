package hopscotch.datasets.movingai;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.grid.GridMap;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ScenarioReaderFuzzTest {
  @FuzzTest
  void scenario(byte[] input) {
    HostileInput.read(input, BadFileException.class, ScenarioReaderFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeScenario() throws IOException {
    HostileInput.huge(HostileInput.seeds(ScenarioReaderFuzzTest.class, "scenario"))
        .forEach(this::scenario);
  }

  private static void read(byte[] bytes) throws BadFileException {
    Scenario scenario = ScenarioReader.read(bytes, "x.scen");
    for (ScenarioRow row : scenario.rows()) {
      scenario.lengthFormat().agrees(row.length(), 1, 1);
    }
    scenario.requireFits(GridMap.parse("...", "..."), "a.map");
  }
}
