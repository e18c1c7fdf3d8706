package hopscotch.visual.teach.search;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.planner.capability.Layer;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.trace.Footprint;
import hopscotch.visual.trace.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Describes the purpose and the result of each part of a hierarchical query. */
final class PartWords {
  private final SearchLecture lecture;
  private final Recording recording;
  private final GridMap map;
  private final boolean hasClusters;

  /** The result of a part. */
  record Ending(String reason, List<String> changes) {}

  PartWords(SearchLecture lecture, Recording recording) {
    this.lecture = lecture;
    this.recording = recording;
    map = lecture.map();
    hasClusters = lecture.hasClusters();
  }

  /** Describes the beginning of a part whose events end before {@code end}. */
  String beginning(Recording.Part part, int end) {
    if (lecture.hasCones()) {
      return "the start %s sees the first intervals".formatted(map.describe(part.from()));
    } else if (!lecture.hasLayers()) {
      boolean isJoined = part.firstEvent() < end && !recording.isExpansion(part.firstEvent());
      if (isJoined) {
        return "start and goal are joined to the nodes that they see";
      }
      return "the start %s is %s"
          .formatted(
              map.describe(part.from()),
              lecture.hasHeads() ? "the first head" : "the whole open list");
    }
    return switch (part.kind()) {
      case JOIN_START -> joining("start", part, end);
      case JOIN_GOAL -> joining("goal", part, end);
      case SEARCH ->
          "search level %d from %s to %s: A* over %s"
              .formatted(
                  part.level(),
                  name(part.from()),
                  name(part.to()),
                  hasClusters ? "its nodes" : "its regions");
      case REFINE -> refining(part, end);
    };
  }

  private String joining(String which, Recording.Part part, int end) {
    int above = part.level() + 1;
    if (part.level() > 0) {
      return "join the %s %s to level %d: a search of level %d inside the cluster of level %d"
          .formatted(which, name(part.from()), above, part.level(), above);
    } else if (part.to() < 0) {
      return "join the %s %s to level 1: Dijkstra's algorithm inside its cluster"
          .formatted(which, name(part.from()));
    } else if (part.kind() == SearchPart.JOIN_START && part.to() == recording.goal()) {
      return "start and goal share a cluster: A* inside it for the direct way";
    }
    return "join the %s %s to node %s: %s"
        .formatted(
            which,
            name(part.from()),
            name(part.to()),
            part.firstEvent() == end
                ? "straight or with one turn, so no search"
                : "A* inside the cluster");
  }

  private String refining(Recording.Part part, int end) {
    String stretch = name(part.from()) + " to " + name(part.to());
    if (!hasClusters) {
      return "refine the path of level %d: A* over %s, only in the regions on that path"
          .formatted(part.level() + 1, part.level() == 0 ? "cells" : "level " + part.level());
    } else if (part.level() > 0) {
      return "refine %s from level %d to level %d: A* over nodes inside the cluster"
          .formatted(stretch, part.level() + 1, part.level());
    } else if (part.firstEvent() == end) {
      return "refine %s into moves: straight or with one turn, so no search".formatted(stretch);
    }
    return "refine %s into moves: A* inside the cluster".formatted(stretch);
  }

  /** The result of a part, if its last step does not show it. */
  Optional<Ending> ending(int number, Footprint footprint) {
    Recording.Part part = lecture.parts().get(number);
    if (!hasClusters || !lecture.hasLayers()) {
      return Optional.empty();
    } else if (part.kind() == SearchPart.SEARCH || part.kind() == SearchPart.REFINE) {
      return part.level() > 0 ? Optional.of(found(number, footprint)) : Optional.empty();
    }
    return part.level() == 0 && part.to() < 0
        ? Optional.of(joined(part, footprint))
        : Optional.empty();
  }

  private Ending joined(Recording.Part part, Footprint footprint) {
    Layer layer = lecture.layer(part).orElseThrow();
    int[] entrances = layer.entrances(layer.cluster(part.from()));
    List<String> distances = new ArrayList<>();
    int reached = 0;
    for (int cell : entrances) {
      boolean isReached = footprint.isReached(0, cell);
      reached += isReached ? 1 : 0;
      distances.add(
          isReached
              ? "node %s: distance %s".formatted(name(cell), length(footprint.g(0, cell)))
              : "node %s: no way inside the cluster".formatted(name(cell)));
    }
    return new Ending(
        "%s now has an edge to %d of the %d nodes of its cluster"
            .formatted(name(part.from()), reached, entrances.length),
        distances);
  }

  private Ending found(int number, Footprint footprint) {
    Recording.Part part = lecture.parts().get(number);
    if (!footprint.isReached(0, part.to())) {
      return new Ending("level %d has no way".formatted(part.level()), List.of());
    }
    List<String> stretches = new ArrayList<>();
    for (Recording.Part below : stretches(number)) {
      stretches.add(name(below.from()) + " to " + name(below.to()));
    }
    return new Ending(
        "the way on level %d costs %s".formatted(part.level(), length(footprint.g(0, part.to()))),
        stretches.isEmpty()
            ? List.of()
            : List.of(
                "to refine, each inside a cluster of level %d: %s"
                    .formatted(part.level(), String.join("; ", stretches))));
  }

  /** The nodes of the route that a part found, in their order. */
  List<Integer> route(int number) {
    List<Integer> nodes = new ArrayList<>();
    for (Recording.Part below : stretches(number)) {
      nodes.add(below.from());
      nodes.add(below.to());
    }
    return nodes;
  }

  /** The parts that refine the result of a part one level below. */
  private List<Recording.Part> stretches(int number) {
    int level = lecture.parts().get(number).level();
    List<Recording.Part> stretches = new ArrayList<>();
    for (int i = number + 1; i < lecture.parts().size(); i++) {
      Recording.Part part = lecture.parts().get(i);
      if (part.level() >= level) {
        break;
      } else if (part.kind() == SearchPart.REFINE && part.level() == level - 1) {
        stretches.add(part);
      }
    }
    return stretches;
  }

  private String name(int cell) {
    return map.describe(cell);
  }

  private String length(long g) {
    return Lecture.text(lecture.costs().g(g));
  }
}
