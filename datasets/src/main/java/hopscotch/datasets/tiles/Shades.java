package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;

/** A picture in grey, row by row from the top. */
interface Shades {
  /** The answer of {@link #read} for a pixel that is not opaque. */
  int TRANSPARENT = -1;

  int width();

  int height();

  /** The shade of white; black is 0. */
  int white();

  /** Reads the next row: a shade for each pixel, or {@link #TRANSPARENT}. */
  void read(int[] row) throws BadFileException;

  /** Refuses data after the last row. */
  void requireEnd() throws BadFileException;
}
