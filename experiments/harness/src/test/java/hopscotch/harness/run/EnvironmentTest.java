package hopscotch.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What makes a checkout dirty: a source that its commit has not. */
class EnvironmentTest {
  @TempDir private Path checkout;

  @BeforeEach
  void commit() throws Exception {
    write("pom.xml");
    write("core/pom.xml");
    write("core/src/main/java/A.java");
    write("README.md");
    git("init", "-q");
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "first");
  }

  @Test
  void whatLiesBesideTheSourcesDoesNot() throws IOException {
    write("weights.yaml");
    write("arena.png");
    write("core/arena.trace.json");
    Files.writeString(checkout.resolve("README.md"), "changed");
    assertFalse(isDirty());
  }

  @Test
  void aChangedSourceDoes() throws IOException {
    Files.writeString(checkout.resolve("core/src/main/java/A.java"), "changed");
    assertTrue(isDirty());
  }

  @Test
  void aNewSourceDoesInANewModuleToo() throws IOException {
    write("mapf/src/main/java/B.java");
    assertTrue(isDirty());
  }

  @Test
  void aChangedBuildDoes() throws IOException {
    Files.writeString(checkout.resolve("core/pom.xml"), "changed");
    assertTrue(isDirty());
  }

  /** Asked from where the classes are, as a run does. */
  private boolean isDirty() throws IOException {
    return Environment.isDirty(Files.createDirectories(checkout.resolve("core")));
  }

  private void write(String name) throws IOException {
    Path file = checkout.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, name);
  }

  private void git(String... arguments) throws Exception {
    List<String> words = new ArrayList<>(List.of("git", "-C", checkout.toString()));
    words.addAll(List.of(arguments));
    assertEquals(0, new ProcessBuilder(words).start().waitFor(), words.toString());
  }
}
