package hopscotch.visual.teach.lecture;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.Route;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.judge.query.WalkQuery;
import hopscotch.judge.query.WalkReplay;
import hopscotch.visual.teach.lesson.Edge;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.Square;
import hopscotch.visual.teach.lesson.Squares;
import hopscotch.visual.teach.lesson.Tint;
import hopscotch.visual.teach.search.LevelEdges;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Shows a wall that falls across the route of a unit, and how the graph of level 1 is repaired in
 * place: the clusters near the wall, their nodes and their edges. The lesson's section {@code walk}
 * is a file of the walk: an ask, the wall, and an ask from where the unit is after its first move.
 */
public final class RepairLecture extends Lecture {
  private final PreparedPlanner planner;
  private final ChangingPlanner living;
  private final PathSearch search;
  private final Route route;
  private final Layer old;
  private final GridMap map;
  private final WalkQuery asked;
  private final WalkQuery again;
  private final PathBuffer path = new PathBuffer();

  /** The clusters that have a cell within 1 of the wall. */
  private final Set<Integer> touched = new TreeSet<>();

  private final String lengthBefore;
  private String lengthAfter;

  /** The wall, once it has fallen. */
  private Set<Integer> wall = Set.of();

  /**
   * The lecture on a walk.
   *
   * @throws IllegalArgumentException if the planner cannot serve the map, or is not one that is
   *     repaired in place and shows its levels
   */
  public RepairLecture(Lesson lesson, KnownSpec spec, Movement movement) {
    super(lesson.legend());
    WalkReplay walk = new WalkReplay(ReplanLecture.read(lesson), movement);
    planner = Planners.prepare(spec, walk.firstGraph(), Budget.UNLIMITED);
    old = layer(planner);
    living =
        planner.capability(Changeable.class).map(Changeable::changing).orElseThrow(this::refusal);
    search = living.newSearch();
    route = new Route(living.graph());
    asked = walk.next();
    again = walk.next();
    map = walk.firstGraph().map();
    tellGraph();
    lengthBefore = tellRoute();
    tellWall();
    tellRepair();
    lengthAfter = tellNewRoute();
    tellCosts();
  }

  private Layer layer(Planner of) {
    return of.capability(Layered.class).map(it -> it.layers().get(0)).orElseThrow(this::refusal);
  }

  private IllegalArgumentException refusal() {
    return new IllegalArgumentException(
        "planner '%s' has no graph of clusters that is repaired in place: expected hpa"
            .formatted(planner.spec()));
  }

  @Override
  public KnownSpec spec() {
    return planner.spec();
  }

  /**
   * {@inheritDoc}
   *
   * <p>{@code clusters}, {@code nodes} and {@code edges} of level 1 after the repair; with {@code
   * touched-}, of the clusters near the wall alone; {@code before} and {@code after}: the lengths
   * of the routes.
   */
  @Override
  public String figure(String name) {
    Layer now = layer(living);
    return switch (name) {
      case "clusters" -> String.valueOf(now.clusterCount());
      case "nodes" -> String.valueOf(nodes(now, clusters()).size());
      case "edges" -> String.valueOf(inside(now, clusters()).size());
      case "touched-clusters" -> String.valueOf(touched.size());
      case "touched-nodes" -> String.valueOf(nodes(now, touched).size());
      case "touched-edges" -> String.valueOf(inside(now, touched).size());
      case "before" -> lengthBefore;
      case "after" -> lengthAfter;
      default -> super.figure(name);
    };
  }

  private Set<Integer> clusters() {
    return IntStream.range(0, old.clusterCount()).boxed().collect(Collectors.toSet());
  }

  private Set<Integer> others() {
    return clusters().stream().filter(each -> !touched.contains(each)).collect(Collectors.toSet());
  }

  private static Set<Integer> nodes(Layer layer, Set<Integer> clusters) {
    return clusters.stream()
        .flatMapToInt(each -> IntStream.of(layer.entrances(each)))
        .boxed()
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<Edge> inside(Layer layer, Set<Integer> clusters) {
    return clusters.stream().flatMap(each -> LevelEdges.inside(layer, each).stream()).toList();
  }

  private List<Edge> across(Layer layer) {
    return clusters().stream().flatMap(each -> LevelEdges.across(layer, each).stream()).toList();
  }

  private void tellGraph() {
    List<Edge> edges = new ArrayList<>(inside(old, clusters()));
    edges.addAll(across(old));
    tell(
        "",
        "the abstract graph: %d nodes, and %d edges inside %d clusters"
            .formatted(
                nodes(old, clusters()).size(), inside(old, clusters()).size(), old.clusterCount()),
        List.of(),
        List.of(),
        squares(old::isEntrance, Tint.NAMED, asked.start()),
        new double[0],
        edges);
  }

  /** The route before the wall falls. Returns its length. */
  private String tellRoute() {
    if (route.find(search, asked.start(), asked.goal()) != Outcome.FOUND) {
      throw new IllegalArgumentException("no path leads from A to B before the wall falls");
    }
    route.rest(path);
    String length = length(asked.graph());
    tellPath("a unit at A takes the route of length %s to B".formatted(length), asked.start());
    route.step();
    return length;
  }

  private String length(GridGraph graph) {
    return text(PathValidator.check(graph, path).length());
  }

  private void tellPath(String reason, int unit) {
    Set<Integer> cells = new TreeSet<>();
    for (int cell : path.toArray()) {
      cells.add(cell);
    }
    tell(
        "",
        reason,
        List.of(),
        List.of(),
        squares(cells::contains, Tint.PATH, unit),
        line(living.graph(), path));
  }

  private void tellWall() {
    CellChanges changes = again.changes();
    living.change(changes);
    route.change(changes);
    wall = new TreeSet<>();
    for (int i = 0; i < changes.size(); i++) {
      wall.add(changes.cell(i));
    }
    for (int cell : wall) {
      for (int y = Math.max(0, map.y(cell) - 1);
          y <= Math.min(map.height() - 1, map.y(cell) + 1);
          y++) {
        for (int x = Math.max(0, map.x(cell) - 1);
            x <= Math.min(map.width() - 1, map.x(cell) + 1);
            x++) {
          touched.add(old.cluster(map.cell(x, y)));
        }
      }
    }
    tell(
        "",
        "the unit is at %s when a wall falls on %s"
            .formatted(map.describe(route.cell()), names(wall)),
        List.of(
            route.isGood()
                ? "no move of its route is blocked"
                : "a move of its route is blocked; to know it, only the moves beside the wall are looked up"),
        List.of(),
        squares(cell -> false, Tint.PLAIN, route.cell()),
        line(living.graph(), path),
        List.of());
  }

  private String names(Set<Integer> cells) {
    return cells.isEmpty()
        ? "none"
        : cells.stream().map(map::describe).collect(Collectors.joining(", "));
  }

  /** The clusters near the wall, their nodes, and their edges. */
  private void tellRepair() {
    Layer now = layer(living);
    tell(
        "",
        "%d of the %d clusters have a cell within 1 of the wall: no others can have changed"
            .formatted(touched.size(), old.clusterCount()),
        List.of(
            "their edges are left out: %d of %d"
                .formatted(inside(old, touched).size(), inside(old, clusters()).size())),
        List.of(),
        squares(cell -> touched.contains(old.cluster(cell)), Tint.SCANNED, route.cell()),
        new double[0],
        inside(old, others()));
    Set<Integer> before = nodes(old, touched);
    Set<Integer> after = nodes(now, touched);
    Set<Integer> gone = new TreeSet<>(before);
    gone.removeAll(after);
    Set<Integer> come = new TreeSet<>(after);
    come.removeAll(before);
    List<Edge> kept = new ArrayList<>(inside(old, others()));
    kept.addAll(across(now));
    tell(
        "",
        "their nodes are found anew at once, on their borders: %d instead of %d"
            .formatted(after.size(), before.size()),
        List.of("gone: " + names(gone), "new: " + names(come)),
        List.of(),
        squares(now::isEntrance, Tint.NAMED, route.cell()),
        new double[0],
        kept);
    List<Edge> found =
        inside(now, touched).stream()
            .map(edge -> new Edge(edge.from(), edge.to(), Edge.Kind.NEW))
            .toList();
    kept.addAll(found);
    tell(
        "",
        "their %d edges are found when a query comes to their nodes".formatted(found.size()),
        List.of("the other %d are those from before".formatted(inside(old, others()).size())),
        List.of(),
        squares(now::isEntrance, Tint.NAMED, route.cell()),
        new double[0],
        kept);
  }

  /** The route from where the unit is, mended. Returns its length. */
  private String tellNewRoute() {
    if (route.mend(search) != Outcome.FOUND) {
      throw new IllegalArgumentException("no path leads to B after the wall has fallen");
    }
    route.rest(path);
    String length = length(again.graph());
    tellPath("the route is mended: from here it has length " + length, route.cell());
    return length;
  }

  private void tellCosts() {
    tell(
        "",
        "made anew, the graph would have %s clusters, %s nodes and %s edges to find; the repair had %s, %s and %s"
            .formatted(
                figure("clusters"),
                figure("nodes"),
                figure("edges"),
                figure("touched-clusters"),
                figure("touched-nodes"),
                figure("touched-edges")),
        List.of(
            "on a map a hundred times as large the first three are a hundred times as many, and the others stay"),
        List.of(),
        squares(cell -> false, Tint.PLAIN, route.cell()));
  }

  private Squares squares(IntPredicate cells, Tint tint, int unit) {
    GridGraph graph = living.graph();
    return new Squares(
        map,
        cell -> {
          Tint of = wall.contains(cell) ? Tint.CHANGED : cells.test(cell) ? tint : Tint.PLAIN;
          if (!graph.isFree(cell)) {
            return Square.wall(map, cell, of == Tint.CHANGED ? of : Tint.PLAIN);
          }
          char end = cell == unit ? Square.START : cell == asked.goal() ? Square.GOAL : ' ';
          char sign = of == Tint.PATH ? '#' : of == Tint.SCANNED ? '-' : ' ';
          char node = of == Tint.NAMED ? 'n' : ' ';
          return Square.of(map, cell, "" + end + sign + node, -1, List.of(), of);
        },
        old::cluster);
  }
}
