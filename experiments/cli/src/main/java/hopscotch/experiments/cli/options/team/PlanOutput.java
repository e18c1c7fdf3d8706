package hopscotch.experiments.cli.options.team;

import hopscotch.experiments.cli.options.ForceOption;
import hopscotch.experiments.cli.options.OldSpelling;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code -o}: the file that the plan of a team goes to. */
public final class PlanOutput {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the plan, for 'hopscotch mapf check' and 'hopscotch render --plan'.")
  private Path plan;

  @Mixin private ForceOption force;

  /** Made by picocli. */
  public PlanOutput() {}

  @Option(names = "--plan", hidden = true, paramLabel = "FILE")
  @SuppressWarnings("DoNotCallSuggester") // picocli calls it
  void refusePlan(String file) {
    throw OldSpelling.of(command, "--plan " + file, "-o " + file);
  }

  /** Where the plan goes, if anywhere. */
  public Optional<Path> find() {
    return Optional.ofNullable(plan);
  }

  /** Whether a file of the user's may be overwritten. */
  public ForceOption force() {
    return force;
  }

  /**
   * Refuses a file for a plan where no team is to be planned for.
   *
   * @throws ParameterException naming the option
   */
  public void requireNone() {
    if (plan != null) {
      throw new ParameterException(
          command.commandLine(), "-o is for teams: expected --agents beside it");
    }
  }
}
