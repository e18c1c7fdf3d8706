package hopscotch.harness.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.movingai.MapWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The modules of the example guests, each under one small planner. */
@Tag("programs")
class ExampleModulesTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final GridMap NARROW = GridMap.of(2, 3, (x, y) -> true);
  private static final GridMap WIDE = GridMap.of(3, 2, (x, y) -> true);

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"cpp", "java", "js", "py"})
  void aTurnOnAMapOfTwoColumnsIsKept(String language) throws Exception {
    try (GuestSession session = start(language)) {
      map(session, NARROW);
      session.prepare(PATIENCE);
      assertEquals(List.of(0, 0, 1, 0, 0, 1), points(session, 0, 0, 0, 1));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpp", "java", "js", "py"})
  void aFaultOfAPlannerIsOneLineAndCostsItsQueryAlone(String language) throws Exception {
    try (GuestSession session = start(language)) {
      map(session, NARROW);
      session.prepare(PATIENCE);
      GuestBlock block = session.ask(new int[] {0, 0, 0, 0}, PATIENCE, Long.MAX_VALUE);
      String problem = block.answers().get(0).problem();
      assertTrue(problem.matches(".*no way.*to itself.*"), problem);
      assertEquals(List.of(0, 0, 1, 0), points(session, 0, 0, 1, 0));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpp", "java", "js", "py"})
  void aMapThatCannotBeServedIsRefusedAlone(String language) throws Exception {
    try (GuestSession session = start(language)) {
      assertRefused(() -> map(session, folder.resolve("missing.map"), WIDE));
      map(session, WIDE);
      assertRefused(() -> session.prepare(PATIENCE));
      map(session, NARROW);
      session.prepare(PATIENCE);
      assertEquals(List.of(0, 0, 1, 0), points(session, 0, 0, 1, 0));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpp", "java", "js", "py"})
  void aMapMayLieBelowAFolderOfAnyLetters(String language) throws Exception {
    Assumptions.assumeTrue(
        Charset.forName(System.getProperty("sun.jnu.encoding")).newEncoder().canEncode("\u00df"),
        "files cannot be named so here");
    Path below = Files.createDirectory(folder.resolve("Gr\u00f6\u00dfe \u6570"));
    try (GuestSession session = start(language)) {
      MapWriter.write(NARROW, below.resolve("a b.map"));
      map(session, below.resolve("a b.map"), NARROW);
      session.prepare(PATIENCE);
      assertEquals(List.of(0, 0, 1, 0), points(session, 0, 0, 1, 0));
    }
  }

  private interface Call {
    void run() throws Exception;
  }

  private static void assertRefused(Call call) {
    GuestFault fault = assertThrows(GuestFault.class, call::run);
    assertEquals(GuestFault.Kind.REFUSED, fault.kind(), fault.getMessage());
  }

  private void map(GuestSession session, GridMap map) throws Exception {
    Path file = folder.resolve("a.map");
    MapWriter.write(map, file);
    map(session, file, map);
  }

  private static void map(GuestSession session, Path file, GridMap map) throws GuestFault {
    session.map(file, map, Movement.OCTILE, PATIENCE);
  }

  private static List<Integer> points(GuestSession session, int... ends) throws GuestFault {
    GuestAnswer answer = session.ask(ends, PATIENCE, Long.MAX_VALUE).answers().get(0);
    return Arrays.stream(answer.points()).boxed().toList();
  }

  private GuestSession start(String language) throws Exception {
    GuestLimits limits = new GuestLimits(PATIENCE, Lines.MAX_BYTES, null, false);
    Map<String, String> environment = Map.of("PYTHONPATH", Guests.examples().toString());
    GuestProgram program = new GuestProgram(command(language), "/", environment, null);
    return GuestSession.start(program, limits, "modules-test", null);
  }

  private List<String> command(String language) throws Exception {
    String name = language.equals("java") ? "Numbered" : "numbered";
    String planner = Guests.file(name + "." + language).toString();
    return switch (language) {
      case "cpp" -> List.of(compiled(planner));
      case "java" -> inJava(planner);
      case "js" -> inNode(planner);
      default -> inPython(planner);
    };
  }

  private List<String> inJava(String planner) {
    String module = Guests.examples().resolve("HopscotchGuest.java").toString();
    String[] words = {"-d", folder.toString(), module, planner};
    assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, words));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return List.of(java, "-cp", folder.toString(), "Numbered");
  }

  private static List<String> inNode(String planner) {
    Assumptions.assumeTrue(Guests.isThere("node"), "there is no node on the path");
    return List.of("node", planner, Guests.examples().resolve("hopscotch_guest.js").toString());
  }

  private static List<String> inPython(String planner) {
    Guests.requirePython();
    return List.of("python3", planner);
  }

  /** The name of the program tells the module that it was made with. */
  private static String compiled(String planner) throws Exception {
    byte[] module = Files.readAllBytes(Guests.examples().resolve("hopscotch_guest.hpp"));
    String name = "numbered-%08x".formatted(Arrays.hashCode(module));
    return Guests.compiled(name, planner, "-I" + Guests.examples()).toString();
  }
}
