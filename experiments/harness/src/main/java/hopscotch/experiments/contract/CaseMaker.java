package hopscotch.experiments.contract;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.generate.MapGenerators;
import java.util.List;
import java.util.Random;

/**
 * Makes cases from a seed: small maps of every kind, in which every letter of the terrain stands
 * for free and several for blocked cells, the first of them more often on some maps. For one
 * thread.
 */
final class CaseMaker {
  private static final String LETTERS = "@OTW.GS";
  private static final List<String> KINDS =
      List.of(
          "random(density=0.1)",
          "random(density=0.3)",
          "random(density=0.45)",
          "rooms(size=3)",
          "maze(corridor=1)",
          "maze(corridor=2)",
          "caves",
          "serpentine");

  private static final int LARGE = 40;

  private final Random random;
  private final List<Movement> movements;
  private final int largeOneIn;
  private boolean isLarge;

  /** A maker of small cases; see the other constructor. */
  CaseMaker(long seed, List<Movement> movements) {
    this(seed, movements, 0);
  }

  /**
   * A maker of cases.
   *
   * @param movements what is drawn from for each case, each as likely as the others
   * @param largeOneIn one in how many maps is large; 0 for none
   */
  CaseMaker(long seed, List<Movement> movements, int largeOneIn) {
    this.random = new Random(seed);
    this.movements = movements;
    this.largeOneIn = largeOneIn;
  }

  private static String letters(Movement movement, boolean isFree) {
    StringBuilder letters = new StringBuilder();
    LETTERS
        .chars()
        .filter(letter -> movement.terrain().isFree(letter) == isFree)
        .forEach(letter -> letters.append((char) letter));
    return letters.toString();
  }

  /** The next case. */
  ContractCase next() {
    Movement movement = movements.get(random.nextInt(movements.size()));
    isLarge = largeOneIn > 0 && random.nextInt(largeOneIn) == 0;
    while (true) {
      String kind = KINDS.get(random.nextInt(KINDS.size()));
      int width = side();
      int height = side();
      GridMap map;
      try {
        map = MapGenerators.parse(kind).generate(width, height, random.nextLong());
      } catch (IllegalArgumentException e) {
        // Too small for this kind.
        continue;
      }
      map = lettered(map, movement);
      int[] cells = ContractCase.freeCells(map, movement);
      if (cells.length > 0) {
        int start = cells[random.nextInt(cells.length)];
        return new ContractCase(map, movement, start, cells[random.nextInt(cells.length)]);
      }
    }
  }

  private int side() {
    if (isLarge) {
      return LARGE + random.nextInt(LARGE / 2);
    }
    return random.nextInt(10) == 0 ? 1 + random.nextInt(3) : 4 + random.nextInt(21);
  }

  private GridMap lettered(GridMap plain, Movement movement) {
    String free = letters(movement, true);
    String blocked = letters(movement, false);
    int plainOfFour = random.nextInt(4);
    GridMap.Builder builder = GridMap.builder(plain.width(), plain.height());
    for (int y = 0; y < plain.height(); y++) {
      for (int x = 0; x < plain.width(); x++) {
        boolean isFree = plain.terrain(plain.cell(x, y)) == GridMap.FREE;
        String letters = isFree ? free : blocked;
        int letter = random.nextInt(4) < plainOfFour ? 0 : random.nextInt(letters.length());
        builder.set(x, y, letters.charAt(letter));
      }
    }
    return builder.build();
  }
}
