package hopscotch.visual.teach.lecture;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.visual.teach.lesson.Edge;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Legend;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.Square;
import hopscotch.visual.teach.lesson.Squares;
import hopscotch.visual.teach.lesson.Tint;
import hopscotch.visual.teach.search.LevelEdges;
import hopscotch.visual.teach.search.SearchLecture;
import hopscotch.visual.trace.Observed;
import hopscotch.visual.trace.Recording;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Shows HPA* from the map to the path: clusters, entrances, transitions and distances, which make
 * the abstract graph of level 1; then the query, as {@link SearchLecture} tells it; then the
 * smoothing of its path, and what A* expands for the same query.
 */
public final class HierarchyLecture extends Lecture {
  private static final String BEFORE = "before any query";
  private static final String AFTER = "after the query";

  private final SearchLecture search;
  private final GridGraph graph;
  private final GridMap map;
  private final Layer layer;
  private final int firstOfSearch;
  private final List<Edge> edges = new ArrayList<>();

  private HierarchyLecture(SearchLecture search, Layer layer) {
    super(null);
    this.search = search;
    this.layer = layer;
    graph = search.observed().planner().graph();
    map = graph.map();
    tellEntrances();
    tellGraph();
    firstOfSearch = size();
    search.steps().forEach(this::add);
    tellSmoothing();
    tellCosts();
  }

  /**
   * The lecture on a lesson's drawing. A planner without layers is shown by its search alone.
   *
   * @throws IllegalArgumentException if the planner cannot be taught by this lesson
   */
  public static Lecture of(Lesson lesson, KnownSpec spec, Movement movement) {
    SearchLecture search = SearchLecture.of(lesson, spec, movement);
    Optional<Layered> layered = search.observed().planner().capability(Layered.class);
    return layered.isPresent() && search.observed().judgement().isSolved()
        ? new HierarchyLecture(search, layered.get().layers().get(0))
        : search;
  }

  @Override
  public KnownSpec spec() {
    return search.spec();
  }

  @Override
  public Optional<String> findFault() {
    return search.findFault();
  }

  @Override
  public List<String> candidates(int i) {
    int step = i - firstOfSearch;
    return step < 0 || step >= search.size() ? List.of() : search.candidates(step);
  }

  @Override
  public Legend legend() {
    Legend of = search.legend();
    Map<Tint, String> tints = new EnumMap<>(Tint.class);
    tints.put(Tint.NAMED, "node of the abstract graph");
    tints.put(Tint.SCANNED, "entrance");
    return new Legend(of.signs(), of.figures(), of.missing(), tints);
  }

  /**
   * {@inheritDoc}
   *
   * <p>{@code clusters}, {@code nodes} and {@code edges} of level 1.
   */
  @Override
  public String figure(String name) {
    return switch (name) {
      case "clusters" -> String.valueOf(layer.clusterCount());
      case "nodes" -> String.valueOf(nodes().count());
      case "edges" -> String.valueOf(edges.size());
      default -> super.figure(name);
    };
  }

  private IntStream clusters() {
    return IntStream.range(0, layer.clusterCount());
  }

  private IntStream nodes() {
    return clusters().flatMap(cluster -> IntStream.of(layer.entrances(cluster)));
  }

  /** The map, its clusters, one entrance with its transition, and then all of them. */
  private void tellEntrances() {
    IntFunction<Square> plain = cell -> square(cell, Tint.PLAIN);
    tell(
        "the map has %d free cells; A* would search them one by one".formatted(graph.freeCount()),
        List.of(),
        new Squares(map, plain),
        List.of());
    tell(
        "it is cut into %d clusters of up to %d by %d cells"
            .formatted(layer.clusterCount(), layer.side(), layer.side()),
        List.of(),
        squares(Set.of(), Set.of()),
        List.of());

    List<Edge> transitions =
        clusters().boxed().flatMap(each -> LevelEdges.across(layer, each).stream()).toList();
    List<List<Edge>> entrances = transitions.stream().map(this::entrance).toList();
    List<Edge> widest =
        entrances.stream().max(Comparator.comparingInt(List::size)).orElse(List.of());
    if (widest.isEmpty()) {
      return;
    }
    Edge first = transitions.get(entrances.indexOf(widest));
    tell(
        "an entrance between two clusters: a run of %d free cells on either side of their border"
            .formatted(widest.size()),
        widest.stream().map(each -> name(each.from()) + " leads to " + name(each.to())).toList(),
        squares(Set.of(), cells(widest)),
        widest);
    edges.add(first);
    tell(
        "its transition: the pair in the middle, %s and %s, become nodes"
            .formatted(name(first.from()), name(first.to())),
        List.of("an edge joins them; it costs one step, 1.0"),
        squares(cells(edges), cells(widest)),
        edges);
    List<Edge> all = entrances.stream().flatMap(List::stream).toList();
    tell(
        "all %d entrances are found in the same way".formatted(entrances.size()),
        List.of(),
        squares(cells(edges), cells(all)),
        all);
    edges.clear();
    edges.addAll(transitions);
    tell(
        "each has one transition: the abstract graph has %d nodes".formatted(nodes().count()),
        List.of(),
        squares(cells(edges), Set.of()),
        edges);
  }

  /** The run of crossings to which a transition belongs: Botea et al. 2004, section 3.1. */
  private List<Edge> entrance(Edge transition) {
    int across = transition.to() - transition.from();
    int along = Math.abs(across) == 1 ? map.stride() : 1;
    int first = transition.from();
    while (isCrossing(first - along, across, transition)) {
      first -= along;
    }
    List<Edge> run = new ArrayList<>();
    for (int cell = first; isCrossing(cell, across, transition); cell += along) {
      run.add(new Edge(cell, cell + across, Edge.Kind.CROSSING));
    }
    return run;
  }

  private boolean isCrossing(int cell, int across, Edge transition) {
    int other = cell + across;
    return isOn(cell)
        && isOn(other)
        && graph.isFree(cell)
        && graph.isFree(other)
        && layer.cluster(cell) == layer.cluster(transition.from())
        && layer.cluster(other) == layer.cluster(transition.to());
  }

  private boolean isOn(int cell) {
    return map.contains(map.x(cell), map.y(cell));
  }

  /** The distances inside the cluster of most nodes, one by one, then the whole graph. */
  private void tellGraph() {
    int shown =
        clusters()
            .boxed()
            .max(Comparator.comparingInt(each -> layer.entrances(each).length))
            .orElseThrow();
    GridGraph alone = alone(shown);
    int[] nodes = layer.entrances(shown);
    for (Edge edge : LevelEdges.inside(layer, shown)) {
      long cost =
          layer.intraEdges(edge.from())[IntStream.of(nodes).boxed().toList().indexOf(edge.to())];
      PathBuffer path = new PathBuffer();
      Planners.prepare("astar", alone).newSearch().find(edge.from(), edge.to(), path);
      edges.add(edge);
      tell(
          BEFORE,
          "the distance from %s to %s inside their cluster is %s: an edge of the graph"
              .formatted(
                  name(edge.from()),
                  name(edge.to()),
                  Lecture.text((double) cost / graph.unitCost())),
          List.of(),
          List.of(),
          squares(cells(edges), Set.of()),
          line(alone, path),
          List.copyOf(edges));
    }
    clusters()
        .filter(each -> each != shown)
        .forEach(each -> edges.addAll(LevelEdges.inside(layer, each)));
    tell(
        "the same in every cluster: the abstract graph has %d nodes and %d edges"
            .formatted(nodes().count(), edges.size()),
        List.of(),
        squares(cells(edges), Set.of()),
        edges);
  }

  /** A cluster without the cells around it. */
  private GridGraph alone(int cluster) {
    GridMap cut =
        GridMap.of(
            map.width(),
            map.height(),
            (x, y) -> graph.isFree(map.cell(x, y)) && layer.cluster(map.cell(x, y)) == cluster);
    return GridGraph.of(cut, graph.movement());
  }

  private void tellSmoothing() {
    Observed smooth = ask("rays(%s)".formatted(spec()), new Recording(0));
    double before = search.observed().judgement().length();
    double after = smooth.judgement().length();
    tellAnswer(
        "smoothing by rays straightens the path: length %s instead of %s"
            .formatted(Lecture.text(after), Lecture.text(before)),
        List.of(),
        cells(search.observed().path()),
        Tint.PATH,
        smooth);
  }

  private void tellCosts() {
    Recording recording = new Recording(SearchLecture.MAX_EVENTS);
    Observed astar = ask(Lesson.TEXTBOOK, recording);
    Set<Integer> expanded = new HashSet<>();
    IntStream.range(0, recording.size())
        .filter(recording::isExpansion)
        .forEach(i -> expanded.add(recording.cell(i)));
    long all = search.observed().attempt().counters().expanded;
    tellAnswer(
        "the same query by A*: %d cells are expanded, and the length is %s"
            .formatted(expanded.size(), Lecture.text(astar.judgement().length())),
        List.of(
            "HPA* expanded %d: %d nodes of the graph, and %d cells inside clusters"
                .formatted(all, search.expandedOnLevels(), all - search.expandedOnLevels()),
            "its path has length %s without smoothing"
                .formatted(Lecture.text(search.observed().judgement().length()))),
        expanded,
        Tint.CLOSED,
        astar);
  }

  private Observed ask(String spec, Recording recording) {
    return Observed.of(
        Planners.prepare(spec, graph), search.observed().query(), recording, Budget.UNLIMITED);
  }

  private void tellAnswer(
      String reason, List<String> changes, Set<Integer> cells, Tint tint, Observed answer) {
    tell(
        AFTER,
        reason,
        changes,
        List.of(),
        new Squares(map, cell -> square(cell, cells.contains(cell) ? tint : Tint.PLAIN)),
        line(graph, answer.path()));
  }

  private void tell(String reason, List<String> changes, Squares squares, List<Edge> drawn) {
    tell(BEFORE, reason, changes, List.of(), squares, new double[0], drawn);
  }

  private static Set<Integer> cells(PathBuffer path) {
    Set<Integer> cells = new HashSet<>();
    for (int i = 0; i < path.size(); i++) {
      cells.add(path.cell(i));
    }
    return cells;
  }

  private static Set<Integer> cells(List<Edge> edges) {
    Set<Integer> cells = new HashSet<>();
    for (Edge edge : edges) {
      cells.add(edge.from());
      cells.add(edge.to());
    }
    return cells;
  }

  private Squares squares(Set<Integer> nodes, Set<Integer> entrances) {
    IntUnaryOperator clusters = layer::cluster;
    return new Squares(
        map,
        cell ->
            square(
                cell,
                nodes.contains(cell)
                    ? Tint.NAMED
                    : entrances.contains(cell) ? Tint.SCANNED : Tint.PLAIN),
        clusters);
  }

  private Square square(int cell, Tint tint) {
    if (!graph.isFree(cell)) {
      return Square.wall(map, cell, Tint.PLAIN);
    }
    char end =
        cell == search.observed().query().start()
            ? Square.START
            : cell == search.observed().query().goal() ? Square.GOAL : ' ';
    char sign =
        tint == Tint.SCANNED ? '-' : tint == Tint.PATH ? '#' : tint == Tint.CLOSED ? 'x' : ' ';
    return Square.of(
        map, cell, "" + end + sign + (tint == Tint.NAMED ? 'n' : ' '), -1, List.of(), tint);
  }

  private String name(int cell) {
    return map.describe(cell);
  }
}
