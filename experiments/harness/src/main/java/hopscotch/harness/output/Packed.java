package hopscotch.harness.output;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** Packs data of a page into few letters, which its script unpacks. */
public final class Packed {
  private Packed() {}

  /** Bytes deflated without a header, in Base64. */
  public static String base64(byte[] bytes) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    try (DeflaterOutputStream out = new DeflaterOutputStream(packed, deflater)) {
      out.write(bytes);
    } finally {
      deflater.end();
    }
    return Base64.getEncoder().encodeToString(packed.toByteArray());
  }
}
