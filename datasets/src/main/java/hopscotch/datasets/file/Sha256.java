package hopscotch.datasets.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Checksums by SHA-256, as 64 hexadecimal digits. */
public final class Sha256 {
  private Sha256() {}

  /** The checksum of a file. */
  public static String of(Path file) throws IOException {
    return of(List.of(file));
  }

  /** The checksum of several files, read one after another. */
  public static String of(List<Path> files) throws IOException {
    MessageDigest digest = digest();
    for (Path file : files) {
      try (InputStream input =
          new DigestInputStream(FileInput.open(file, "a file to sum"), digest)) {
        input.transferTo(OutputStream.nullOutputStream());
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** The checksum of a text in UTF-8. */
  public static String of(String text) {
    return HexFormat.of().formatHex(digest().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }
}
