package hopscotch.hpa.label;

import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.hpa.contraction.RunLayout;
import java.io.IOException;

/**
 * The upward arcs by which the entries of labels are followed, each with its runs of moves. An arc
 * is a long with three fields:
 *
 * <ul>
 *   <li>its target in the lowest bits, as many as the number of nodes needs;
 *   <li>above them where its runs begin, in as many bits as the number of runs needs;
 *   <li>in the highest bits the number of runs, negative if they lead from the target to the node.
 * </ul>
 *
 * <p>Space: 8 bytes for each arc, and 1 for each run. Immutable, shared by threads.
 */
final class LabelArcs {
  /** The index at which the arcs of each node begin, and at the end the number of arcs. */
  final int[] starts;

  private final long[] arcs;

  /** The runs of moves, as {@link RunLayout} has them. */
  final byte[] runs;

  private final int targetBits;
  private final int placeBits;

  private LabelArcs(int[] starts, long[] arcs, byte[] runs) {
    this.starts = starts;
    this.arcs = arcs;
    this.runs = runs;
    targetBits = bits(starts.length);
    placeBits = bits(runs.length);
  }

  private static int bits(int count) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(count);
  }

  /**
   * The arcs of a hierarchy with their runs.
   *
   * @throws IllegalArgumentException if an arc does not fit a long
   */
  static LabelArcs of(RunLayout layout) {
    int[] targets = layout.targets();
    LabelArcs arcs = new LabelArcs(layout.starts(), new long[targets.length], layout.runs());
    for (int arc = 0; arc < targets.length; arc++) {
      arcs.set(arc, targets[arc], layout.place(arc), layout.count(arc));
    }
    return arcs;
  }

  private void set(int arc, int target, int place, int count) {
    arcs[arc] = ((long) count << placeBits | place) << targetBits | target;
    if (count(arc) != count) {
      throw new IllegalArgumentException(
          "an arc of hub labels on this map has %d of %d runs, too many; 'ch' serves it"
              .formatted(Math.abs(count), runs.length));
    }
  }

  int target(int arc) {
    return (int) arcs[arc] & (1 << targetBits) - 1;
  }

  /** The index at which an arc's runs begin. */
  int place(int arc) {
    return (int) (arcs[arc] >>> targetBits) & (int) ((1L << placeBits) - 1);
  }

  /** The number of runs of an arc; negative if they lead from its target to its node. */
  int count(int arc) {
    return (int) (arcs[arc] >> targetBits + placeBits);
  }

  void write(IndexWriter out) throws IOException {
    out.ints(starts);
    out.longs(arcs);
    out.bytes(runs);
  }

  static LabelArcs read(int nodes, IndexReader in) throws IOException {
    int[] starts = in.ints("arc starts", nodes + 1);
    LabelArcs arcs = new LabelArcs(starts, in.longs("arcs"), in.bytes("runs"));
    in.requireStarts(starts, arcs.arcs.length, "arc starts");
    for (int arc = 0; arc < arcs.arcs.length; arc++) {
      int target = arcs.target(arc);
      in.require(target < nodes, "an arc to node " + target, "a node below " + nodes);
      long count = Math.abs((long) arcs.count(arc));
      boolean fits = count > 0 && arcs.place(arc) + count <= arcs.runs.length;
      in.require(fits, "runs of arc " + arc, "runs that are there");
    }
    return arcs;
  }

  long bytes() {
    return 4L * starts.length + 8L * arcs.length + runs.length;
  }
}
