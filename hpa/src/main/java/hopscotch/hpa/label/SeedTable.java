package hopscotch.hpa.label;

import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.hpa.subgoal.JumpScan;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.io.IOException;

/**
 * The seeds of every cell: the subgoals by which a query that ends there joins the graph. A subgoal
 * is its own seed and needs no list. The seeds of another free cell are those of its jump points
 * ({@link JumpScan}) that are not dominated. Cells with the same seeds share one list. A free cell
 * has 8 to 12 jump points, of which 2 to 4 are kept. Space: 4 bytes for each cell. Immutable,
 * shared by threads.
 *
 * <p>Where cells have few jump points, as among walls or dense obstacles, hardly any of them is
 * dominated. There nothing is kept, and queries scan for the jump points of their ends.
 *
 * <p>Which jump points are dominated? Let t and u be jump points of a cell c, and let d be the
 * distance. Then t dominates u if t is nearer to c and d(c, t) + d(t, u) = d(c, u). A path from c
 * over u may then lead over t as well, and is no longer, whatever the goal is. So u is left out.
 *
 * <p>If some s dominates t, it dominates u too, since d(c, s) + d(s, u) is at most d(c, s) + d(s,
 * t) + d(t, u) = d(c, u). So, by induction on the distance from c, each jump point is kept or
 * dominated by one that is.
 */
final class SeedTable {
  /** The largest average number of jump points of the cells of a sample at which queries scan. */
  private static final int FEW = 4;

  private static final int SAMPLE = 512;

  private final int[] begins;
  private final int[] nodes;

  /**
   * Lists of seeds. For each cell, {@code begins} says where its list begins in {@code nodes}:
   * first the number of seeds, then the seeds.
   */
  SeedTable(int[] begins, int[] nodes) {
    this.begins = begins;
    this.nodes = nodes;
  }

  /**
   * The seeds of all cells, or an empty table if queries are to scan.
   *
   * @throws BudgetExhaustedException if the budget runs out; each cell counts as an expansion
   */
  static SeedTable of(SubgoalGraph subgoals, SeedUse use, Budget budget) {
    boolean isKept = use == SeedUse.AUTO ? !areFew(subgoals) : use == SeedUse.KEPT;
    return isKept ? SeedSweep.of(subgoals, budget) : new SeedTable(new int[0], new int[0]);
  }

  /** Whether the free cells of a regular sample have few jump points. */
  private static boolean areFew(SubgoalGraph subgoals) {
    long cells = subgoals.graph().map().cellCount();
    JumpScan scan = subgoals.newJumpScan();
    int found = 0;
    int scanned = 0;
    for (int i = 0; i < SAMPLE; i++) {
      int cell = (int) (cells * i / SAMPLE);
      if (subgoals.graph().isFree(cell)) {
        found += scan.from(cell);
        scanned++;
      }
    }
    return found <= FEW * scanned;
  }

  /** Whether there are lists; if there are none, queries scan. */
  boolean isKept() {
    return begins.length > 0;
  }

  /** The index in {@link #nodes} at which the seeds of a cell begin that is not a subgoal. */
  int first(int cell) {
    return begins[cell] + 1;
  }

  /** The number of seeds of a cell that is not a subgoal. */
  int size(int cell) {
    return nodes[begins[cell]];
  }

  int[] nodes() {
    return nodes;
  }

  void write(IndexWriter out) throws IOException {
    out.ints(begins);
    out.ints(nodes);
  }

  static SeedTable read(SubgoalGraph subgoals, IndexReader in) throws IOException {
    int[] begins = in.ints("seed lists");
    int[] nodes = in.ints("seeds");
    int cells = subgoals.graph().map().cellCount();
    boolean fits = begins.length == cells || begins.length + nodes.length == 0;
    in.require(fits, begins.length + " seed lists", cells + " or none");
    in.requireRange(begins, 0, nodes.length, "seed lists");
    for (int begin : begins) {
      int count = nodes[begin];
      boolean follow = count >= 0 && count < nodes.length - begin;
      in.require(follow, count + " seeds in a list", "no more than follow");
      for (int i = 1; i <= count; i++) {
        int node = nodes[begin + i];
        boolean isNode = node >= 0 && node < subgoals.nodeCount();
        in.require(isNode, "seed " + node, "a node below " + subgoals.nodeCount());
      }
    }
    return new SeedTable(begins, nodes);
  }

  long bytes() {
    return 4L * (begins.length + nodes.length);
  }
}
