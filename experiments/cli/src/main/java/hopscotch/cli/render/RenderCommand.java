package hopscotch.cli.render;

import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.ImpliedKind;
import picocli.CommandLine.Command;

/** {@code render}: a picture of a map, a query, a whole scenario, a walk or a plan. */
@Command(
    name = "render",
    description =
        "Draw a map, a query as planners answer it, where a scenario's searches go, a walk on a map"
            + " that changes, or the plan of a team.",
    preprocessor = ImpliedKind.class,
    synopsisSubcommandLabel = "[map | query | walk | team]",
    subcommands = {
      RenderMapCommand.class,
      RenderQueryCommand.class,
      RenderWalkCommand.class,
      RenderTeamCommand.class
    },
    footer = {
      "  hopscotch render dao/arena",
      "  hopscotch render dao/arena --row 100 --planner astar --planner dijkstra",
      "  hopscotch render dao/arena --heat",
      "  hopscotch render walk doors.walk --planner dstarlite --planner astar --gif",
      "  hopscotch render mapf/room-32-32-4 --agents 20 --planner lacamstar --gif",
      "  hopscotch render --plan rooms.plan --gif",
      "  hopscotch render query --help",
      "",
      "The word map, query, walk or team may be left out: the options tell which it is, as --row"
          + " N, --walk FILE or --agents K do."
    })
public final class RenderCommand implements Runnable {
  @Override
  public void run() {
    throw new UsageException("nothing to draw: expected a map, or --plan, or --walk");
  }
}
