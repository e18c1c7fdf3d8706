package hopscotch.cli.mapf;

import hopscotch.cli.console.CommandGroup;
import picocli.CommandLine.Command;

/** {@code mapf}: plans of teams. */
@Command(
    name = "mapf",
    description = "Check plans of teams, convert them, and let units work without end.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {CheckCommand.class, ConvertPlanCommand.class, LifelongCommand.class},
    footer = {
      "  hopscotch solve --map mapf/room-32-32-4 --agents 50 -o rooms.plan",
      "  hopscotch mapf check rooms.plan",
      "  hopscotch mapf convert rooms.plan -o rooms.csv",
      "  hopscotch mapf lifelong --map mapf/room-32-32-4 --agents 50 --steps 500"
    })
public final class MapfCommand extends CommandGroup {}
