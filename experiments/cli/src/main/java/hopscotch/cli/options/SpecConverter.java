package hopscotch.cli.options;

import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a planner's spec and checks it against the registry. */
public final class SpecConverter implements ITypeConverter<KnownSpec> {

  @Override
  public KnownSpec convert(String text) {
    try {
      return Planners.known(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
