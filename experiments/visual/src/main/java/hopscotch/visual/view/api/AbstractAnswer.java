package hopscotch.visual.view.api;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.visual.view.json.JsonArray;
import hopscotch.visual.view.json.JsonObject;

/**
 * Writes the layers of a planner for the page to draw. Every level from 1 on is {@code {"side":16,
 * "nodes":[place,...],"edges":[place,place,...]}}: the side of its clusters in cells, its nodes,
 * and its edges if asked for, inter-edges once and intra-edges. Anything beyond what can be drawn
 * is left out, and {@code "cut":true} says so.
 */
record AbstractAnswer(Layered layered, GridMap map, boolean withEdges) {
  private static final int MOST_NODES = 20_000;
  private static final int MOST_EDGES = 60_000;

  void addTo(JsonObject header) {
    JsonArray levels = header.putArray("levels");
    layered.layers().forEach(layer -> addLayer(levels.addObject(), layer));
  }

  private void addLayer(JsonObject node, Layer layer) {
    node.put("side", layer.side());
    JsonArray nodes = node.putArray("nodes");
    JsonArray edges = node.putArray("edges");
    for (int cluster = 0; cluster < layer.clusterCount(); cluster++) {
      int[] entrances = layer.entrances(cluster);
      for (int i = 0; i < entrances.length; i++) {
        if (nodes.size() < MOST_NODES) {
          nodes.add(map.place(entrances[i]));
        }
        if (withEdges && edges.size() < 2 * MOST_EDGES) {
          addEdges(edges, layer, entrances, i);
        }
      }
    }
    if (nodes.size() >= MOST_NODES || edges.size() >= 2 * MOST_EDGES) {
      node.put("cut", true);
    }
  }

  private void addEdges(JsonArray edges, Layer layer, int[] entrances, int i) {
    int cell = entrances[i];
    for (int other : layer.interEdges(cell)) {
      if (other > cell) {
        edges.add(map.place(cell)).add(map.place(other));
      }
    }
    long[] costs = layer.intraEdges(cell);
    for (int j = 0; j < i; j++) {
      if (costs[j] != Layer.NO_EDGE) {
        edges.add(map.place(cell)).add(map.place(entrances[j]));
      }
    }
  }
}
