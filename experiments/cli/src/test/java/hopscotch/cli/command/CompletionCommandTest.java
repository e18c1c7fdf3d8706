package hopscotch.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hopscotch.cli.CommandLineRun;
import hopscotch.cli.SmallSets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sources the script in a real bash and presses the key: for all lines at once. */
class CompletionCommandTest {
  /** Asks as bash does: the last word is the one to complete. */
  private static final String HARNESS =
      """
      press() {
        COMP_LINE=$1
        COMP_POINT=${#COMP_LINE}
        COMP_WORDS=($2)
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        case $1 in *' ') COMP_WORDS+=(''); COMP_CWORD=$((COMP_CWORD + 1)) ;; esac
        _complete_hopscotch_names
        echo "${COMPREPLY[*]}"
      }
      compopt() { :; }
      while IFS= read -r line; do press "$line" "$line"; done
      """;

  @TempDir private static Path folder;

  @BeforeAll
  static void writeMaps() throws IOException {
    SmallSets.write(folder.resolve("maps"));
    String script = CommandLineRun.of("completion").out();
    Files.writeString(folder.resolve("script"), "set -f\n" + script + HARNESS);
  }

  @Test
  void parametersAndTheirValuesAreCompletedWithinAPlanner() throws Exception {
    requireCompleted(
        """
        hopscotch solve --planner 'lacamst
        hopscotch solve --planner 'astar(reo
        hopscotch solve --planner 'astar(heuristic=oct
        hopscotch solve --planner 'astar(weight=2,ties=hi
        hopscotch solve --planner 'rays(hpa(cluster=10,ent
        hopscotch solve --planner 'rays(lp
        """,
        """
        lacamstar
        astar(reopen=auto astar(reopen=true astar(reopen=false
        astar(heuristic=octile, astar(heuristic=octile)
        astar(weight=2,ties=high-g, astar(weight=2,ties=high-g)
        rays(hpa(cluster=10,entrance=17, rays(hpa(cluster=10,entrance=17)
        rays(lpastar( rays(lpastar)
        """);
  }

  @Test
  void aPlannerThatIsClosedIsPassedOver() throws Exception {
    requireCompleted(
        "hopscotch solve --planner 'rays(hpa(cluster=10),win\n",
        "rays(hpa(cluster=10),window=0, rays(hpa(cluster=10),window=0)\n");
  }

  @Test
  void mapsAndSetsAreThoseOfTheFolders() throws Exception {
    requireCompleted(
        """
        hopscotch solve --map t
        hopscotch solve --map toy/
        hopscotch render oth
        hopscotch render other/ra
        hopscotch datasets fetch wc
        hopscotch verify dao to
        """,
        """
        toy/
        toy/maze toy/rooms
        other/
        other/random
        wc3maps512
        toy
        """);
  }

  @Test
  void commandsAndOptionsAreCompletedAsBefore() throws Exception {
    requireCompleted("hopscotch doct\nhopscotch solve --planne\n", "doctor\n--planner\n");
  }

  @Test
  void whereNoWordTellsTheKindThoseOfAllAreOffered() throws Exception {
    requireCompleted(
        """
        hopscotch solve --a
        hopscotch solve --map m --pa
        hopscotch solve --format c
        hopscotch solve team --a
        hopscotch solve query --a
        hopscotch solve w
        hopscotch render map toy/ro
        """,
        """
        --agents
        --path
        csv
        --agents

        walk
        toy/rooms
        """);
  }

  private static void requireCompleted(String lines, String expected) throws Exception {
    Process bash;
    try {
      ProcessBuilder builder = new ProcessBuilder("bash", "--norc", folder + "/script");
      builder.environment().put("HOPSCOTCH_MAPS", folder.resolve("maps").toString());
      builder.environment().put("HOPSCOTCH_CACHE", folder.resolve("cache").toString());
      bash = builder.redirectErrorStream(true).start();
    } catch (IOException e) {
      assumeTrue(false, "no bash here");
      return;
    }
    try (var in = bash.getOutputStream()) {
      in.write(lines.getBytes(StandardCharsets.UTF_8));
    }
    String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    bash.waitFor();
    assertEquals(expected, said);
  }
}
