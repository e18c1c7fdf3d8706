package hopscotch.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A map of 5 x 3 cells with a bay, and three units that must get past each other. */
public final class SmallTeam {
  private SmallTeam() {}

  /** Writes {@code set/bay.map} and its scenario below a folder; the map's file. */
  public static Path write(Path folder) throws IOException {
    Path map = folder.resolve("set/bay.map");
    Files.createDirectories(map.getParent());
    Files.writeString(map, "type octile\nheight 3\nwidth 5\nmap\n.....\n.@.@.\n.....\n");
    Files.writeString(
        folder.resolve("set/bay.map.scen"),
        """
        version 1
        0\tbay.map\t5\t3\t0\t0\t4\t0\t4
        0\tbay.map\t5\t3\t4\t0\t0\t0\t4
        0\tbay.map\t5\t3\t0\t2\t4\t2\t4
        """);
    return map;
  }
}
