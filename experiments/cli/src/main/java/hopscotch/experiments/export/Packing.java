package hopscotch.experiments.export;

import hopscotch.experiments.output.Packed;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;

/**
 * The events of a search as a page holds them: each number as its distance from a guess, column by
 * column, deflated. What is generated is guessed to lie at the cell expanded last, with its g and
 * f; what is expanded, to have g and f that it was generated with.
 */
final class Packing {
  private static final int NUMBERS = 4;
  private static final int CONE_NUMBERS = 6;
  private static final int EXPANSION = 1 << 31;
  private static final int FLAGS = 0b11 << 30;

  private Packing() {}

  /**
   * Packs events in the format of {@link hopscotch.experiments.view.search.SearchAnswer}.
   *
   * @param records the events, then their cones where there are any
   */
  static String pack(byte[] records, int events, boolean hasCones) throws IOException {
    IntBuffer numbers = ByteBuffer.wrap(records).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
    ByteBuffer packed = ByteBuffer.allocate(records.length).order(ByteOrder.LITTLE_ENDIAN);
    IntBuffer columns = packed.asIntBuffer();
    packEvents(numbers, events, columns);
    if (hasCones) {
      packCones(numbers, events, columns);
    }
    return Packed.base64(packed.array());
  }

  private static void packEvents(IntBuffer numbers, int events, IntBuffer columns) {
    Int2IntOpenHashMap gs = new Int2IntOpenHashMap();
    Int2IntOpenHashMap fs = new Int2IntOpenHashMap();
    int from = 0;
    int fromG = 0;
    int fromF = 0;
    for (int i = 0; i < events; i++) {
      int place = numbers.get(NUMBERS * i);
      int parent = numbers.get(NUMBERS * i + 1);
      int g = numbers.get(NUMBERS * i + 2);
      int f = numbers.get(NUMBERS * i + 3);
      boolean isExpansion = (place & EXPANSION) != 0;
      int key = place & ~EXPANSION;
      columns.put(i, place & FLAGS | (place - from) & ~FLAGS);
      columns.put(events + i, parent - (isExpansion ? -1 : from));
      columns.put(2 * events + i, g - (isExpansion ? gs.get(key) : fromG));
      columns.put(3 * events + i, f - (isExpansion ? fs.get(key) : fromF));
      if (isExpansion) {
        from = place & ~FLAGS;
        fromG = g;
        fromF = f;
      } else {
        gs.put(key, g);
        fs.put(key, f);
      }
    }
  }

  /** Each number less that of the event before. */
  private static void packCones(IntBuffer numbers, int events, IntBuffer columns) {
    int first = NUMBERS * events;
    for (int column = 0; column < CONE_NUMBERS; column++) {
      int before = 0;
      for (int i = 0; i < events; i++) {
        int number = numbers.get(first + CONE_NUMBERS * i + column);
        columns.put(first + column * events + i, number - before);
        before = number;
      }
    }
  }
}
