package hopscotch.experiments.cli.options;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A cell as typed: {@code x,y}.
 *
 * @param x the column, from 0
 * @param y the row, from 0, downwards
 */
public record Point(int x, int y) {

  /** Reads {@code x,y}. */
  public static final class Converter implements ITypeConverter<Point> {

    /** Made by picocli. */
    public Converter() {}

    @Override
    public Point convert(String text) {
      if (!text.matches("[0-9]{1,9},[0-9]{1,9}")) {
        throw new TypeConversionException("expected x,y such as 12,34, got '" + text + "'");
      }
      int comma = text.indexOf(',');
      return new Point(
          Integer.parseInt(text.substring(0, comma)), Integer.parseInt(text.substring(comma + 1)));
    }
  }

  @Override
  public String toString() {
    return "(" + x + ", " + y + ")";
  }
}
