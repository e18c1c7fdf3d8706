package hopscotch.cli.view;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.OutputFailedException;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.GuestOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.judge.team.OpenedPlan;
import hopscotch.visual.view.PageServer;
import hopscotch.visual.view.api.Opened;
import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code view}: serves the page to play with. */
@Command(
    name = "view",
    description = {
      "Open a page, served on this machine alone, to watch planners and draw maps.",
      "It shows searches, walks on a map that changes, and plans of teams."
    },
    footer = {
      "  hopscotch view",
      "  hopscotch view dao/arena --planner nbs --planner hpa",
      "  hopscotch view dao/arena --from 1,11 --to 40,3 --planner jps",
      "  hopscotch view village.tmx --rule layer=Walls",
      "  hopscotch view --plan rooms.plan",
      "  hopscotch view mapf/room-32-32-4 --agents 50 --planner lacamstar --planner pp",
      "  hopscotch view --walk arena2.scen --planner dstarlite --planner astar",
      "  hopscotch view --no-open"
    })
public final class ViewCommand extends ConsoleCommand {
  @Parameters(
      paramLabel = "MAP",
      arity = "0..1",
      description = "A file, or the name of a known map: set/name.")
  private String mapName;

  @Mixin private ViewOptions shown;

  @Option(names = "--port", paramLabel = "N", description = "The port. Default: a free one.")
  private int port;

  @Option(names = "--no-open", description = "Do not open the browser.")
  private boolean closed;

  @Mixin private GuestOption guests;
  @Mixin private MapsOption maps;

  @Override
  public Integer call() throws IOException, InterruptedException {
    guests.admit();
    if (port < 0 || port > 65535) {
      throw new UsageException("--port " + port + ": expected 0 to 65535");
    }
    try {
      Opened opened = shown.open(maps, mapName);
      if (opened.plan() != null) {
        OpenedPlan plan = opened.plan();
        plan.findNote().ifPresent(note -> err().println(plan.text().source() + ": " + note));
      }
      serve(command().commandLine(), maps.library(), opened, port, shown.fragment(opened), !closed);
    } catch (BindException e) {
      throw new UsageException(
          "--port %d: cannot be listened on (%s); expected another, or none for a free one"
              .formatted(port, e.getMessage()));
    }
    return 0;
  }

  /**
   * Serves the page until the program ends.
   *
   * @param opened what is offered beside the library, or {@code null}
   * @param port the port; 0 for a free one
   * @param place the place on the server where to begin: a page, or a state of the first page from
   *     the # on
   * @param opens whether the desktop is asked to show the page
   */
  static void serve(
      CommandLine console, MapLibrary library, Opened opened, int port, String place, boolean opens)
      throws IOException, InterruptedException {
    try (PageServer server =
        new PageServer(port, library, opened == null ? Opened.NOTHING : opened)) {
      URI address = server.address().resolve(place);
      console.getOut().println(address);
      OutputFailedException.flush(console.getOut());
      console.getErr().println("serving this machine; Ctrl-C ends it");
      if (opens) {
        open(address);
      }
      new CountDownLatch(1).await();
    }
  }

  /** Asks the desktop to show the page. If there is no desktop, the printed address must do. */
  private static void open(URI address) throws IOException {
    for (String opener : new String[] {"/usr/bin/xdg-open", "/usr/bin/open"}) {
      if (Files.isExecutable(Path.of(opener))) {
        new ProcessBuilder(opener, address.toString())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
        return;
      }
    }
  }
}
