package hopscotch.experiments.view;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.core.grid.GridMap;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.abstraction.Level;

/**
 * The abstract graph of HPA* as the page draws it. Every level from 1 on is {@code {"side":16,
 * "nodes":[place,...],"edges":[place,place,...]}}: the side of its clusters in cells, its nodes,
 * and its edges if asked for, inter-edges once and intra-edges. What is too much to draw is left
 * out, and {@code "cut":true} says so.
 */
final class AbstractAnswer {
  private static final int MOST_NODES = 20_000;
  private static final int MOST_EDGES = 60_000;

  private final AbstractGraph abstraction;
  private final GridMap map;
  private final boolean withEdges;

  AbstractAnswer(AbstractGraph abstraction, boolean withEdges) {
    this.abstraction = abstraction;
    this.map = abstraction.graph().map();
    this.withEdges = withEdges;
  }

  void addTo(ObjectNode header) {
    ArrayNode levels = header.putArray("levels");
    for (int l = 1; l <= abstraction.levelCount(); l++) {
      addLevel(levels.addObject(), abstraction.level(l));
    }
  }

  private void addLevel(ObjectNode node, Level level) {
    node.put("side", level.clusters().side());
    ArrayNode nodes = node.putArray("nodes");
    ArrayNode edges = node.putArray("edges");
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        if (nodes.size() < MOST_NODES) {
          nodes.add(place(level.cell(cluster, i)));
        }
        if (withEdges && edges.size() < 2 * MOST_EDGES) {
          addEdges(edges, level, cluster, i);
        }
      }
    }
    if (nodes.size() >= MOST_NODES || edges.size() >= 2 * MOST_EDGES) {
      node.put("cut", true);
    }
  }

  private void addEdges(ArrayNode edges, Level level, int cluster, int i) {
    int cell = level.cell(cluster, i);
    for (int mask = level.crossings(cluster, i) & 0xff; mask != 0; mask &= mask - 1) {
      int mate = level.mate(cluster, i, Integer.numberOfTrailingZeros(mask));
      int other = level.cell(mate >>> level.slotBits(), mate & level.mostNodes() - 1);
      if (other > cell) {
        edges.add(place(cell)).add(place(other));
      }
    }
    for (int j = 0; j < i; j++) {
      if (level.cost(cluster, i, j) != Level.NO_EDGE) {
        edges.add(place(cell)).add(place(level.cell(cluster, j)));
      }
    }
  }

  private int place(int cell) {
    return map.y(cell) * map.width() + map.x(cell);
  }
}
