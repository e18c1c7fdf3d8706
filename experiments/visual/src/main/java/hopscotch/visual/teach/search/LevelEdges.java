package hopscotch.visual.teach.search;

import hopscotch.core.planner.SearchPart;
import hopscotch.core.planner.capability.Layer;
import hopscotch.visual.teach.lesson.Edge;
import hopscotch.visual.trace.Recording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The edges of an abstract level that a step of a hierarchical query draws: the whole graph while
 * ends are joined and while it is searched, and only the way that was found while that is refined.
 */
public final class LevelEdges {
  private final SearchLecture lecture;
  private final PartWords words;
  private final Map<Layer, List<Edge>> graphs = new HashMap<>();

  LevelEdges(SearchLecture lecture) {
    this.lecture = lecture;
    words = new PartWords(lecture, lecture.recording());
  }

  /** The edges between the nodes of a cluster. */
  public static List<Edge> inside(Layer layer, int cluster) {
    List<Edge> edges = new ArrayList<>();
    int[] nodes = layer.entrances(cluster);
    for (int i = 0; i < nodes.length; i++) {
      long[] costs = layer.intraEdges(nodes[i]);
      for (int j = i + 1; j < nodes.length; j++) {
        if (costs[j] != Layer.NO_EDGE) {
          edges.add(new Edge(nodes[i], nodes[j], Edge.Kind.INTRA));
        }
      }
    }
    return edges;
  }

  /** The edges from a cluster to those after it. */
  public static List<Edge> across(Layer layer, int cluster) {
    List<Edge> edges = new ArrayList<>();
    for (int node : layer.entrances(cluster)) {
      for (int other : layer.interEdges(node)) {
        if (layer.cluster(other) > cluster) {
          edges.add(new Edge(node, other, Edge.Kind.INTER));
        }
      }
    }
    return edges;
  }

  private static List<Edge> graph(Layer layer) {
    List<Edge> edges = new ArrayList<>();
    for (int cluster = 0; cluster < layer.clusterCount(); cluster++) {
      edges.addAll(inside(layer, cluster));
      edges.addAll(across(layer, cluster));
    }
    return edges;
  }

  /** The edges at a step. */
  List<Edge> edges(SearchStep step) {
    List<Recording.Part> parts = lecture.parts();
    Recording.Part part = parts.get(step.layer());
    List<Edge> edges = new ArrayList<>();
    if (step.isAnswer()) {
      return edges;
    } else if (part.kind() == SearchPart.REFINE) {
      int found = step.layer();
      while (found > 0 && parts.get(found).level() <= part.level()) {
        found--;
      }
      addRoute(found, edges);
      return edges;
    }
    edges.addAll(graphs.computeIfAbsent(lecture.layer(part).orElseThrow(), LevelEdges::graph));
    for (int i = 0; i <= step.layer(); i++) {
      addJoined(i, i == step.layer() ? Edge.Kind.NEW : Edge.Kind.JOINED, edges);
    }
    if (part.kind() == SearchPart.SEARCH && step.cell() < 0 && !step.path().isEmpty()) {
      addRoute(step.layer(), edges);
    }
    return edges;
  }

  /** Adds the edges that a part of the level below joined to the graph. */
  private void addJoined(int number, Edge.Kind kind, List<Edge> edges) {
    Recording.Part part = lecture.parts().get(number);
    if (part.kind() != SearchPart.JOIN_START && part.kind() != SearchPart.JOIN_GOAL
        || part.level() > 0) {
      return;
    } else if (part.to() >= 0) {
      edges.add(new Edge(part.from(), part.to(), kind));
      return;
    }
    Recording recording = lecture.recording();
    Layer layer = lecture.layer(part).orElseThrow();
    int last =
        number + 1 < lecture.parts().size()
            ? lecture.parts().get(number + 1).firstEvent()
            : recording.size();
    IntStream.range(part.firstEvent(), last)
        .map(recording::cell)
        .filter(layer::isEntrance)
        .distinct()
        .forEach(node -> edges.add(new Edge(part.from(), node, kind)));
  }

  private void addRoute(int number, List<Edge> edges) {
    List<Integer> route = words.route(number);
    for (int i = 1; i < route.size(); i++) {
      if (!route.get(i - 1).equals(route.get(i))) {
        edges.add(new Edge(route.get(i - 1), route.get(i), Edge.Kind.ROUTE));
      }
    }
  }
}
