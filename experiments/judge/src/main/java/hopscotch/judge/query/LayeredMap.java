package hopscotch.judge.query;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A map under a movement, with a graph for each layer of terrain. In the MovingAI maps no move
 * joins ground, water and trees, and a query belongs to the layer of its start. Graphs are made
 * when first asked for. Safe for use by several threads.
 */
public final class LayeredMap {
  private final GridMap map;
  private final Movement movement;
  private final boolean layered;
  private final Map<Terrain, GridGraph> graphs = new ConcurrentHashMap<>();

  private LayeredMap(GridMap map, Movement movement, boolean layered) {
    this.map = map;
    this.movement = movement;
    this.layered = layered;
  }

  /** A map whose queries run on the layer of their start. The movement's terrain is ignored. */
  public static LayeredMap ofLayers(GridMap map, Movement movement) {
    return new LayeredMap(map, movement, true);
  }

  /** A map whose queries all run on the movement's terrain. */
  public static LayeredMap ofTerrain(GridMap map, Movement movement) {
    return new LayeredMap(map, movement, false);
  }

  /** The map. */
  public GridMap map() {
    return map;
  }

  /** The movement. Its terrain applies to every query unless the map has layers. */
  public Movement movement() {
    return movement;
  }

  /** The graph on which an agent has room at both ends of a query. Empty if there is none. */
  public Optional<GridGraph> findGraph(Query query) {
    Terrain terrain = layered ? Terrain.layerOf(map.terrain(query.start())) : movement.terrain();
    if (terrain == null || !isFree(terrain, query.start()) || !isFree(terrain, query.goal())) {
      return Optional.empty();
    }
    GridGraph graph = graph(terrain);
    boolean hasRoom = graph.isFree(query.start()) && graph.isFree(query.goal());
    return hasRoom ? Optional.of(graph) : Optional.empty();
  }

  /** The graph of the movement's own terrain. */
  public GridGraph graph() {
    return graph(movement.terrain());
  }

  private GridGraph graph(Terrain terrain) {
    return graphs.computeIfAbsent(terrain, layer -> GridGraph.of(map, movement.withTerrain(layer)));
  }

  private boolean isFree(Terrain terrain, int cell) {
    return terrain.isFree(map.terrain(cell));
  }
}
