package hopscotch.core.index;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The key of an index: what it was made for, and how it is laid out. A file serves only the key
 * that it holds.
 *
 * @param planner the planner's spec, with every parameter that shapes the index and no other
 * @param version of the planner's layout
 * @param movement the movement, and the costs in use
 * @param map width, height and SHA-256 of the map
 */
public record IndexKey(String planner, int version, String movement, String map) {

  /** The key of a planner's index on a graph. */
  public static IndexKey of(String planner, int version, GridGraph graph) {
    String movement =
        "%s, costs %d and %d"
            .formatted(graph.movement(), graph.straightCost(), graph.diagonalCost());
    GridMap map = graph.map();
    return new IndexKey(
        planner,
        version,
        movement,
        "%d x %d, SHA-256 %s".formatted(map.width(), map.height(), sha256(map)));
  }

  /**
   * The SHA-256 of width and height, four bytes each, lowest first, followed by the terrain
   * characters row by row.
   */
  private static String sha256(GridMap map) {
    MessageDigest digest = sha256();
    ByteBuffer size = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
    digest.update(size.putInt(map.width()).putInt(map.height()).array());
    byte[] row = new byte[map.width()];
    for (int y = 0; y < map.height(); y++) {
      map.copyRow(y, row, 0);
      digest.update(row);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** A name for the file of this key: the planner's id, and 16 hexadecimal digits of its own. */
  public String fileName() {
    String id = planner.replaceFirst("\\(.*", "");
    byte[] hash = sha256().digest(text().getBytes(StandardCharsets.UTF_8));
    return id + "-" + HexFormat.of().formatHex(hash, 0, 8) + ".index";
  }

  /** The key as it stands in a file, in UTF-8: four lines, each ended by a line feed. */
  public String text() {
    return "planner %s\nversion %d\nmovement %s\nmap %s\n"
        .formatted(planner, version, movement, map);
  }
}
