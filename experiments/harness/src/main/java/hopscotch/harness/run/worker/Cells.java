package hopscotch.harness.run.worker;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Reads and writes arrays of cells in messages, each as a whole: most of them are paths. */
final class Cells {
  private Cells() {}

  /** Writes the number of cells, and the cells. */
  public static void write(DataOutput out, int[] cells) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * (1 + cells.length));
    bytes.putInt(cells.length);
    bytes.asIntBuffer().put(cells);
    out.write(bytes.array());
  }

  /** Reads what {@link #write} wrote. */
  public static int[] read(DataInput in) throws IOException {
    int[] cells = new int[in.readInt()];
    byte[] bytes = new byte[Integer.BYTES * cells.length];
    in.readFully(bytes);
    ByteBuffer.wrap(bytes).asIntBuffer().get(cells);
    return cells;
  }
}
