package hopscotch.hpa.label;

import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.hpa.contraction.RunLayout;
import java.io.IOException;

/**
 * The upward arcs by which the entries of labels go on, each with its runs of moves. Immutable,
 * shared by threads. 12 bytes an arc, and a byte a run.
 */
final class LabelArcs {
  /** Where the arcs of each node begin, and at last their number. */
  final int[] starts;

  /** Of each arc its target, where its runs begin, and how many there are. */
  private final int[] arcs;

  /** The runs of moves, as {@link RunLayout} has them. */
  final byte[] runs;

  private LabelArcs(int[] starts, int[] arcs, byte[] runs) {
    this.starts = starts;
    this.arcs = arcs;
    this.runs = runs;
  }

  /** The arcs of a hierarchy, as they are laid out. */
  static LabelArcs of(RunLayout layout) {
    int[] targets = layout.targets();
    int[] arcs = new int[3 * targets.length];
    for (int arc = 0; arc < targets.length; arc++) {
      arcs[3 * arc] = targets[arc];
      arcs[3 * arc + 1] = layout.place(arc);
      arcs[3 * arc + 2] = layout.count(arc);
    }
    return new LabelArcs(layout.starts(), arcs, layout.runs());
  }

  /** The node to which an arc leads. */
  int target(int arc) {
    return arcs[3 * arc];
  }

  /** Where an arc's runs begin. */
  int place(int arc) {
    return arcs[3 * arc + 1];
  }

  /** How many runs an arc has; negative if they lead from its target to its node. */
  int count(int arc) {
    return arcs[3 * arc + 2];
  }

  void write(IndexWriter out) throws IOException {
    out.ints(starts);
    out.ints(arcs);
    out.bytes(runs);
  }

  /** Reads what {@link #write} wrote for so many nodes. */
  static LabelArcs read(int nodes, IndexReader in) throws IOException {
    int[] starts = in.ints("arc starts", nodes + 1);
    int[] arcs = in.ints("arcs");
    byte[] runs = in.bytes("runs");
    in.require(arcs.length % 3 == 0, arcs.length + " numbers of arcs", "three of each");
    in.requireStarts(starts, arcs.length / 3, "arc starts");
    for (int i = 0; i < arcs.length; i += 3) {
      boolean isNode = arcs[i] >= 0 && arcs[i] < nodes;
      in.require(isNode, "an arc to node " + arcs[i], "a node below " + nodes);
      long count = Math.abs((long) arcs[i + 2]);
      boolean fits = arcs[i + 1] >= 0 && count > 0 && arcs[i + 1] + count <= runs.length;
      in.require(fits, "runs of arc " + i / 3, "runs that are there");
    }
    return new LabelArcs(starts, arcs, runs);
  }

  /** The bytes it holds. */
  long bytes() {
    return 4L * (starts.length + arcs.length) + runs.length;
  }
}
