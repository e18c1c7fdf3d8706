package hopscotch.cli.view;

import hopscotch.cli.console.CommandGroup;
import picocli.CommandLine.Command;

/** {@code export}: writes pages that do not need this program. */
@Command(
    name = "export",
    description = "Write files that can be used without this program.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {ExportPageCommand.class, ExportCourseCommand.class})
public final class ExportCommand extends CommandGroup {}
