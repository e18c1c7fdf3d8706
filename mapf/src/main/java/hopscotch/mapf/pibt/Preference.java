package hopscotch.mapf.pibt;

/** Where a unit would rather go than by its distances alone. */
public interface Preference {
  /** The neighbour that a unit tries first from a vertex, -1 for none. */
  int vertexAfter(int unit, int vertex);
}
