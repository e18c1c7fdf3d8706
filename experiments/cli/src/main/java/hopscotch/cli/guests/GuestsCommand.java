package hopscotch.cli.guests;

import hopscotch.cli.console.CommandGroup;
import picocli.CommandLine.Command;

/** {@code guests}: programs of other languages. */
@Command(
    name = "guests",
    description = "Make guests of programs of other languages; see docs/guests.md.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {BuildCommand.class, ScoreCommand.class},
    footer = {
      "  hopscotch guests build gppc --entry my-entry",
      "  hopscotch guests score examples/scoreboard/board.yaml -o runs/scoreboard",
      "  hopscotch verify --contract --guest mine=./gppc-host \\",
      "      --planner 'guest(mine)'"
    })
public final class GuestsCommand extends CommandGroup {}
