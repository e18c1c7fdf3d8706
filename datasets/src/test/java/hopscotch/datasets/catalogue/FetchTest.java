package hopscotch.datasets.catalogue;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapLibrary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FetchTest {
  private static final Duration TIME_LIMIT = Duration.ofSeconds(60);
  private static final Retry THREE_TIMES = new Retry(3, Duration.ZERO, TIME_LIMIT);
  private static final Retry ONCE = new Retry(1, Duration.ZERO, TIME_LIMIT);

  @TempDir private Path folder;

  private FakeMirror mirror;
  private Cache cache;
  private Catalogue catalogue;
  private final List<Long> progress = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  @BeforeEach
  void serveRooms() throws IOException {
    mirror = new FakeMirror();
    mirror.serve("room/room-map.zip", Zips.of("room-map/a.map", Zips.MAP, "room-map/readme", "x"));
    mirror.serve("room/room-scen.zip", Zips.of("room-scen/a.map.scen", Zips.scenario("a.map")));
    cache = new Cache(folder.resolve("cache"));
    catalogue = Catalogue.mirroredAt(mirror.address());
  }

  @AfterEach
  void stop() {
    mirror.close();
  }

  @Test
  void aSetComesWithItsMapsAndScenarios() throws IOException {
    Dataset rooms = catalogue.set("room");
    assertFalse(fetch().isPresent(rooms));

    fetch().fetch(rooms);

    assertTrue(fetch().isPresent(rooms));
    MapLibrary library = MapLibrary.of(List.of(cache.maps()));
    assertEquals(1, library.scenarios(library.map("rooms/a")).size());
    assertEquals(List.of("room/room-map.zip", "room/room-scen.zip"), mirror.requests());
    assertTrue(Verification.of(cache.set("rooms"), Progress.NONE).isGood());
  }

  @Test
  void aDownloadThatBreaksOffGoesOnWhereItWas() throws IOException {
    mirror.breakOff(2, 100);

    fetch().fetch(catalogue.set("rooms"));

    assertEquals(
        List.of(
            "room/room-map.zip",
            "room/room-map.zip from 100",
            "room/room-map.zip from 200",
            "room/room-scen.zip"),
        mirror.requests());
    assertTrue(fetch().isPresent(catalogue.set("rooms")));
  }

  @Test
  void aLaterRunGoesOnWhereAnEarlierGaveUp() throws IOException {
    mirror.breakOff(1, 100);
    assertThrows(FetchException.class, () -> fetch(ONCE).fetch(catalogue.set("rooms")));

    fetch().fetch(catalogue.set("rooms"));

    assertEquals("room/room-map.zip from 100", mirror.requests().get(1));
    assertTrue(fetch().isPresent(catalogue.set("rooms")));
  }

  @Test
  void aFileThatChangedMeanwhileStartsAfresh() throws IOException {
    mirror.breakOff(1, 100);
    assertThrows(FetchException.class, () -> fetch(ONCE).fetch(catalogue.set("rooms")));
    mirror.serve("room/room-map.zip", Zips.of("room-map/b.map", Zips.MAP));

    fetch().fetch(catalogue.set("rooms"));

    assertTrue(Files.exists(cache.set("rooms").resolve("b.map")));
  }

  @Test
  void withoutEntityTagOrDateItStartsAfresh() throws IOException {
    mirror.dropValidators();
    mirror.breakOff(1, 100);

    fetch().fetch(catalogue.set("rooms"));

    assertEquals("room/room-map.zip", mirror.requests().get(1));
    assertTrue(fetch().isPresent(catalogue.set("rooms")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rooms-room-map.zip.tag", "rooms-room-map.zip.part", "SHA256SUMS.part"})
  void whatIsNoFileInTheCacheIsNamed(String name) throws IOException {
    Path folder = Files.createDirectories(cache.downloads().resolve(name));

    BadFileException e =
        assertThrows(BadFileException.class, () -> fetch().fetch(catalogue.set("rooms")));

    assertTrue(e.getMessage().startsWith(folder + ": this is a folder"), e.getMessage());
  }

  @Test
  void aBusyServerIsAskedAgain() throws IOException {
    mirror.refuse(2);

    fetch().fetch(catalogue.set("rooms"));

    assertEquals(4, mirror.requests().size());
  }

  @Test
  void aServerThatStaysBusyIsGivenUp() {
    mirror.refuse(9);

    FetchException e =
        assertThrows(FetchException.class, () -> fetch().fetch(catalogue.set("rooms")));

    assertEquals(3, mirror.requests().size());
    assertTrue(e.getMessage().contains("503"), e.getMessage());
  }

  @Test
  void aMissingArchiveIsAskedForOnce() {
    FetchException e =
        assertThrows(FetchException.class, () -> fetch().fetch(catalogue.set("dao")));

    assertEquals(List.of("dao/dao-map.zip"), mirror.requests());
    assertTrue(e.getMessage().contains("404"), e.getMessage());
  }

  @Test
  void offlineItSaysHowToImportByHand() throws IOException {
    URI address = mirror.address();
    mirror.close();

    FetchException e =
        assertThrows(FetchException.class, () -> fetch().fetch(catalogue.set("rooms")));

    String map = address + "room/room-map.zip";
    assertEquals(
        "cannot fetch rooms: %s: no connection. By hand: download %s and %s, then run 'hopscotch datasets import FILE --set rooms' for each"
            .formatted(map, map, address + "room/room-scen.zip"),
        e.getMessage());
  }

  @Test
  void anArchiveWithAnotherChecksumIsRefused() throws IOException {
    fetch().fetch(catalogue.set("rooms"));
    mirror.serve("room/room-map.zip", Zips.of("room-map/a.map", Zips.MAP.replace("@", ".")));

    BadFileException e =
        assertThrows(BadFileException.class, () -> fetch().fetch(catalogue.set("rooms")));

    assertTrue(e.getMessage().contains("as first fetched"), e.getMessage());
    assertEquals(Zips.MAP, Files.readString(cache.set("rooms").resolve("a.map")));
  }

  @Test
  void aDamagedFileIsNoticedAndFetchedAgain() throws IOException {
    Dataset rooms = catalogue.set("rooms");
    fetch().fetch(rooms);
    Files.writeString(cache.set("rooms").resolve("a.map"), "junk");
    assertFalse(fetch().isPresent(rooms));

    fetch().fetch(rooms);

    assertTrue(fetch().isPresent(rooms));
  }

  @Test
  void aDamagedArchiveLeavesNothingBehind() throws IOException {
    byte[] bytes = Zips.of("room-map/a.map", Zips.MAP);
    bytes[45] ^= 1;
    mirror.serve("room/room-map.zip", bytes);

    assertThrows(BadFileException.class, () -> fetch().fetch(catalogue.set("rooms")));

    assertFalse(fetch().isPresent(catalogue.set("rooms")));
    assertFalse(Files.exists(cache.set("rooms")));
  }

  @Test
  void aSetOfWhichAFileWasLeftOutIsNotThere() throws IOException {
    mirror.serve("room/room-map.zip", Zips.of("a.map", Zips.MAP, "b.map", "junk"));

    fetch().fetch(catalogue.set("rooms"));

    assertTrue(Files.exists(cache.set("rooms").resolve("a.map")));
    assertFalse(fetch().isPresent(catalogue.set("rooms")));
  }

  @Test
  void aFileOfTheUsersOwnIsKeptAndSoIsTheDownload() throws IOException {
    Path own = Files.createDirectories(cache.set("rooms")).resolve("a.map");
    Files.writeString(own, "mine");

    BadFileException e =
        assertThrows(BadFileException.class, () -> fetch().fetch(catalogue.set("rooms")));

    assertEquals(
        own
            + ": another file, not imported, is here; expected it elsewhere, as a set is fetched"
            + " under its own name (what was downloaded is kept)",
        e.getMessage());
    assertEquals("mine", Files.readString(own));
    Files.delete(own);
    fetch().fetch(catalogue.set("rooms"));
    assertEquals(List.of("room/room-map.zip", "room/room-scen.zip"), mirror.requests());
    assertFalse(Files.exists(cache.downloads().resolve("rooms-room-map.zip")));
  }

  @Test
  void progressGrowsToTheWhole() throws IOException {
    fetch().fetch(catalogue.set("rooms"));

    assertTrue(progress.contains(1_000_000L), "1,000,000 millionths of something: " + progress);
  }

  @Test
  void whatIsTriedIsToldAndWhyItIsTriedAgain() throws IOException {
    mirror.refuse(1);

    fetch().fetch(catalogue.set("rooms"));

    String map = "trying " + mirror.address() + "room/room-map.zip";
    assertEquals(
        List.of(map, "the server answered 503 Service Unavailable; once more in 0 s", map),
        notes.subList(0, 3));
  }

  /** As where a name is looked up without end; nothing here may wait for longer than that. */
  @Test
  @Timeout(60)
  void aServerThatIsSilentIsGivenUpWhenItsTimeIsUp() throws IOException {
    try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      URI address = URI.create("http://127.0.0.1:" + silent.getLocalPort() + "/");
      Retry retry = new Retry(4, Duration.ofMillis(10), Duration.ofMillis(200));
      Catalogue there = Catalogue.mirroredAt(address);

      FetchException e =
          assertThrows(
              FetchException.class,
              () -> new Fetch(cache, there, retry, Progress.NONE).fetch(there.set("rooms")));

      assertTrue(e.getMessage().contains("no answer in time"), e.getMessage());
    }
  }

  @Test
  @Timeout(60)
  void aServerOfSomethingElseIsNamedAsSuch() throws Exception {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread server =
          new Thread(
              () -> {
                try (Socket asked = other.accept()) {
                  asked.getInputStream().read();
                  asked.getOutputStream().write("SSH-2.0\r\n".getBytes(US_ASCII));
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
      server.start();
      Catalogue there =
          Catalogue.mirroredAt(URI.create("http://127.0.0.1:" + other.getLocalPort() + "/"));
      FetchException e =
          assertThrows(
              FetchException.class,
              () -> new Fetch(cache, there, ONCE, Progress.NONE).fetch(there.set("rooms")));
      assertTrue(e.getMessage().contains("speaks no HTTP; expected a web server"), e.getMessage());
      server.join();
    }
  }

  private Fetch fetch() {
    return fetch(THREE_TIMES);
  }

  private Fetch fetch(Retry retry) {
    return new Fetch(
        cache,
        catalogue,
        retry,
        new Progress() {
          @Override
          public void at(String what, long done, long total) {
            progress.add(total > 0 ? done * 1_000_000 / total : -1);
          }

          @Override
          public void note(String line) {
            notes.add(line);
          }
        });
  }
}
