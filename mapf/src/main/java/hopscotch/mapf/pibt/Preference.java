package hopscotch.mapf.pibt;

/** The neighbours that units try before those nearest to their goals. */
public interface Preference {
  /** The neighbour that a unit tries first from a vertex, or -1 if there is none. */
  int vertexAfter(int unit, int vertex);
}
