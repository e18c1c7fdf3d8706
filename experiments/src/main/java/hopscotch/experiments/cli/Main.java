package hopscotch.experiments.cli;

import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The entry point of the {@code hopscotch} command. */
@Command(
    name = "hopscotch",
    description = "Hierarchical pathfinding on grid maps: planners and experiments.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class)
public final class Main {

  private Main() {}

  /**
   * Runs the command line and ends the process.
   *
   * @param args what the user typed after {@code hopscotch}
   */
  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  /** Reads the version from the jar; classes run from a folder have none. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"hopscotch " + Objects.requireNonNullElse(version, "(unpackaged)")};
    }
  }
}
