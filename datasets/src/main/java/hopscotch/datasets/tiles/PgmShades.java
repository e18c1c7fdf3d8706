package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;

/** A picture in PGM, {@code P2} or {@code P5}, of 8 or 16 bits, as Netpbm defines it. */
final class PgmShades implements Shades {
  private static final int MAX_WHITE = 0xffff;
  private static final int MAX_DIGITS = 9;

  private final byte[] bytes;
  private final Faults faults;
  private final boolean isBinary;
  private final int width;
  private final int height;
  private final int white;
  private int at;
  private int rows;

  PgmShades(TileSource source) throws BadFileException {
    bytes = source.bytes();
    faults = source.faults();
    if (bytes.length < 2 || bytes[0] != 'P' || bytes[1] < '1' || bytes[1] > '7') {
      throw faults.at("this is no PGM", "a grey picture that begins with P2 or P5");
    }
    if (bytes[1] != '2' && bytes[1] != '5') {
      throw faults.at(
          "a picture of kind P%c".formatted(bytes[1]), "a grey one, which begins with P2 or P5");
    }
    isBinary = bytes[1] == '5';
    at = 2;
    int wide = number("the width");
    int high = number("the height");
    TileCanvas.requireSize(wide, high, faults);
    width = wide;
    height = high;
    white = number("the shade of white");
    if (white < 1 || white > MAX_WHITE) {
      throw faults.at("white is " + white, "a whole number from 1 to " + MAX_WHITE);
    }
    if (isBinary) {
      at++; // The one blank that parts the header from the samples.
    }
    requireRoom();
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return height;
  }

  @Override
  public int white() {
    return white;
  }

  private int sampleBytes() {
    return white > 0xff ? 2 : 1;
  }

  /** Compares the size in the header with the size of the file. */
  private void requireRoom() throws BadFileException {
    long samples = (long) width * height;
    long least = isBinary ? samples * sampleBytes() : 2 * samples - 1;
    if (bytes.length - at < least) {
      throw faults.at(
          "%d bytes follow the header".formatted(Math.max(0, bytes.length - at)),
          "at least %d, for %d x %d pixels".formatted(least, width, height));
    }
  }

  @Override
  public void read(int[] row) throws BadFileException {
    for (int x = 0; x < width; x++) {
      int shade;
      if (!isBinary) {
        shade = number("a pixel");
      } else if (sampleBytes() == 1) {
        shade = bytes[at++] & 0xff;
      } else {
        shade = (bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff;
        at += 2;
      }
      if (shade > white) {
        throw faults.at(
            "shade %d at (%d, %d)".formatted(shade, x, rows),
            "at most %d, that of white".formatted(white));
      }
      row[x] = shade;
    }
    rows++;
  }

  @Override
  public void requireEnd() throws BadFileException {
    int end = at;
    while (end < bytes.length && isBlank(bytes[end])) {
      end++;
    }
    if (end < bytes.length) {
      throw faults.at(
          "%d bytes follow the last pixel".formatted(bytes.length - at),
          "%d x %d pixels and no more".formatted(width, height));
    }
  }

  /** The next number, after blanks and comments. */
  private int number(String what) throws BadFileException {
    int blanks = at;
    while (at < bytes.length && (isBlank(bytes[at]) || bytes[at] == '#')) {
      boolean isComment = bytes[at] == '#';
      at++;
      while (isComment && at < bytes.length && bytes[at] != '\n' && bytes[at] != '\r') {
        at++;
      }
    }
    int first = at;
    int number = 0;
    while (at < bytes.length && bytes[at] >= '0' && bytes[at] <= '9' && at < first + MAX_DIGITS) {
      number = 10 * number + bytes[at++] - '0';
    }
    boolean isEnded = at == bytes.length ? !isBinary : isBlank(bytes[at]);
    if (blanks == first || at == first || !isEnded) {
      throw faults.at("byte %d is wrong".formatted(first), what + ", a whole number");
    }
    return number;
  }

  private static boolean isBlank(byte character) {
    return character == ' ' || character >= '\t' && character <= '\r';
  }
}
