package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.index.StoredIndex;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A store with a planner of someone else's. */
class IndexStoreTest {
  private static final Parameter SIZE = Parameter.integer("size", 3, 1, 9, "shapes the index");
  private static final PlannerFactory EAST =
      PlannerFactory.named("east")
          .parameters(SIZE, Parameter.COMPONENTS)
          .index(new IndexFormat(1, List.of(SIZE), East::read))
          .from((arguments, graph) -> new East(graph, 10 * arguments.integer("size")));
  private static final GridGraph GRAPH = Toy.row("...@..");

  @TempDir private Path parent;

  /** A planner whose index is one number. */
  private static final class East implements Planner, Indexed {
    private final Planner planner;
    private final int index;

    East(GridGraph graph, int index) {
      this.planner = Toy.east(graph);
      this.index = index;
    }

    @Override
    public GridGraph graph() {
      return planner.graph();
    }

    @Override
    public Guarantee guarantee() {
      return planner.guarantee();
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return planner.newSearch(observer);
    }

    @Override
    public void writeIndex(IndexWriter out) throws IOException {
      out.ints(new int[] {index + 1});
    }

    static East read(Arguments arguments, GridGraph graph, IndexReader in) throws IOException {
      return new East(graph, in.ints("numbers", 1)[0]);
    }
  }

  private final List<StoredIndex> uses = new ArrayList<>();

  private Path folder() {
    return parent.resolve("not").resolve("there");
  }

  private int index(String spec, GridGraph graph) throws IOException {
    IndexStore store = new IndexStore(folder());
    Planner planner =
        store.prepare(
            EAST,
            KnownSpec.of(PlannerSpec.parse(spec), EAST.parameters()),
            List.of(),
            graph,
            Budget.UNLIMITED,
            uses);
    return ((East) planner).index;
  }

  @Test
  void whatIsThereIsReadAndElseBuiltAndKept() throws IOException {
    assertEquals(30, index("east", GRAPH));
    assertEquals(31, index("east", GRAPH));
    StoredIndex built = uses.get(0);
    StoredIndex read = uses.get(1);
    assertFalse(built.isRead());
    assertTrue(read.isRead());
    assertEquals("east(size=3)", read.planner());
    assertEquals(built.file(), read.file());
    assertEquals(Files.size(read.file()), read.bytes());
    assertEquals(0, read.writingNanos());
  }

  @Test
  void parametersThatShapeNothingShareAFile() throws IOException {
    index("east", GRAPH);
    assertEquals(31, index("east(components=false)", GRAPH));
    assertEquals(31, index("east(size=3)", GRAPH));
  }

  @Test
  void otherShapesAndMapsHaveFilesOfTheirOwn() throws IOException {
    index("east", GRAPH);
    assertEquals(40, index("east(size=4)", GRAPH));
    assertEquals(30, index("east", Toy.row("......")));
    assertEquals(3, uses.stream().map(StoredIndex::file).distinct().count());
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Files.createDirectories(folder().getParent());
    Files.writeString(folder(), "not a folder");
    String message = assertThrows(IOException.class, () -> index("east", GRAPH)).getMessage();
    assertEquals(folder() + ": this is no folder; expected one for index files", message);
  }

  @Test
  void plannersWithoutIndexAreBuilt() throws IOException {
    IndexStore store = new IndexStore(folder());
    KnownSpec spec = Planners.known("rays(astar)");
    PreparedPlanner planner = Planners.prepare(spec, GRAPH, Budget.UNLIMITED, store);
    assertEquals(List.of(), planner.storedIndexes());
    assertFalse(Files.exists(folder()));
  }

  @Test
  void oneOfTwoBuildsAndTheOtherWaitsAndReads() throws Exception {
    CountDownLatch waiting = new CountDownLatch(1);
    AtomicInteger builds = new AtomicInteger();
    CompletableFuture<Void> begun = new CompletableFuture<>();
    PlannerFactory slow =
        factory(
            (arguments, inner, graph, budget) -> {
              builds.incrementAndGet();
              begun.complete(null);
              await(waiting);
              return new East(graph, 30);
            });
    CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> prepare(slow, () -> {}));
    begun.get();
    assertEquals(31, prepare(slow, waiting::countDown));
    assertEquals(30, first.get());
    assertEquals(1, builds.get());
    assertEquals(1, files().size(), "an index and no lock: " + files());
    StoredIndex read = uses.stream().filter(StoredIndex::isRead).findFirst().orElseThrow();
    assertTrue(read.waitingNanos() > 0);
  }

  @Test
  void whatTakesAnotherLongerThanTheBudgetIsBuiltByBoth() throws Exception {
    CountDownLatch over = new CountDownLatch(1);
    AtomicInteger builds = new AtomicInteger();
    CompletableFuture<Void> begun = new CompletableFuture<>();
    PlannerFactory stuck =
        factory(
            (arguments, inner, graph, budget) -> {
              if (builds.incrementAndGet() == 1) {
                begun.complete(null);
                await(over);
              }
              return new East(graph, 30);
            });
    CompletableFuture<Integer> first =
        CompletableFuture.supplyAsync(() -> prepare(stuck, () -> {}));
    begun.get();
    assertEquals(30, prepare(stuck, Budget.time(Duration.ofMillis(1)), () -> {}));
    over.countDown();
    assertEquals(30, first.get());
    assertEquals(2, builds.get());
    assertEquals(31, index("east", GRAPH), "the file is whole");
  }

  @Test
  void aBuildThatFailsLetsTheNextOneBuild() throws Exception {
    PlannerFactory failing =
        factory(
            (arguments, inner, graph, budget) -> {
              throw new IllegalArgumentException("not this map");
            });
    assertThrows(IllegalArgumentException.class, () -> prepare(failing, () -> {}));
    assertEquals(30, index("east", GRAPH));
    assertEquals(1, files().size(), "an index and no lock: " + files());
  }

  private static PlannerFactory factory(PlannerFactory.Preparation preparation) {
    return PlannerFactory.named("east")
        .parameters(SIZE)
        .index(new IndexFormat(1, List.of(SIZE), East::read))
        .preparedBy(preparation);
  }

  private int prepare(PlannerFactory factory, Runnable whileWaiting) {
    return prepare(factory, Budget.UNLIMITED, whileWaiting);
  }

  private int prepare(PlannerFactory factory, Budget budget, Runnable whileWaiting) {
    List<StoredIndex> own = new ArrayList<>();
    try {
      Planner planner =
          new IndexStore(folder(), whileWaiting)
              .prepare(
                  factory,
                  KnownSpec.of(PlannerSpec.parse("east"), factory.parameters()),
                  List.of(),
                  GRAPH,
                  budget,
                  own);
      synchronized (uses) {
        uses.addAll(own);
      }
      return ((East) planner).index;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder())) {
      return files.toList();
    }
  }
}
