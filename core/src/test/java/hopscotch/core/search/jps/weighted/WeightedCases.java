package hopscotch.core.search.jps.weighted;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** What JPSW is tested on. */
final class WeightedCases {
  /** Few and many weights, far apart and near, and one in which cells of several letters tie. */
  private static final List<Terrain> TERRAINS =
      Stream.of(".=1,S=2", ".=1,S=2,G=3,W=4,T=5", ".=7,S=5,W=9", ".=1,S=1000", ".=2,S=2,W=3")
          .map(Terrain::parse)
          .toList();

  /** Every rule, cost pair and terrain, with the least and nearly the largest diagonal. */
  static final List<Movement> MOVEMENTS =
      Stream.concat(
              GridCases.allMovements().stream(),
              Stream.of(new CostPair(1, 1), new CostPair(2, 3), new CostPair(10, 19))
                  .flatMap(costs -> TERRAINS.stream().flatMap(it -> movements(costs, it))))
          .toList();

  private WeightedCases() {}

  private static Stream<Movement> movements(CostPair costs, Terrain terrain) {
    return Stream.concat(
        Stream.of(new Movement(4, CornerRule.NEVER, costs, terrain)),
        Stream.of(CornerRule.values()).map(rule -> new Movement(8, rule, costs, terrain)));
  }

  /**
   * A query on square patches of one letter each, some cells of which are of other letters or
   * blocked.
   */
  static GridCase onPatches(long seed) {
    Random random = new Random(seed);
    Movement movement = MOVEMENTS.get(random.nextInt(MOVEMENTS.size()));
    char[] letters =
        Stream.of('.', 'S', 'G', 'W', 'T')
            .filter(letter -> movement.terrain().isFree(letter))
            .map(String::valueOf)
            .reduce("", String::concat)
            .toCharArray();
    int width = 3 + random.nextInt(10);
    int height = 3 + random.nextInt(10);
    int side = 1 + random.nextInt(5);
    double noise = random.nextInt(3) * 0.1;
    double blocked = random.nextInt(4) * 0.1;
    char[][] patches = new char[height][width];
    String[] rows = new String[height];
    for (int y = 0; y < height; y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < width; x++) {
        patches[y][x] = letters[random.nextInt(letters.length)];
        boolean isOdd = random.nextDouble() < noise;
        char letter = isOdd ? patches[y][x] : patches[y / side * side][x / side * side];
        row.append(random.nextDouble() < blocked ? '@' : letter);
      }
      rows[y] = row.toString();
    }
    GridMap map = GridMap.parse(rows);
    int start = map.cell(random.nextInt(width), random.nextInt(height));
    int goal = map.cell(random.nextInt(width), random.nextInt(height));
    return new GridCase(map, movement, start, goal);
  }
}
