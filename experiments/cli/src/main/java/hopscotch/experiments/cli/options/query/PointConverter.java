package hopscotch.experiments.cli.options.query;

import hopscotch.experiments.query.Point;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a cell as typed: {@code x,y}. */
public final class PointConverter implements ITypeConverter<Point> {

  /** Made by picocli. */
  public PointConverter() {}

  @Override
  public Point convert(String text) {
    try {
      return Point.parse(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
