package hopscotch.experiments.teach.search;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.planner.capability.Jumper;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.core.planner.capability.NodeGraph;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Squares;
import hopscotch.experiments.teach.lesson.Tint;
import hopscotch.experiments.trace.Cone;
import hopscotch.experiments.trace.Footprint;
import hopscotch.experiments.trace.Observed;
import hopscotch.experiments.trace.Recording;
import hopscotch.experiments.trace.SearchCosts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * A search cut into steps: the start, then a step an expansion with what it generated, then the
 * answer. The parts of a hierarchical query are layers: each begins and ends with a step of its
 * own, and shows the cells as that part left them. Not safe for use by several threads.
 */
public final class SearchLecture implements Lecture {
  /** The most events of a lecture. */
  public static final int MAX_EVENTS = 200_000;

  private final Observed observed;
  private final Recording recording;
  private final SearchCosts costs;
  private final List<Layer> clustered;
  private final List<Recording.Part> parts;
  private final List<SearchStep> steps;
  private final Footprint footprint;
  private int shownPart = -1;
  private int played;

  private SearchLecture(Observed observed, Recording recording) {
    this.observed = observed;
    this.recording = recording;
    this.costs = SearchCosts.of(observed.planner());
    this.clustered =
        observed.planner().capability(Layered.class).map(Layered::layers).orElse(List.of());
    this.parts =
        recording.parts().isEmpty()
            ? List.of(
                new Recording.Part(SearchPart.SEARCH, 0, recording.start(), recording.goal(), 0))
            : recording.parts();
    this.footprint = new Footprint(observed.planner().graph().map().cellCount());
    this.steps = new Narration(this, recording).steps();
  }

  /** The lecture on a planner's answer to a query. */
  public static SearchLecture of(PreparedPlanner planner, Query query) {
    Recording recording = new Recording(MAX_EVENTS);
    return new SearchLecture(Observed.of(planner, query, recording, Budget.UNLIMITED), recording);
  }

  /** The answer. */
  public Observed observed() {
    return observed;
  }

  /** The lengths that the costs stand for. */
  public SearchCosts costs() {
    return costs;
  }

  /** The parts of the query, at least one. */
  public List<Recording.Part> parts() {
    return parts;
  }

  /** Whether the query has parts, so that each is a layer. */
  public boolean hasLayers() {
    return !recording.parts().isEmpty();
  }

  /** Whether the nodes of the search are intervals, each with what it sees. */
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

  /** The level whose clusters and entrances a part is about, empty where levels have none. */
  public Optional<Layer> layer(Recording.Part part) {
    return hasClusters()
        ? Optional.of(clustered.get(Math.max(1, part.level()) - 1))
        : Optional.empty();
  }

  @Override
  public PlannerSpec spec() {
    return observed.planner().spec();
  }

  @Override
  public List<SearchStep> steps() {
    return steps;
  }

  @Override
  public String part(int i) {
    int part = steps.get(i).part();
    int level = parts.get(part).level();
    return hasLayers()
        ? "part %d of %d, %s"
            .formatted(part + 1, parts.size(), level == 0 ? "on cells" : "on level " + level)
        : "";
  }

  @Override
  public Squares squares(int i) {
    return new SearchSquares(this, steps.get(i), after(i));
  }

  @Override
  public List<String> lists(int i) {
    return i < size() - 1 && !hasCones() ? new OpenList(this, after(i)).lines() : List.of();
  }

  @Override
  public List<String> key(boolean isLarge) {
    List<String> key = new ArrayList<>();
    key.add("A start, B goal, * expanded now, o open, x closed, # path, arrow to the parent");
    if (hasLayers() && hasClusters()) {
      key.add("n node of the level; lines between clusters" + (isLarge ? " are double" : ""));
    }
    if (hasLayers() && !hasClusters()) {
      key.add("on a level, a sign stands on the cell that stands for a region");
    }
    if (hasCones()) {
      key.add("~ between the interval expanded now and the point that sees it");
      return key;
    }
    if (observed.planner().capability(Jumper.class).isPresent()) {
      key.add("- scanned by a jump of the cell expanded now, ! its forced neighbours");
    }
    if (nodes().isPresent()) {
      key.add("n node of the prepared graph");
    }
    key.add(
        isLarge
            ? hasHeads() ? "in a cell: the length of the way so far" : "in a cell: F, then g+h"
            : "there is no room for F, g and h in the cells: enlarge the terminal");
    return key;
  }

  @Override
  public double[] line(int i) {
    return i < size() - 1
        ? new double[0]
        : Lecture.line(observed.planner().graph(), observed.path());
  }

  @Override
  public String meaning(Tint tint) {
    if (tint == Tint.NAMED && nodes().isPresent()) {
      return "node of the prepared graph";
    } else if (hasHeads() && (tint == Tint.OPEN || tint == Tint.CLOSED)) {
      return tint == Tint.OPEN ? "a head stands here" : "a head came by here";
    }
    return tint.meaning();
  }

  @Override
  public double[] edges() {
    GridMap map = observed.planner().graph().map();
    DoubleStream.Builder edges = DoubleStream.builder();
    for (int from : nodes().map(NodeGraph::nodes).orElse(new int[0])) {
      for (int to : nodes().orElseThrow().edges(from)) {
        edges.add(map.x(from) + 0.5).add(map.y(from) + 0.5).add(map.x(to) + 0.5);
        edges.add(map.y(to) + 0.5).add(nodes().orElseThrow().isShortcut(from, to) ? 1 : 0);
      }
    }
    return edges.build().toArray();
  }

  /** The prepared graph that the planner searches; empty of one that has none. */
  Optional<NodeGraph> nodes() {
    return observed.planner().capability(NodeGraph.class);
  }

  @Override
  public double[] cones(int i) {
    DoubleStream.Builder cones = DoubleStream.builder();
    boolean isExpanded = !hasCones();
    for (int event = steps.get(i).events() - 1; event >= 0 && !isExpanded; event--) {
      Cone cone = recording.cone(event);
      isExpanded = recording.isExpansion(event);
      if (!cone.isOpen()) {
        cones.add(cone.rootX()).add(cone.rootY()).add(cone.fromX()).add(cone.fromY());
        cones.add(cone.toX()).add(cone.toY()).add(isExpanded ? 1 : 0);
      }
    }
    return cones.build().toArray();
  }

  @Override
  public List<String> candidates(int i) {
    if (hasCones() || i + 1 >= size() || steps.get(i + 1).cell() < 0) {
      return List.of();
    }
    SearchStep next = steps.get(i + 1);
    GridMap map = observed.planner().graph().map();
    List<String> others = new OpenList(this, after(i)).leastF(next.side(), next.cell());
    List<String> candidates = new ArrayList<>(List.of(map.describe(next.cell())));
    candidates.addAll(others);
    return candidates;
  }

  /** SearchStep {@code i}, from 0. */
  public SearchStep step(int i) {
    return steps.get(i);
  }

  /** The state of the cells after step {@code i}; overwritten by the next call. */
  public Footprint after(int i) {
    SearchStep step = steps.get(i);
    if (shownPart != step.part() || step.events() < played) {
      Recording.Part part = parts.get(step.part());
      begin(part, footprint);
      shownPart = step.part();
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
