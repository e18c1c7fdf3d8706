package hopscotch.cli.options.planner;

import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a planner's spec and checks it against the registry. */
public final class SpecConverter implements ITypeConverter<PlannerSpec> {

  /** Made by picocli. */
  public SpecConverter() {}

  @Override
  public PlannerSpec convert(String text) {
    try {
      return Planners.normalise(PlannerSpec.parse(text));
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
