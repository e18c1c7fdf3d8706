package hopscotch.datasets.catalogue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Small files of maps and scenarios, and zips of them. */
final class Zips {
  /** A map of 3 x 2. */
  static final String MAP = "type octile\nheight 2\nwidth 3\nmap\n...\n.@.\n";

  private Zips() {}

  /** A scenario of one row for a map of this name. */
  static String scenario(String map) {
    return "version 1\n0\tmaps/any/%s\t3\t2\t0\t0\t2\t0\t2\n".formatted(map);
  }

  /** A zip of names and texts, in turn. */
  static byte[] of(String... namesAndTexts) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (int i = 0; i < namesAndTexts.length; i += 2) {
        zip.putNextEntry(new ZipEntry(namesAndTexts[i]));
        zip.write(namesAndTexts[i + 1].getBytes(StandardCharsets.ISO_8859_1));
      }
    }
    return bytes.toByteArray();
  }
}
