package hopscotch.mapf.pibt;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;

/**
 * Counts whom a unit would hinder in the step after the next one (Okumura and Nagai, "Lightweight
 * and Effective Preference Construction in PIBT for Large-Scale Multi-Agent Pathfinding", SoCS
 * 2025). A unit at a vertex hinders a unit that stands beside its present place if that vertex is
 * nearer to the other's goal than where the other stands.
 */
final class Hindrance {
  /** The bits of a count: a unit has at most 8 neighbours. */
  static final int BITS = 4;

  private final VertexGraph graph;
  private final GoalDistances distances;
  private final int[] unitNow;
  private final int[] others;
  private final int[] places;
  private final int[] toGoals;
  private int count;

  /** Reads where units stand from {@code unitNow}: for each vertex the unit there, or -1. */
  Hindrance(VertexGraph graph, GoalDistances distances, int[] unitNow) {
    this.graph = graph;
    this.distances = distances;
    this.unitNow = unitNow;
    this.others = new int[graph.largestDegree()];
    this.places = new int[graph.largestDegree()];
    this.toGoals = new int[graph.largestDegree()];
  }

  /** Finds the units that stand beside a vertex, the present place of a unit. */
  void lookAround(int here) {
    count = 0;
    for (int at = graph.first()[here]; at < graph.first()[here + 1]; at++) {
      int place = graph.targets()[at];
      int other = unitNow[place];
      if (other >= 0) {
        others[count] = other;
        places[count] = place;
        toGoals[count++] = distances.of(other, place);
      }
    }
  }

  /** The number of these units that a unit would hinder at a vertex to which it can go. */
  int at(int vertex) {
    int hindered = 0;
    for (int i = 0; i < count; i++) {
      if (places[i] != vertex && distances.of(others[i], vertex) < toGoals[i]) {
        hindered++;
      }
    }
    return hindered;
  }
}
