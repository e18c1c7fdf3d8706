package hopscotch.experiments.cli.options.query;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.query.LayeredMap;
import hopscotch.experiments.query.Point;
import hopscotch.experiments.query.Query;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The ends of a query of one's own. */
final class QueryEnds {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

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
      throw wrong(
          from == null
              ? "--to without --from: expected both"
              : "--from without --to: expected both");
    }
  }

  /** The query on a map. */
  Query on(LayeredMap layered) {
    GridMap map = layered.map();
    for (Point end : List.of(from, to)) {
      if (!map.contains(end.x(), end.y())) {
        throw wrong("%s lies off the map of %d x %d".formatted(end, map.width(), map.height()));
      }
    }
    return requireFree(Query.of(map.cell(from.x(), from.y()), map.cell(to.x(), to.y())), layered);
  }

  /** Refuses a query whose ends are not both free on one layer. */
  Query requireFree(Query query, LayeredMap layered) {
    GridMap map = layered.map();
    if (layered.findGraph(query).isEmpty()) {
      int body = layered.movement().body();
      throw wrong(
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

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
