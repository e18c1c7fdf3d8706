package hopscotch.mapf.pibt;

import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;

/**
 * The rules that a step of {@link Pibt} can have besides those of its first paper.
 *
 * @param swaps whether two units that meet in a corridor change places, see {@link SwapRule}
 * @param hindrance whether a unit avoids cells where it hinders others, see {@link Hindrance}
 */
public record PibtRules(boolean swaps, boolean hindrance) {
  /** Whether the swap rule is used. */
  public static final Parameter SWAP =
      Parameter.flag("swap", true, "let two units that meet in a corridor change places");

  /** Whether hindrance is counted, and whether that is the default. */
  public static Parameter hindrance(boolean usual) {
    return Parameter.flag(
        "hindrance", usual, "among steps as good, take one that hinders fewer units");
  }

  /** The rules that a spec asks for by these two parameters. */
  public static PibtRules of(Arguments arguments) {
    return new PibtRules(arguments.flag("swap"), arguments.flag("hindrance"));
  }
}
