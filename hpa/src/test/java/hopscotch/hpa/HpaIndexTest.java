package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.StoredIndex;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.testkit.GridCases;
import hopscotch.hpa.abstraction.AbstractGraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The index of {@code hpa} in a file. */
class HpaIndexTest {
  private static final int SIDE = 30;
  private static final GridMap HALL = MapShape.ROOMS.map(32, 32, ".", new Random(1));
  private static final GridMap CAVE = MapShape.CAVE.map(32, 32, ".", new Random(2));

  @TempDir private Path folder;

  private static PreparedPlanner prepare(String spec, GridGraph graph, Path folder)
      throws IOException {
    return Planners.prepare(Planners.known(spec), graph, Budget.UNLIMITED, new IndexStore(folder));
  }

  private PreparedPlanner prepare(String spec, GridMap map) throws IOException {
    return prepare(spec, GridGraph.of(map, Movement.OCTILE), folder);
  }

  @Test
  void isBuiltOnceAndThenRead() throws IOException {
    StoredIndex built = prepare("hpa", HALL).storedIndexes().get(0);
    StoredIndex read = prepare("hpa", HALL).storedIndexes().get(0);
    assertTrue(!built.isRead() && read.isRead());
    assertEquals(built.file(), read.file());
  }

  @Test
  void servesAllThatSearchItInAnotherWay() throws IOException {
    prepare("hpa", HALL);
    String others = "rays(hpa(refine=full,direct=6,components=false))";
    assertTrue(prepare(others, HALL).storedIndexes().get(0).isRead());
  }

  @Test
  void ofAnotherMapIsRefused() throws IOException {
    assertRefused(indexOf("hpa", CAVE), "it is for map 32 x 32, SHA-256 ", "hpa", HALL);
  }

  @Test
  void ofAnotherSpecIsRefused() throws IOException {
    assertRefused(
        indexOf("hpa(cluster=8)", HALL),
        "it is for planner hpa(cluster=8,levels=auto,",
        "hpa",
        HALL);
  }

  @Test
  void thatIsCutOffIsRefused() throws IOException {
    byte[] whole = indexOf("hpa", HALL);
    byte[] part = Arrays.copyOf(whole, whole.length / 2);
    assertRefused(
        part,
        "torn, %d bytes where it was written with %d".formatted(part.length, whole.length),
        "hpa",
        HALL);
  }

  private byte[] indexOf(String spec, GridMap map) throws IOException {
    return Files.readAllBytes(prepare(spec, map).storedIndexes().get(0).file());
  }

  private void assertRefused(byte[] content, String fault, String spec, GridMap map)
      throws IOException {
    Path file = prepare(spec, map).storedIndexes().get(0).file();
    Files.write(file, content);
    String message = assertThrows(BadIndexException.class, () -> prepare(spec, map)).getMessage();
    assertTrue(message.startsWith(file + ": " + fault), message);
    assertTrue(message.endsWith("; remove it to have it built again"), message);
  }

  @Test
  void withAFactorIsOneOfItsOwn() throws IOException {
    prepare("hpa", HALL);
    assertFalse(prepare("hpa(w=1.05)", HALL).storedIndexes().get(0).isRead());
    assertTrue(prepare("rays(hpa(w=1.05))", HALL).storedIndexes().get(0).isRead());
    assertFalse(prepare("hpa(w=1.05)", CAVE).storedIndexes().get(0).isRead());
  }

  @Test
  void withAFactorOfAnotherMapIsRefused() throws IOException {
    byte[] other = indexOf("hpa(w=1.05)", CAVE);
    assertRefused(other, "it is for map 32 x 32, SHA-256 ", "hpa(w=1.05)", HALL);
  }

  @Property(seed = "63", tries = 150)
  void withAFactorReadIsWhatWasBuiltAndIsRepairedLikeIt(
      @ForAll("movements") Movement movement, @ForAll MapShape shape, @ForAll long seed)
      throws IOException {
    Random random = new Random(seed);
    GridMap map = shape.map(SIDE, SIDE, movement.terrain().isFree('S') ? ".SW" : ".", random);
    GridGraph graph = GridGraph.of(map, movement);
    Path kept = Files.createTempDirectory("indexes");
    String spec = "hpa(cluster=%d,landmarks=4,w=1.02)".formatted(4 + random.nextInt(6));
    BoundedHpaPlanner built = (BoundedHpaPlanner) prepare(spec, graph, kept).planner();
    PreparedPlanner prepared = prepare(spec, graph, kept);
    Files.delete(prepared.storedIndexes().get(0).file());
    Files.delete(kept);
    assertTrue(prepared.storedIndexes().get(0).isRead());
    BoundedHpaPlanner read = (BoundedHpaPlanner) prepared.planner();
    assertEquals(built.decided(), read.decided());
    assertEquals(built.indexBytes(), read.indexBytes());
    assertTrue(built.index().hasEdgesOf(read.index()));
    assertEqualAnswers(built, read, random);
    BoundedHpaPlanner builtChanging = built.changing();
    BoundedHpaPlanner readChanging = read.changing();
    for (int round = 0; round < 3; round++) {
      CellChanges changes = changes(map, random);
      builtChanging.change(changes);
      readChanging.change(changes);
      assertTrue(builtChanging.index().hasEdgesOf(readChanging.index()));
      assertEqualAnswers(builtChanging, readChanging, random);
    }
  }

  @Provide
  Arbitrary<Movement> movements() {
    Stream<String> larger = Stream.of("8 body=2", "8 one-free sqrt2 .=1,S=3,W=7 body=3");
    return Arbitraries.of(
        Stream.concat(GridCases.allMovements().stream(), larger.map(Movement::parse)).toList());
  }

  @Provide
  Arbitrary<String> specs() {
    return Arbitraries.of(
        "hpa",
        "hpa(cluster=4,levels=3,landmarks=2)",
        "hpa(cluster=4,levels=2,landmarks=2,searched-level=1,labels=true)",
        "hpa(cluster=5,levels=2,landmarks=4,searched-level=1,crossing=all,diagonal=true)",
        "hpa(cluster=7,levels=2,insertion=dijkstra,components=false)",
        "hpa(cluster=4,landmarks=none,turns=false,index=2)");
  }

  @Property(seed = "62", tries = 150)
  void readIsWhatWasBuiltAndIsRepairedLikeIt(
      @ForAll("movements") Movement movement,
      @ForAll MapShape shape,
      @ForAll long seed,
      @ForAll("specs") String spec)
      throws IOException {
    Random random = new Random(seed);
    GridMap map = shape.map(SIDE, SIDE, movement.terrain().isFree('S') ? ".SW" : ".", random);
    GridGraph graph = GridGraph.of(map, movement);
    Path kept = Files.createTempDirectory("indexes");
    HpaPlanner built = (HpaPlanner) prepare(spec, graph, kept).planner();
    PreparedPlanner prepared = prepare(spec, graph, kept);
    Files.delete(prepared.storedIndexes().get(0).file());
    Files.delete(kept);
    assertTrue(prepared.storedIndexes().get(0).isRead());
    HpaPlanner read = (HpaPlanner) prepared.planner();
    assertEquals(built.decided(), read.decided());
    assertSame(built, read);
    HpaPlanner builtChanging = built.changing();
    HpaPlanner readChanging = read.changing();
    for (int round = 0; round < 3; round++) {
      CellChanges changes = changes(map, random);
      builtChanging.change(changes);
      readChanging.change(changes);
      assertSame(builtChanging, readChanging);
    }
    assertTrue(builtChanging.tidy(Budget.UNLIMITED) && readChanging.tidy(Budget.UNLIMITED));
    assertSame(builtChanging, readChanging);
    assertEqualAnswers(builtChanging, readChanging, random);
  }

  private static CellChanges changes(GridMap map, Random random) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = 0; i < 4; i++) {
      changes.set(random.nextInt(SIDE), random.nextInt(SIDE), "@.".charAt(random.nextInt(2)));
    }
    return changes.build();
  }

  private static void assertSame(HpaPlanner built, HpaPlanner read) {
    AbstractGraph expected = built.abstraction();
    AbstractGraph graph = read.abstraction();
    assertTrue(expected.sameAs(graph));
    assertEquals(expected.bytes(), graph.bytes());
    assertEquals(expected.searchedLevel(), graph.searchedLevel());
    assertEquals(expected.landmarks() == null, graph.landmarks() == null);
    int clusters = graph.level(graph.searchedLevel()).clusters().count();
    for (int cluster = 0; cluster < clusters && graph.landmarks() != null; cluster++) {
      assertNotNull(expected.landmarks());
      assertArrayEquals(
          expected.landmarks().distances(cluster), graph.landmarks().distances(cluster));
    }
  }

  private static void assertEqualAnswers(Planner built, Planner read, Random random) {
    int[] cells = built.graph().freeCells();
    PathSearch expected = built.newSearch();
    PathSearch search = read.newSearch();
    for (int query = 0; query < 5 && cells.length > 0; query++) {
      int start = cells[random.nextInt(cells.length)];
      int goal = cells[random.nextInt(cells.length)];
      PathBuffer expectedPath = new PathBuffer();
      PathBuffer path = new PathBuffer();
      assertEquals(expected.find(start, goal, expectedPath), search.find(start, goal, path));
      assertArrayEquals(expectedPath.toArray(), path.toArray());
      assertEquals(expected.counters().expanded, search.counters().expanded);
    }
  }
}
