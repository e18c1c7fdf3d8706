package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.harness.guest.GuestPlanner;
import hopscotch.harness.guest.GuestProgram;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** {@code --guest}: programs that take part as {@code guest(NAME)}. */
public final class GuestOption {
  @Option(
      names = "--guest",
      paramLabel = "NAME=COMMAND",
      description =
          "A program that speaks the protocol of docs/guests.md, as planner guest(NAME); may be"
              + " repeated.")
  private List<String> guests = List.of();

  /**
   * Registers the guests as planners.
   *
   * @return their programs by name
   * @throws UsageException if the name of one is wrong
   */
  public Map<String, GuestProgram> admit() {
    Map<String, GuestProgram> programs = new LinkedHashMap<>();
    for (String guest : guests) {
      int equals = guest.indexOf('=');
      if (equals < 1
          || !guest.substring(0, equals).matches("[A-Za-z0-9-]+")
          || guest.substring(equals + 1).isBlank()) {
        throw new UsageException(
            "--guest '%s': expected NAME=COMMAND such as mine=./astar".formatted(guest));
      }
      String name = guest.substring(0, equals);
      GuestProgram program = GuestProgram.ofLine(guest.substring(equals + 1));
      GuestPlanner.admit(name, program);
      programs.put(name, program);
    }
    return programs;
  }
}
