package hopscotch.hpa.bounded;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import java.io.IOException;

/**
 * The index for searches with bounded answers: the crossings between clusters with their distances,
 * and landmarks; and the abstract graph of HPA*, one level of it, in which a query begins. Each has
 * landmarks of its own: those of cells prove bounds, those of HPA* lead its search. Immutable and
 * shared by threads, but for a {@linkplain #copy copy}, which is repaired in place when its map
 * {@linkplain #change changes}. Any number of threads may search it in between; while it is
 * repaired nobody may, and who shares it among threads sees to that.
 */
public final class CrossingIndex {
  /** The transitions of HPA* by default: one in the middle of an entrance. */
  private static final Crossings TRANSITIONS = new Crossings(Crossing.ENDS, 17, false);

  /** The most landmarks of their graph: more gain little, and each takes 4 bytes a transition. */
  private static final int MOST_LANDMARKS = 8;

  /** The graph of cells that repairs change in place; {@code null} if the graph is shared. */
  private final ChangingGraph changing;

  /** The number of landmarks that are wanted. Repairs may have lost them. */
  private final int landmarkCount;

  /** The graph of HPA*, of which a copy shares the map. */
  private final AbstractGraph transitions;

  private CrossingGraph crossings;
  private CodedLandmarks landmarks;

  /** Whether the map has changed since landmarks were chosen. */
  private boolean isChanged;

  private int repairs;
  private int shape;

  private CrossingIndex(
      ChangingGraph changing,
      int landmarkCount,
      AbstractGraph transitions,
      CrossingGraph crossings,
      CodedLandmarks landmarks) {
    this.transitions = transitions;
    this.changing = changing;
    this.landmarkCount = landmarkCount;
    this.crossings = crossings;
    this.landmarks = landmarks;
  }

  /**
   * The index of a map.
   *
   * @param side of a cluster, in cells
   * @param landmarks how many there are; 0 for none
   * @param threads how many build at once; the result does not depend on it
   * @throws BudgetExhaustedException if the budget ran out
   */
  public static CrossingIndex build(
      GridGraph graph, int side, int landmarks, int threads, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    CrossingGraph crossings = CrossingGraph.build(graph, side, threads, meter);
    AbstractGraph transitions = transitions(graph, side, landmarks, threads, meter.remaining(0));
    CodedLandmarks found = landmarks(crossings, landmarks, meter);
    return new CrossingIndex(null, landmarks, transitions, crossings, found);
  }

  private static AbstractGraph transitions(
      GridGraph graph, int side, int landmarks, int threads, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    AbstractGraph built =
        AbstractGraph.build(graph, side, 1, TRANSITIONS, threads, meter.remaining(0));
    return landmarks == 0
        ? built
        : built.withLandmarks(Math.min(landmarks, MOST_LANDMARKS), meter.remaining(0));
  }

  private static CodedLandmarks landmarks(CrossingGraph crossings, int count, BudgetMeter meter) {
    return count == 0 ? null : CodedLandmarks.of(crossings, count, meter);
  }

  /**
   * Writes this index, as it was built, to an index file. The crossings and their distances are
   * found again when it is read, which takes a small part of the preparation. The arrays:
   *
   * <ol>
   *   <li>ints: the number of landmarks
   *   <li>with landmarks, those of {@link CodedLandmarks#write}
   * </ol>
   */
  public void write(IndexWriter out) throws IOException {
    out.ints(new int[] {landmarkCount()});
    if (landmarks != null) {
      landmarks.write(crossings, out);
    }
  }

  /**
   * Reads an index that {@link #write} wrote for the same map and movement.
   *
   * @param side of a cluster, in cells
   * @param landmarks how many there are to be
   * @throws BadIndexException if the arrays make no index of this map
   */
  public static CrossingIndex read(GridGraph graph, int side, int landmarks, IndexReader in)
      throws IOException {
    int count = in.ints("numbers", 1)[0];
    in.require(
        count == 0 || count == landmarks, count + " landmarks", landmarks + " landmarks, or none");
    int threads = Runtime.getRuntime().availableProcessors();
    CrossingGraph crossings =
        CrossingGraph.build(graph, side, threads, BudgetMeter.started(Budget.UNLIMITED));
    CodedLandmarks read = count == 0 ? null : CodedLandmarks.read(crossings, count, in);
    AbstractGraph transitions = transitions(graph, side, landmarks, threads, Budget.UNLIMITED);
    return new CrossingIndex(null, landmarks, transitions, crossings, read);
  }

  /**
   * A copy with a map of its own, which {@linkplain #change changes} in place: 2 3/8 bytes for each
   * cell, and a few for each cluster. Distances are shared until a repair replaces them.
   */
  public CrossingIndex copy() {
    repairs();
    ChangingGraph own = new ChangingGraph(graph());
    CrossingIndex copy =
        new CrossingIndex(
            own,
            landmarkCount,
            transitions.copy(own),
            crossings.copy(own.graph()),
            landmarks == null ? null : landmarks.copy());
    copy.isChanged = isChanged;
    return copy;
  }

  /** A copy of this index with some cells changed; this one stays as it is. */
  public CrossingIndex withChanges(CellChanges changes) {
    CrossingIndex changed = copy();
    changed.change(changes);
    BudgetMeter meter = BudgetMeter.started(Budget.UNLIMITED);
    changed.transitions.completeLevels(meter);
    changed.crossings.complete(meter);
    return changed;
  }

  /**
   * Changes cells of the map and repairs this index in place: it then has the nodes and edges of
   * one built anew. Work grows with the clusters touched. The distances inside them are found when
   * they are asked for, and kept.
   *
   * <p>Landmarks stay, and prove less: nothing about paths over ground where moves became legal or
   * cheaper. They are lost where there is too much of it, and where the scale of costs or the
   * longest move changes; then everything is built anew.
   *
   * @throws IllegalArgumentException if the changes belong to another map, or costs could overflow;
   *     the index then stays as it is
   * @throws IllegalStateException if this index is no copy, and shares its map with others; or if
   *     its last repair failed
   */
  public void change(CellChanges changes) {
    if (changing == null) {
      throw new IllegalStateException(
          "the map of this index is shared with others: change a copy of it");
    }
    repairs();
    GridGraph graph = graph();
    long longestMove = graph.maxMoveCost();
    long shortestMove = graph.leastStraightCost();
    changing.apply(changes);
    repairs++;
    isChanged |= changing.alteredCount() > 0;
    transitions.repair(longestMove, shortestMove);
    if (changing.isRescaled() || graph.maxMoveCost() != longestMove) {
      int threads = Runtime.getRuntime().availableProcessors();
      BudgetMeter meter = BudgetMeter.started(Budget.UNLIMITED);
      crossings = CrossingGraph.build(graph, side(), threads, meter);
      landmarks = null;
      shape++;
    } else {
      repairClusters();
      shape += graph.leastStraightCost() == shortestMove ? 0 : 1;
    }
    repairs++;
  }

  private void repairClusters() {
    int[] near = crossings.clusters().near(changing, 1);
    RingDistances[] before = new RingDistances[near.length];
    for (int i = 0; i < near.length; i++) {
      before[i] = crossings.distances(near[i]);
    }
    crossings.repair(changing, near);
    if (landmarks == null) {
      return;
    }
    for (int i = 0; i < near.length; i++) {
      RingDistances nodes = crossings.distances(near[i]);
      if (nodes != before[i]) {
        landmarks.repair(near[i], before[i], nodes);
      }
    }
    if (changing.costsFell() && !addCheaperGround()) {
      landmarks = null;
      shape++;
    }
  }

  /** Notes where moves became legal or cheaper; false if there is too much of such ground. */
  private boolean addCheaperGround() {
    GridMap map = graph().map();
    boolean isNoted = true;
    for (int i = 0; isNoted && i < changing.alteredCount(); i++) {
      int cell = changing.alteredCell(i);
      isNoted = !changing.graph().isFree(cell) || landmarks.cheaper().add(map.x(cell), map.y(cell));
    }
    return isNoted;
  }

  /**
   * Does what repairs have left out, when there is time for it: finds distances, then landmarks.
   * Answers keep their bound without, but take longer. The index then equals one built anew.
   *
   * @return whether nothing is left to do; if not, the budget ran out
   */
  public boolean tidy(Budget budget) {
    repairs();
    BudgetMeter meter = BudgetMeter.started(budget);
    try {
      crossings.complete(meter);
      if (!transitions.tidy(meter.remaining(0))) {
        return false;
      }
      if (isChanged) {
        landmarks = landmarks(crossings, landmarkCount, meter);
        isChanged = false;
        shape++;
        repairs += 2;
      }
      return true;
    } catch (BudgetExhaustedException e) {
      return false;
    }
  }

  /**
   * A number that grows with each repair.
   *
   * @throws IllegalStateException if a repair has not ended
   */
  public int repairs() {
    if ((repairs & 1) != 0) {
      throw new IllegalStateException(
          "the last repair of this index failed: expected a planner prepared anew");
    }
    return repairs + transitions.repairs();
  }

  /** A number that differs once queries have to be made anew after a repair. */
  public int shape() {
    return shape + transitions.shape();
  }

  /** Whether this is a copy, whose map changes in place. */
  public boolean isChanging() {
    return changing != null;
  }

  /** The grid below. */
  public GridGraph graph() {
    return crossings.graph();
  }

  /** The side of a cluster, in cells. */
  public int side() {
    return crossings.clusters().side();
  }

  /** The number of landmarks. */
  public int landmarkCount() {
    return landmarks == null ? 0 : landmarks.count();
  }

  /**
   * Whether another has the same nodes, and edges of the same costs. Edges between transitions that
   * repairs have left out are not compared.
   */
  public boolean hasEdgesOf(CrossingIndex other) {
    boolean isWhole = transitions.level(1).isWhole() && other.transitions.level(1).isWhole();
    return crossings.sameAs(other.crossings) && (!isWhole || transitions.sameAs(other.transitions));
  }

  /** Its size, in bytes. */
  public long bytes() {
    return transitions.bytes() + crossings.bytes() + (landmarks == null ? 0 : landmarks.bytes());
  }

  /**
   * A workspace for queries.
   *
   * @param thousandths of the factor by which a path may cost more than the least, from 1000 on
   */
  public BoundedQuery newQuery(int thousandths) {
    return new BoundedQuery(transitions, crossings, landmarks, thousandths);
  }
}
