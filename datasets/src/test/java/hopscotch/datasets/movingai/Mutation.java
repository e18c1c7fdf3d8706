package hopscotch.datasets.movingai;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Small damage to a file: what a bad disk, a bad editor and a bad intention do. */
final class Mutation {
  private static final String[] TOKENS = {
    "0",
    "-1",
    "1000000000",
    "2147483647",
    "2147483648",
    "99999999999999999999",
    "1e9",
    "1e999999999",
    "NaN",
    "",
    " ",
    "\t",
    "\r",
    "\n",
    "\r\n",
    "\n\n\n",
    "map",
    "type octile",
    "height 1000000000",
    "width 3",
    "version 1",
    "version 2",
    "\0",
    "\u007f",
    "..",
    "../../a.map",
    ".",
    "@",
    "x"
  };

  private Mutation() {}

  /** A copy with one to three mutations; now and then none. */
  static byte[] mutate(byte[] original, SplittableRandom random) {
    byte[] bytes = original.clone();
    for (int i = random.nextInt(4); i > 0; i--) {
      bytes = mutateOnce(bytes, random);
    }
    return bytes;
  }

  private static byte[] mutateOnce(byte[] bytes, SplittableRandom random) {
    int at = place(bytes, random);
    int end = at + random.nextInt(Math.min(bytes.length - at, 64) + 1);
    return switch (random.nextInt(7)) {
      case 0 -> splice(bytes, at, Math.min(at + 1, bytes.length), randomBytes(1, random));
      case 1 -> splice(bytes, at, bytes.length, new byte[0]);
      case 2 -> splice(bytes, at, end, new byte[0]);
      case 3 -> splice(bytes, at, at, Arrays.copyOfRange(bytes, at, end));
      case 4 -> splice(bytes, at, at, randomBytes(random.nextInt(20), random));
      case 5 -> splice(bytes, at, at, token(random));
      default -> splice(bytes, at, wordEnd(bytes, at), token(random));
    };
  }

  /** Every other time a place in the first 60 bytes, where the header is. */
  private static int place(byte[] bytes, SplittableRandom random) {
    int range = random.nextBoolean() ? Math.min(bytes.length, 60) : bytes.length;
    return random.nextInt(range + 1);
  }

  private static int wordEnd(byte[] bytes, int from) {
    int end = from;
    while (end < bytes.length && bytes[end] > ' ') {
      end++;
    }
    return end;
  }

  private static byte[] token(SplittableRandom random) {
    return TOKENS[random.nextInt(TOKENS.length)].getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] randomBytes(int count, SplittableRandom random) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] splice(byte[] bytes, int from, int to, byte[] middle) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(bytes, 0, from);
    out.write(middle, 0, middle.length);
    out.write(bytes, to, bytes.length - to);
    return out.toByteArray();
  }
}
