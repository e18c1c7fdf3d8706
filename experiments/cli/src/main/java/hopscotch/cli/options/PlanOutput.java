package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.core.grid.Movement;
import hopscotch.judge.team.PlanFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code -o}: the file for the plan of a team. */
public final class PlanOutput {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the plan, for 'hopscotch mapf check' and 'hopscotch render --plan'.")
  private Path plan;

  @Mixin private ForceOption force;

  /** The file for the plan, if there is one. */
  public Optional<Path> find() {
    return Optional.ofNullable(plan);
  }

  /** Refuses a plan that cannot be written as text, and a file that is not ours. */
  public void requireSensible(Movement movement) throws IOException {
    if (plan == null) {
      return;
    }
    if (movement.directions() != 4) {
      throw new UsageException(
          "-o: the text of plans has straight moves only; expected --movement 4");
    }
    force.requireOurs(plan, PlanFile::isOurs);
  }
}
