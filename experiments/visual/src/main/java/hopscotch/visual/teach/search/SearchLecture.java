package hopscotch.visual.teach.search;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.planner.capability.Jumper;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.core.planner.capability.NodeGraph;
import hopscotch.judge.query.Query;
import hopscotch.visual.teach.lesson.Edge;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Legend;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.LessonDrawing;
import hopscotch.visual.teach.lesson.Tint;
import hopscotch.visual.trace.Footprint;
import hopscotch.visual.trace.Observed;
import hopscotch.visual.trace.Recording;
import hopscotch.visual.trace.SearchCosts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A search cut into steps: the start, one step for each expansion with what it generated, and the
 * answer. The parts of a hierarchical query are layers. Each begins and ends with its own step, and
 * shows the cells as that part left them. Not safe for use by several threads.
 */
public final class SearchLecture extends Lecture {
  /** The most events of a lecture. */
  public static final int MAX_EVENTS = 200_000;

  private final Observed observed;
  private final Recording recording;
  private final SearchCosts costs;
  private final List<Layer> clustered;
  private final Optional<NodeGraph> prepared;
  private final Set<Integer> nodes;
  private final List<Recording.Part> parts;
  private final Footprint footprint;
  private final LevelEdges levels;
  private List<Edge> preparedEdges;
  private int shownPart = -1;
  private int played;

  private SearchLecture(Observed observed, Recording recording) {
    super(null);
    this.observed = observed;
    this.recording = recording;
    PreparedPlanner planner = observed.planner();
    this.costs = SearchCosts.of(planner);
    this.clustered = planner.capability(Layered.class).map(Layered::layers).orElse(List.of());
    this.prepared = planner.capability(NodeGraph.class);
    this.nodes =
        prepared.stream()
            .flatMap(graph -> Arrays.stream(graph.nodes()).boxed())
            .collect(Collectors.toSet());
    this.parts =
        recording.parts().isEmpty()
            ? List.of(
                new Recording.Part(SearchPart.SEARCH, 0, recording.start(), recording.goal(), 0))
            : recording.parts();
    this.footprint = new Footprint(map().cellCount());
    this.levels = new LevelEdges(this);
    new Narration(this, recording).steps().forEach(this::add);
  }

  /** The lecture on a planner's answer to a query. */
  public static SearchLecture of(PreparedPlanner planner, Query query) {
    Recording recording = new Recording(MAX_EVENTS);
    return new SearchLecture(Observed.of(planner, query, recording, Budget.UNLIMITED), recording);
  }

  /** The lecture on a lesson's drawing. */
  public static SearchLecture of(Lesson lesson, KnownSpec spec, Movement movement) {
    LessonDrawing drawing = lesson.drawing();
    GridGraph graph = GridGraph.of(drawing.map(), movement);
    return of(
        Planners.prepare(spec, graph, Budget.UNLIMITED), Query.of(drawing.start(), drawing.goal()));
  }

  @Override
  public Optional<String> findFault() {
    return observed.findFault();
  }

  /** The number of expansions on abstract levels. */
  public long expandedOnLevels() {
    long count = 0;
    for (int i = 0; i < parts.size(); i++) {
      int end = i + 1 < parts.size() ? parts.get(i + 1).firstEvent() : recording.size();
      if (parts.get(i).level() > 0) {
        count +=
            IntStream.range(parts.get(i).firstEvent(), end).filter(recording::isExpansion).count();
      }
    }
    return count;
  }

  /** The answer. */
  public Observed observed() {
    return observed;
  }

  GridGraph graph() {
    return observed.planner().graph();
  }

  GridMap map() {
    return graph().map();
  }

  Recording recording() {
    return recording;
  }

  /** The conversion of costs into lengths. */
  SearchCosts costs() {
    return costs;
  }

  /** The parts of the query, at least one. */
  List<Recording.Part> parts() {
    return parts;
  }

  /** Whether the query has parts, each of which is a layer. */
  boolean hasLayers() {
    return !recording.parts().isEmpty();
  }

  /** Whether the nodes of the search are intervals with cones. */
  boolean hasCones() {
    return recording.hasCones();
  }

  /** Whether the search keeps heads that take turns, and neither an open list nor F. */
  boolean hasHeads() {
    return spec().id().equals("bstar");
  }

  /** Whether the planner's levels have clusters and entrances. */
  boolean hasClusters() {
    return !clustered.isEmpty();
  }

  /** The level whose clusters and entrances a part is about. Empty if levels have none. */
  Optional<Layer> layer(Recording.Part part) {
    return hasClusters()
        ? Optional.of(clustered.get(Math.max(1, part.level()) - 1))
        : Optional.empty();
  }

  /** The nodes of the prepared graph that the planner searches, if it has one. */
  Set<Integer> nodes() {
    return nodes;
  }

  @Override
  public KnownSpec spec() {
    return observed.planner().spec();
  }

  @Override
  public Legend legend() {
    List<String> signs = new ArrayList<>();
    signs.add("A start, B goal, * expanded now, o open, x closed, # path, arrow to the parent");
    if (hasLayers()) {
      signs.add(
          hasClusters()
              ? "n node of the level; lines between clusters"
              : "on a level, a sign stands on the cell that stands for a region");
    }
    if (hasCones()) {
      signs.add("~ between the interval expanded now and the point that sees it");
      return new Legend(signs, "", "", Map.of());
    }
    if (observed.planner().capability(Jumper.class).isPresent()) {
      signs.add("- scanned by a jump of the cell expanded now, ! its forced neighbours");
    }
    Map<Tint, String> tints = Map.of();
    if (prepared.isPresent()) {
      signs.add("n node of the prepared graph");
      tints = Map.of(Tint.NAMED, "node of the prepared graph");
    } else if (hasHeads()) {
      tints = Map.of(Tint.OPEN, "a head stands here", Tint.CLOSED, "a head came by here");
    }
    String figures = hasHeads() ? "the length of the way so far" : "F, then g+h";
    return new Legend(signs, figures, "F, g and h", tints);
  }

  /** The edges to draw at a step: those of the prepared graph, or of the level. */
  List<Edge> edges(SearchStep step) {
    if (preparedEdges == null) {
      preparedEdges = prepared.stream().flatMap(SearchLecture::edges).toList();
    }
    return hasClusters() && hasLayers() ? levels.edges(step) : preparedEdges;
  }

  private static Stream<Edge> edges(NodeGraph graph) {
    return Arrays.stream(graph.nodes())
        .boxed()
        .flatMap(
            from ->
                Arrays.stream(graph.edges(from))
                    .mapToObj(
                        to ->
                            new Edge(
                                from,
                                to,
                                graph.isShortcut(from, to)
                                    ? Edge.Kind.SHORTCUT
                                    : Edge.Kind.PREPARED)));
  }

  @Override
  public List<String> candidates(int i) {
    if (hasCones() || i + 1 >= size() || at(i + 1).cell() < 0) {
      return List.of();
    }
    SearchStep next = at(i + 1);
    List<String> candidates = new ArrayList<>(List.of(map().describe(next.cell())));
    candidates.addAll(new OpenList(this, after(at(i))).leastF(next.side(), next.cell()));
    return candidates;
  }

  /** Step {@code i}, from 0. */
  public SearchStep at(int i) {
    return (SearchStep) step(i);
  }

  /** The state of the cells after a step; overwritten by the next call. */
  Footprint after(SearchStep step) {
    if (shownPart != step.layer() || step.events() < played) {
      Recording.Part part = parts.get(step.layer());
      begin(part, footprint);
      shownPart = step.layer();
      played = part.firstEvent();
    }
    while (played < step.events()) {
      recording.replay(played++, footprint);
    }
    return footprint;
  }

  /** The state of the cells when a part begins. */
  void begin(Recording.Part part, Footprint cells) {
    int first = part.firstEvent();
    cells.begin(part.from(), part.to());
    if (first < recording.size() && !recording.isExpansion(first)) {
      cells.close(0, part.from());
    }
  }
}
