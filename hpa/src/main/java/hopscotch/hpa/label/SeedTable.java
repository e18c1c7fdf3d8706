package hopscotch.hpa.label;

import hopscotch.core.grid.GridMap;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.BudgetMeter;
import hopscotch.core.planner.Outcome;
import hopscotch.hpa.subgoal.JumpScan;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.io.IOException;

/**
 * For every cell the subgoals by which a query that ends there joins the graph, its seeds: of a
 * subgoal itself alone; of another free cell those of its jump points ({@link JumpScan}) that are
 * not dominated. Cells with the same seeds share one list. Immutable, shared by threads. 4 bytes a
 * cell; 2 to 4 seeds a free cell are kept where a cell has 8 to 12.
 *
 * <p>Of two jump points of a cell c, t dominates u if t is nearer to c and d(c, t) + d(t, u) = d(c,
 * u), with d the distance. A path over u may then lead over t instead: whatever goal is meant, it
 * is no longer. So u is left out. If t is dominated by an s itself, so is u by s, since d(c, s) +
 * d(s, u) is at most d(c, s) + d(s, t) + d(t, u) = d(c, u): by induction on the distance from c,
 * each jump point is kept or dominated by one that is.
 */
final class SeedTable {
  private final int[] begins;
  private final int[] nodes;

  /** By cell where its list begins; there stands how many seeds follow. */
  private SeedTable(int[] begins, int[] nodes) {
    this.begins = begins;
    this.nodes = nodes;
  }

  /**
   * Finds the seeds of all cells.
   *
   * @throws BudgetExhaustedException if the budget ran out; a cell counts as an expansion
   */
  static SeedTable of(SubgoalGraph subgoals, HubLabels labels, Budget budget) {
    GridMap map = subgoals.graph().map();
    BudgetMeter meter = new BudgetMeter();
    long nextCheck = meter.start(budget);
    SeedChoice choice = new SeedChoice(subgoals, labels);
    NodeLists lists = new NodeLists();
    int[] begins = new int[map.cellCount()];
    for (int cell = 0; cell < begins.length; cell++) {
      if (cell >= nextCheck) {
        Outcome stopped = meter.exhausted(cell);
        if (stopped != null) {
          throw new BudgetExhaustedException("the seeds of hub labels", stopped);
        }
        nextCheck = meter.nextCheck(cell);
      }
      int count = subgoals.graph().isFree(cell) ? choice.of(cell) : 0;
      begins[cell] = lists.add(choice.kept(), count);
    }
    return new SeedTable(begins, lists.toArray());
  }

  /** Where the seeds of a cell begin in {@link #nodes}. */
  int first(int cell) {
    return begins[cell] + 1;
  }

  /** How many seeds a cell has. */
  int size(int cell) {
    return nodes[begins[cell]];
  }

  /** The lists; not to be written. */
  int[] nodes() {
    return nodes;
  }

  void write(IndexWriter out) throws IOException {
    out.ints(begins);
    out.ints(nodes);
  }

  /** Reads what {@link #write} wrote for these nodes. */
  static SeedTable read(SubgoalGraph subgoals, IndexReader in) throws IOException {
    int[] begins = in.ints("seed lists", subgoals.graph().map().cellCount());
    int[] nodes = in.ints("seeds");
    in.requireRange(begins, 0, nodes.length, "seed lists");
    for (int begin : begins) {
      int count = nodes[begin];
      boolean fits = count >= 0 && count < nodes.length - begin;
      in.require(fits, count + " seeds in a list", "no more than follow");
      for (int i = 1; i <= count; i++) {
        int node = nodes[begin + i];
        boolean isNode = node >= 0 && node < subgoals.nodeCount();
        in.require(isNode, "seed " + node, "a node below " + subgoals.nodeCount());
      }
    }
    return new SeedTable(begins, nodes);
  }

  /** The bytes it holds. */
  long bytes() {
    return 4L * (begins.length + nodes.length);
  }
}
