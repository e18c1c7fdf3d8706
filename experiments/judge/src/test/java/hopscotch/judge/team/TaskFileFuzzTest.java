package hopscotch.judge.team;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class TaskFileFuzzTest {
  private static final GridGraph GRAPH =
      GridGraph.of(GridMap.parse("......", ".@..@.", "......"), Movement.ORTHOGONAL);

  @FuzzTest
  void tasks(byte[] input) {
    HostileInput.read(input, BadFileException.class, TaskFileFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeTasks() throws IOException {
    HostileInput.huge(HostileInput.seeds(TaskFileFuzzTest.class, "tasks")).forEach(this::tasks);
  }

  private static void read(byte[] bytes) throws IOException {
    Path file = Files.createTempFile("tasks", ".txt");
    try {
      Files.write(file, bytes);
      for (int[] task : TaskFile.read(file, GRAPH)) {
        assertTrue(task.length > 0 && Arrays.stream(task).allMatch(GRAPH::isFree));
      }
    } finally {
      Files.delete(file);
    }
  }
}
