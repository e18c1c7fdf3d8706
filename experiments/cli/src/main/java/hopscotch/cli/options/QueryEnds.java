package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.core.grid.GridMap;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.Point;
import hopscotch.judge.query.Query;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The ends of a query that is typed. */
public final class QueryEnds {
  @Option(
      names = "--from",
      paramLabel = "X,Y",
      converter = PointConverter.class,
      description = "Where a query of your own starts.")
  private Point from;

  @Option(
      names = "--to",
      paramLabel = "X,Y",
      converter = PointConverter.class,
      description = "Where it ends. Only 'solve query' takes several, and finds the nearest.")
  private List<Point> to;

  /** The first of the two options that was given, or {@code null} if none was. */
  public String given() {
    return from != null ? "--from" : to != null ? "--to" : null;
  }

  /** Refuses one end without the other. */
  public void requireBothOrNone() {
    if ((from == null) != (to == null)) {
      throw new UsageException(
          from == null
              ? "--to without --from: expected both"
              : "--from without --to: expected both");
    }
  }

  /** Refuses several ends. */
  public void requireOne() {
    if (to != null && to.size() > 1) {
      throw new UsageException(
          "--to %s and --to %s: expected one of them".formatted(to.get(0), to.get(1)));
    }
  }

  /** The query on a map, to the first of several ends. */
  public Query on(LayeredMap layered) {
    return on(to(), layered);
  }

  private Query on(Point end, LayeredMap layered) {
    GridMap map = layered.map();
    requireOn(from, map);
    requireOn(end, map);
    return requireFree(Query.of(map.cell(from.x(), from.y()), map.cell(end.x(), end.y())), layered);
  }

  /** The cells of all ends, which are free on the layer of the start. */
  List<Integer> goalsOn(LayeredMap layered) {
    return to.stream().map(end -> on(end, layered).goal()).toList();
  }

  /** The number of ends that were given. */
  int count() {
    return to == null ? 0 : to.size();
  }

  /** The first end, which may be off the map. There must be one. */
  Point to() {
    return to.get(0);
  }

  /** The query from the start to itself. */
  Query startOn(LayeredMap layered) {
    GridMap map = layered.map();
    requireOn(from, map);
    int start = map.cell(from.x(), from.y());
    if (layered.findGraph(Query.of(start, start)).isEmpty()) {
      throw new UsageException(
          "start %s is '%c': expected a free cell"
              .formatted(map.describe(start), map.terrain(start)));
    }
    return Query.of(start, start);
  }

  private void requireOn(Point end, GridMap map) {
    if (!map.contains(end.x(), end.y())) {
      throw new UsageException(
          "%s lies off the map of %d x %d".formatted(end, map.width(), map.height()));
    }
  }

  /** Refuses a query whose ends are not both free on one layer. */
  Query requireFree(Query query, LayeredMap layered) {
    GridMap map = layered.map();
    if (layered.findGraph(query).isEmpty()) {
      int body = layered.movement().body();
      throw new UsageException(
          "start %s is '%c' and goal %s is '%c': expected both free, on one layer of terrain%s"
              .formatted(
                  map.describe(query.start()),
                  map.terrain(query.start()),
                  map.describe(query.goal()),
                  map.terrain(query.goal()),
                  body == 1 ? "" : ", with room for a body of %d x %d".formatted(body, body)));
    }
    return query;
  }

  /** Reads a cell in the form {@code x,y}. */
  private static final class PointConverter implements ITypeConverter<Point> {

    @Override
    public Point convert(String text) {
      try {
        return Point.parse(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }
}
