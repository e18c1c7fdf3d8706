package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class MovementFuzzTest {
  @FuzzTest
  void movement(byte[] input) {
    HostileInput.read(input, IllegalArgumentException.class, MovementFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeMovement() throws IOException {
    HostileInput.huge(HostileInput.seeds(MovementFuzzTest.class, "movement"))
        .forEach(this::movement);
  }

  /** What was read is written as it is read, and makes a graph or is refused. */
  private static void read(byte[] bytes) {
    Movement movement = Movement.parse(new String(bytes, StandardCharsets.UTF_8));
    assertEquals(movement, Movement.parse(movement.toString()));
    GridGraph graph = GridGraph.of(GridMap.parse(".S@T.", "W.@..", "....."), movement);
    assertTrue(graph.freeCount() <= 15);
  }
}
