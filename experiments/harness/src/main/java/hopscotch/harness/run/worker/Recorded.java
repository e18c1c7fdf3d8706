package hopscotch.harness.run.worker;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * A search that was repeated and watched.
 *
 * @param path twice the x and twice the y of each turn, from the map's upper left corner
 * @param box left, top, width and height of the cells that were expanded
 * @param order one byte for each free cell of the box, deflated, in Base64; the cell's value is 0
 *     if it was not expanded, and otherwise 1 to 15 from the first to the last; the byte is this
 *     value minus that of the cell before, modulo 16
 */
public record Recorded(List<Integer> path, List<Integer> box, String order) implements Reply {

  /** Copies its lists. */
  public Recorded {
    path = List.copyOf(path);
    box = List.copyOf(box);
  }

  /** Writes it into a message. */
  public void write(DataOutput out) throws IOException {
    Cells.write(out, path.stream().mapToInt(it -> it).toArray());
    Cells.write(out, box.stream().mapToInt(it -> it).toArray());
    byte[] letters = order.getBytes(StandardCharsets.US_ASCII);
    out.writeInt(letters.length);
    out.write(letters);
  }

  /** Reads what {@link #write} wrote. */
  public static Recorded read(DataInput in) throws IOException {
    List<Integer> path = Arrays.stream(Cells.read(in)).boxed().toList();
    List<Integer> box = Arrays.stream(Cells.read(in)).boxed().toList();
    byte[] letters = new byte[in.readInt()];
    in.readFully(letters);
    return new Recorded(path, box, new String(letters, StandardCharsets.US_ASCII));
  }
}
