package hopscotch.experiments.run.assignment;

import hopscotch.core.grid.GridGraph;
import hopscotch.experiments.suite.map.Instance;
import hopscotch.experiments.suite.text.MovementText;

/** Problems on one layer of a map: the graph of one movement. */
abstract sealed class LayerAssignment implements Assignment
    permits QueryAssignment, GoalsAssignment, CrowdAssignment {
  /** The layer. */
  final GridGraph graph;

  private final Instance instance;

  /** Problems of a layer of an instance. */
  LayerAssignment(Instance instance, GridGraph graph) {
    this.instance = new Instance(instance.map(), MovementText.of(graph.movement()));
    this.graph = graph;
  }

  @Override
  public final Instance instance() {
    return instance;
  }

  @Override
  public final long cells() {
    return (long) graph.map().width() * graph.map().height();
  }
}
