package hopscotch.core.contract;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Draws cases from a seed: maps of every {@link MapShape}, most of them small, some wider or taller
 * than 64 and 128 cells. Every letter of the movement's terrain stands for a free cell and several
 * for blocked ones, on some maps mostly the plain one. For one thread.
 */
public final class CaseMaker {
  private static final String BLOCKED = "@OTW.GS";
  private static final MapShape[] SHAPES = MapShape.values();
  private static final int LARGE = 40;

  private final Random random;
  private final List<Movement> movements;
  private final int largeOneIn;

  /**
   * A maker of cases.
   *
   * @param random what all is drawn with
   * @param movements what is drawn from for each case, each as likely as the others
   * @param largeOneIn one in how many maps has {@value #LARGE} and more cells a side; 0 for none
   */
  public CaseMaker(Random random, List<Movement> movements, int largeOneIn) {
    this.random = random;
    this.movements = movements;
    this.largeOneIn = largeOneIn;
  }

  /** The next case; where no cell of its map is free, its ends are blocked. */
  public GridCase next() {
    Movement movement = movements.get(random.nextInt(movements.size()));
    MapShape shape = SHAPES[random.nextInt(SHAPES.length)];
    boolean isLarge = largeOneIn > 0 && random.nextInt(largeOneIn) == 0;
    int width = isLarge ? largeSide() : side();
    int height = isLarge ? largeSide() : width > 40 ? 1 + random.nextInt(12) : side();
    GridMap map = lettered(shape.map(width, height, ".", random), movement.terrain());
    int[] free = GridCase.freeCells(map, movement);
    if (free.length == 0) {
      int last = map.cell(map.width() - 1, map.height() - 1);
      return new GridCase(map, movement, map.cell(0, 0), last);
    }
    return new GridCase(
        map, movement, free[random.nextInt(free.length)], free[random.nextInt(free.length)]);
  }

  private int side() {
    int kind = random.nextInt(20);
    return kind == 0 ? 1 : kind == 1 ? 60 + random.nextInt(80) : 1 + random.nextInt(24);
  }

  private int largeSide() {
    return LARGE + random.nextInt(LARGE / 2);
  }

  private GridMap lettered(GridMap plain, Terrain terrain) {
    String free = letters(IntStream.rangeClosed('!', '~'), terrain::isFree);
    String blocked = letters(BLOCKED.chars(), letter -> !terrain.isFree(letter));
    int plainOfFour = random.nextInt(4);
    GridMap.Builder builder = GridMap.builder(plain.width(), plain.height());
    for (int y = 0; y < plain.height(); y++) {
      for (int x = 0; x < plain.width(); x++) {
        String letters = plain.terrain(plain.cell(x, y)) == GridMap.FREE ? free : blocked;
        int letter = random.nextInt(4) < plainOfFour ? 0 : random.nextInt(letters.length());
        builder.set(x, y, letters.charAt(letter));
      }
    }
    return builder.build();
  }

  private static String letters(IntStream of, IntPredicate wanted) {
    return of.filter(wanted)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
