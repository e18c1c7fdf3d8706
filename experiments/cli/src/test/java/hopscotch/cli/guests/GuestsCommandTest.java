package hopscotch.cli.guests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.CommandLineRun;
import hopscotch.harness.guest.Guests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hosts of entries of the Grid-Based Path Planning Competition, compiled and asked. */
@Tag("programs")
class GuestsCommandTest {
  private static final String QUICK = "--flag=-O0";

  @TempDir private Path folder;

  @Test
  void anEntryOfTheClassicInterfaceAnswersMapAfterMap() {
    Guests.requireCompiler();
    Path host = folder.resolve("mine");
    CommandLineRun built = build("--entry", Guests.examples().resolve("gppc/classic"), "-o", host);
    assertEquals(0, built.code(), built.err());
    // The entry keeps all in global variables: it answers wrongly where maps share a process.
    CommandLineRun verified =
        CommandLineRun.of(
            "verify",
            "--contract",
            "--tries",
            15,
            "--guest",
            "gppc-classic=" + host,
            "--planner",
            "guest(gppc-classic)");
    assertEquals(0, verified.code(), verified.out() + verified.err());
  }

  /** Its header on top, its sources and what they include in folders of their own. */
  @ParameterizedTest
  @ValueSource(strings = {"std::string&", "const std::string&", "std::string"})
  void anEntryIsCompiledWhateverItTakesForTheNameOfAFile(String type) throws IOException {
    Guests.requireCompiler();
    Path classic = Guests.examples().resolve("gppc/classic");
    Path sources = Files.createDirectories(folder.resolve("entry/src"));
    Path include = Files.createDirectories(folder.resolve("entry/include"));
    Files.copy(classic.resolveSibling("grid_search.h"), include.resolve("grid_search.h"));
    Files.writeString(
        folder.resolve("entry/Entry.h"),
        Files.readString(classic.resolve("Entry.h"))
            .replace("#include <vector>", "#include <string>\n#include <vector>")
            .replace("const char* filename", type + " filename"));
    Files.writeString(
        sources.resolve("Entry.cpp"),
        Files.readString(classic.resolve("Entry.cpp"))
            .replace("../grid_search.h", "grid_search.h")
            .replace("const char* filename", type + " filename")
            .replace("\n\", filename)", "\n\", filename.c_str())"));
    Path host = folder.resolve("mine");
    CommandLineRun built =
        build(
            "--entry",
            folder.resolve("entry"),
            "--source",
            sources,
            "--flag=-I" + include,
            "-o",
            host);
    assertEquals(0, built.code(), built.err());
    CommandLineRun verified =
        CommandLineRun.of(
            "verify",
            "--contract",
            "--tries",
            3,
            "--guest",
            "gppc-named=" + host,
            "--planner",
            "guest(gppc-named)");
    assertEquals(0, verified.code(), verified.out() + verified.err());
  }

  @Test
  void anEntryOfTheCInterfaceIsCompiledIntoItsHost() {
    Guests.requireCompiler();
    Path host = folder.resolve("mine");
    CommandLineRun built = build("--entry", Guests.examples().resolve("gppc/library"), "-o", host);
    assertEquals(0, built.code(), built.err());
    CommandLineRun again = build("--entry", folder, "-o", host);
    assertTrue(again.err().contains("no Entry.h"), again.err());
    CommandLineRun verified =
        CommandLineRun.of(
            "verify",
            "--contract",
            "--tries",
            5,
            "--guest",
            "gppc-c=%s --promise OPTIMAL".formatted(host),
            "--planner",
            "guest(gppc-c)");
    assertEquals(0, verified.code(), verified.out() + verified.err());
  }

  @Test
  void anEntryOfTheAnyAngleKitIsRefusedByName() throws IOException {
    Guests.requireCompiler();
    Files.writeString(
        folder.resolve("Entry.h"),
        """
        #include <string>
        #include <vector>
        namespace GPPC { struct xyLoc { double x; double y; }; }
        typedef GPPC::xyLoc xyLoc;
        void PreprocessMap(const std::vector<bool>&, int, int, const std::string&);
        void* PrepareForSearch(const std::vector<bool>&, int, int, const std::string&);
        bool GetPath(void*, xyLoc, xyLoc, std::vector<xyLoc>&);
        std::string GetName();
        """);
    CommandLineRun built = build("--entry", folder, "-o", folder.resolve("mine"));
    assertEquals(4, built.code());
    assertTrue(built.err().contains("an entry of the any-angle kit"), built.err());
  }

  @Test
  void aFileThatIsNotOursStays() throws IOException {
    Path thesis = Files.writeString(folder.resolve("thesis"), "mine");
    CommandLineRun built = build("-o", thesis);
    assertEquals(2, built.code());
    assertEquals("mine", Files.readString(thesis));
    assertTrue(built.err().contains("--force"), built.err());
  }

  @Test
  void aGuestOfTheUsersOwnStays() throws IOException {
    Path guest = folder.resolve("mine.py");
    Files.writeString(guest, "# it answers hopscotch-guest\n");
    assertEquals(2, build("-o", guest).code());
    assertEquals("# it answers hopscotch-guest\n", Files.readString(guest));
  }

  @Test
  void aGuestSolvesAsAnyPlannerDoes() throws IOException {
    Guests.requirePython();
    Path map = folder.resolve("plain.map");
    Files.writeString(map, "type octile\nheight 2\nwidth 4\nmap\n....\n....\n");
    String guest = "solver=python3 " + Guests.examples().resolve("astar.py");
    CommandLineRun run =
        CommandLineRun.of(
            "solve",
            "--map",
            map,
            "--from",
            "0,0",
            "--to",
            "3,1",
            "--guest",
            guest,
            "--planner",
            "guest(solver)",
            "--format",
            "csv");
    assertEquals(0, run.code(), run.err());
    assertEquals("optimal", run.csv().get(0).getField("verdict"));
    CommandLineRun other =
        CommandLineRun.of(
            "solve",
            "--map",
            map,
            "--from",
            "0,0",
            "--to",
            "3,1",
            "--guest",
            guest,
            "--planner",
            "guest(solve)");
    assertEquals(2, other.code());
    assertTrue(other.err().contains("did you mean solver?"), other.err());
  }

  @Test
  void aWrongGuestIsShownWithItsMapAndQuery() {
    Guests.requirePython();
    String command =
        "env PYTHONPATH=%s python3 %s standing".formatted(Guests.examples(), Guests.wrongFile());
    CommandLineRun run =
        CommandLineRun.of(
            "verify",
            "--contract",
            "--tries",
            3,
            "--guest",
            "stands=" + command,
            "--planner",
            "guest(stands)");
    assertEquals(3, run.code(), run.err());
    assertTrue(run.out().contains("finds the way from a cell to itself: no"), run.out());
    assertTrue(run.out().contains("from 0,0 to 0,0"), run.out());
  }

  private static CommandLineRun build(Object... words) {
    Object[] all = new Object[words.length + 4];
    all[0] = "guests";
    all[1] = "build";
    all[2] = "gppc";
    all[3] = QUICK;
    System.arraycopy(words, 0, all, 4, words.length);
    return CommandLineRun.of(all);
  }
}
