package hopscotch.experiments.cli.options.query;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.cli.console.UsageException;
import hopscotch.experiments.query.LayeredMap;
import hopscotch.experiments.query.Point;
import hopscotch.experiments.query.Query;
import java.util.List;
import picocli.CommandLine.Option;

/** The ends of a query of one's own. */
final class QueryEnds {
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
      description = "Where it ends.")
  private Point to;

  /** The first of the two options that was given; null if none was. */
  String given() {
    return from != null ? "--from" : to != null ? "--to" : null;
  }

  /** Refuses one end without the other. */
  void requireBothOrNone() {
    if ((from == null) != (to == null)) {
      throw new UsageException(
          from == null
              ? "--to without --from: expected both"
              : "--from without --to: expected both");
    }
  }

  /** The query on a map. */
  Query on(LayeredMap layered) {
    GridMap map = layered.map();
    for (Point end : List.of(from, to)) {
      requireOn(end, map);
    }
    return requireFree(Query.of(map.cell(from.x(), from.y()), map.cell(to.x(), to.y())), layered);
  }

  /** Where it ends, on the map or off it; null if that was not given. */
  Point to() {
    return to;
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
}
