package hopscotch.visual.teach.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.capability.Layer;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.trace.Footprint;
import hopscotch.visual.trace.Recording;
import hopscotch.visual.trace.SearchCosts;
import java.util.ArrayList;
import java.util.List;

/** Describes what happened to the neighbours of an expanded cell, in one part of a search. */
final class NeighbourWords {
  private final Recording recording;
  private final Recording.Part part;
  private final SearchCosts costs;
  private final GridGraph graph;
  private final GridMap map;
  private final Layer layer;
  private final boolean byNeighbours;
  private final boolean hasF;
  private final String whyLeftOut;

  NeighbourWords(SearchLecture lecture, Recording recording, Recording.Part part, int end) {
    this.recording = recording;
    this.part = part;
    this.costs = lecture.costs();
    this.graph = lecture.graph();
    this.map = graph.map();
    this.layer = lecture.layer(part).orElse(null);
    this.hasF = !lecture.hasHeads();
    String id = lecture.observed().planner().spec().id();
    this.whyLeftOut = id.equals("dfs") ? "not looked at yet" : "it cannot lie on a better way";
    this.byNeighbours =
        part.level() == 0
            && !recording.hasCones()
            && !lecture.hasHeads()
            && generatesNeighboursOnly(end);
  }

  private boolean generatesNeighboursOnly(int end) {
    for (int i = part.firstEvent(); i < end; i++) {
      if (!recording.isExpansion(i) && !isMove(recording.parent(i), recording.cell(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean isMove(int from, int to) {
    return Math.abs(map.x(from) - map.x(to)) <= 1 && Math.abs(map.y(from) - map.y(to)) <= 1;
  }

  /** Describes what generating event {@code i} changes in the state of the cells before it. */
  String generated(int i, Footprint before) {
    int side = recording.side(i);
    int cell = recording.cell(i);
    String g = Lecture.text(costs.g(recording.g(i)));
    if (recording.hasCones()) {
      return "added the interval %s: g %s, F %s"
          .formatted(recording.cone(i).describe(), g, Lecture.text(costs.f(recording.f(i))));
    }
    String name = map.describe(cell) + over(i, before);
    if (!hasF) {
      return "added %s: g %s".formatted(name, g);
    }
    return before.isReached(side, cell)
        ? "%s %s: g %s instead of %s"
            .formatted(
                before.isClosed(side, cell) ? "reopened" : "improved",
                name,
                g,
                Lecture.text(costs.g(before.g(side, cell))))
        : "added %s: g %s, F %s".formatted(name, g, Lecture.text(costs.f(recording.f(i))));
  }

  /**
   * Names the node by which the parent's cluster is left. An expansion of HPA* takes the intra-edge
   * to it together with the inter-edge after it. Empty if that node is the parent or is not known.
   */
  private String over(int i, Footprint before) {
    int parent = recording.parent(i);
    int cell = recording.cell(i);
    if (layer == null || part.level() == 0 || !layer.isEntrance(cell)) {
      return "";
    }
    int exit = -1;
    for (int candidate : layer.interEdges(cell)) {
      if (layer.cluster(candidate) == layer.cluster(parent)) {
        boolean fits = fits(parent, candidate, cell, recording.g(i), before);
        exit = exit < 0 || fits ? candidate : exit;
      }
    }
    return exit < 0 || exit == parent ? "" : " over " + map.describe(exit);
  }

  /** Whether the intra-edge to an exit and the inter-edge from there give a cell its g. */
  private boolean fits(int parent, int exit, int cell, long g, Footprint before) {
    if (!layer.isEntrance(parent) || parent == part.from()) {
      return false;
    }
    int[] entrances = layer.entrances(layer.cluster(parent));
    long inside = Layer.NO_EDGE;
    for (int j = 0; j < entrances.length; j++) {
      if (entrances[j] == exit) {
        inside = layer.intraEdges(parent)[j];
      }
    }
    int d = Directions.of(map.x(cell) - map.x(exit), map.y(cell) - map.y(exit));
    return inside != Layer.NO_EDGE && before.g(0, parent) + inside + graph.cost(exit, d) == g;
  }

  /** Says which neighbours an expansion left alone and why. */
  List<String> untouched(int side, int cell, List<Integer> generated, Footprint after) {
    List<String> lines = new ArrayList<>();
    List<String> outside = new ArrayList<>();
    int[] offsets = Directions.offsets(map.stride());
    for (int legal = byNeighbours ? graph.moves(cell) & 0xff : 0; legal != 0; legal &= legal - 1) {
      int d = Integer.numberOfTrailingZeros(legal);
      int neighbour = cell + offsets[d];
      if (generated.contains(neighbour)) {
        continue;
      }
      if (after.isReached(side, neighbour)) {
        long known = after.g(side, neighbour);
        long found = after.g(side, cell) + graph.cost(cell, d);
        boolean staysClosed = found < known && after.isClosed(side, neighbour);
        lines.add(
            "ignored %s: g %s already, by this way %s%s"
                .formatted(
                    map.describe(neighbour),
                    Lecture.text(costs.g(known)),
                    Lecture.text(costs.g(found)),
                    staysClosed ? ", but it is closed and not reopened" : ""));
      } else if (layer != null && layer.cluster(neighbour) != layer.cluster(cell)) {
        outside.add(map.describe(neighbour));
      } else {
        lines.add("left out %s: %s".formatted(map.describe(neighbour), whyLeftOut));
      }
    }
    if (!outside.isEmpty()) {
      lines.add("left out %s: outside the cluster".formatted(String.join(", ", outside)));
    }
    return lines;
  }
}
