package hopscotch.cli.options;

import hopscotch.judge.query.Point;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a cell in the form {@code x,y}. */
final class PointConverter implements ITypeConverter<Point> {

  @Override
  public Point convert(String text) {
    try {
      return Point.parse(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
