package hopscotch.mapf.lacam;

import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.pibt.Pibt;
import hopscotch.mapf.pibt.Priorities;
import java.util.SplittableRandom;

/**
 * Makes the successors of a configuration one by one: the next constraint of its queue says where
 * the first few units go, and PIBT completes the rest (Okumura, "LaCAM", AAAI 2023, Section 3). Of
 * several samples of PIBT for one constraint, the one with the least f is taken. This is the
 * Monte-Carlo configuration generator of Okumura, "Engineering LaCAM*", AAMAS 2024, Section 4.3,
 * one sample after the other.
 */
final class Successors {
  private final VertexGraph graph;
  private final StepCosts costs;
  private final Priorities priorities;
  private final Pibt pibt;
  private final int samples;
  private final SplittableRandom random;
  private final int[] order;
  private final int[] constraint;
  private final int[] shuffled;
  private final int[] sample;
  private Node ordered;

  Successors(
      VertexGraph graph,
      StepCosts costs,
      Priorities priorities,
      Pibt pibt,
      int units,
      int samples,
      SplittableRandom random) {
    this.graph = graph;
    this.costs = costs;
    this.priorities = priorities;
    this.pibt = pibt;
    this.samples = samples;
    this.random = random;
    this.order = new int[units];
    this.constraint = new int[units];
    this.sample = new int[units];
    this.shuffled = new int[graph.largestDegree() + 1];
  }

  /** The next successor of a node, or {@code null} if PIBT finds none for the constraint. */
  int[] next(Node node) {
    if (ordered != node) {
      priorities.order(node.elapsed, order);
      ordered = node;
    }
    int entry = node.takeConstraint();
    int depth = node.constraint(entry, constraint);
    if (depth < order.length) {
      branch(node, entry, order[depth]);
    }
    if (!node.hasConstraint()) {
      node.dropConstraints();
    }
    return complete(node, depth);
  }

  /**
   * Adds the constraints that send one more unit to each vertex to which it can go, in random
   * order.
   */
  private void branch(Node node, int entry, int unit) {
    int at = node.configuration[unit];
    int degree = graph.degree(at);
    System.arraycopy(graph.targets(), graph.first()[at], shuffled, 0, degree);
    shuffled[degree] = at;
    for (int left = degree + 1; left > 0; left--) {
      int drawn = random.nextInt(left);
      node.addConstraint(entry, shuffled[drawn]);
      shuffled[drawn] = shuffled[left - 1];
    }
  }

  private int[] complete(Node node, int depth) {
    int[] best = null;
    long bestCost = Long.MAX_VALUE;
    for (int i = 0; i < samples; i++) {
      pibt.begin(node.configuration);
      boolean isPossible = true;
      for (int d = 0; d < depth && isPossible; d++) {
        isPossible = pibt.assign(order[d], constraint[d]);
      }
      if (!isPossible) {
        return null;
      }
      if (!pibt.complete(order)) {
        continue;
      }
      if (samples == 1) {
        return pibt.next().clone();
      }
      System.arraycopy(pibt.next(), 0, sample, 0, sample.length);
      long cost = (long) costs.of(node.configuration, sample) + costs.ahead(sample);
      if (cost < bestCost) {
        bestCost = cost;
        best = sample.clone();
      }
    }
    return best;
  }
}
