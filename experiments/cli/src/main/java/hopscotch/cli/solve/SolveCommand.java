package hopscotch.cli.solve;

import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.ImpliedKind;
import picocli.CommandLine.Command;

/** {@code solve}: answers queries, teams, or a walk on a changing map, a row an answer. */
@Command(
    name = "solve",
    description = "Answer queries, the asks of a walk on a map that changes, or teams: a row each.",
    preprocessor = ImpliedKind.class,
    synopsisSubcommandLabel = "[query | walk | team]",
    subcommands = {SolveQueryCommand.class, SolveWalkCommand.class, SolveTeamCommand.class},
    footer = {
      "  hopscotch solve --map arena.map --from 1,11 --to 40,3 --path",
      "  hopscotch solve --map dao/arena --planner astar --planner dijkstra --limit 20",
      "  hopscotch solve walk arena2.scen --planner dstarlite --planner hpa",
      "  hopscotch solve --map mapf/room-32-32-4 --agents 50,100 --planner lacamstar",
      "  hopscotch solve team --help",
      "",
      "The word query, walk or team may be left out: the options tell which it is, as --walk"
          + " FILE or --agents K do.",
      "",
      "Exit code 3: an answer was wrong, or broke the promise of its planner."
    })
public final class SolveCommand implements Runnable {
  @Override
  public void run() {
    throw new UsageException("Missing required option: '--map=MAP', or '--walk=FILE'");
  }
}
