package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.tiles.TileMap;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.PublishedLength;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntPredicate;
import picocli.CommandLine.Option;

/** The options for the movement of the agent. The defaults are those of the MovingAI benchmarks. */
public final class MovementOptions {
  private static final int COSTS = 2;
  private static final int TERRAIN = 3;
  private static final List<String> CORNERS =
      Arrays.stream(CornerRule.values()).map(CornerRule::text).toList();

  private static final Set<String> NAMED_TERRAIN = Set.of("ground", "water", "trees");

  /** The word of suites for a movement without a named terrain. */
  private static final String LAYERS = "layers";

  @Option(
      names = "--movement",
      paramLabel = "TEXT",
      description = {
        "How the agent moves, in words. Each may be left out.",
        "8 or 4 is the number of directions.",
        "never, one-free or always is the rule for corners.",
        "sqrt2, or two whole numbers such as 50/71, are the costs.",
        "ground, water, trees, or letters with weights such as .=1,S=3 are the terrain.",
        "body=K is an agent of K x K cells, named by its upper left one.",
        "ends=corners puts start and goal at corners of cells, not at centres.",
        "Default: 8 never sqrt2, on the layer of each query's start; 4 for a team."
      })
  private String text = "";

  private String terrain;

  /** The movement, on the ground if the terrain is layered. */
  public Movement movement() {
    return movement("8");
  }

  /** The movement of a team, with four directions unless others are named. */
  public Movement teamMovement() {
    Movement movement = movement("4");
    if (movement.ends() != EndPoints.CENTRES) {
      throw new UsageException("ends=corners: units of a team stand at centres of cells");
    }
    return movement;
  }

  private Movement movement(String directions) {
    String[] parts = {directions, CornerRule.NEVER.text(), "sqrt2", Terrain.GROUND.toString()};
    parts[TERRAIN] = terrain == null ? parts[TERRAIN] : terrain;
    List<String> more = new ArrayList<>();
    for (String word : words()) {
      int place = place(word);
      if (place < parts.length) {
        parts[place] = word;
      } else {
        more.add(word);
      }
    }
    String text = (String.join(" ", parts) + " " + String.join(" ", more)).strip();
    return UsageException.orRefuse("--movement: ", () -> Movement.parse(text));
  }

  private List<String> words() {
    return text.lines()
        .flatMap(line -> Arrays.stream(line.strip().split(" +")))
        .filter(word -> !word.isEmpty() && !word.equals(LAYERS))
        .toList();
  }

  /** The index of a word in the text of a movement. */
  private static int place(String word) {
    if (word.matches("[0-9]+")) {
      return 0;
    } else if (CORNERS.contains(word)) {
      return 1;
    } else if (word.equals("sqrt2") || word.matches("[0-9]+/[0-9]+")) {
      return COSTS;
    }
    if (!word.contains("=") && !NAMED_TERRAIN.contains(word.toLowerCase(Locale.ROOT))) {
      throw new UsageException(
          "--movement: '%s': expected 4 or 8, one of %s, costs such as 50/71, a terrain such as"
                  .formatted(word, String.join(", ", CORNERS))
              + " water or .=1,S=3, body=K, or ends=corners");
    }
    return word.matches("(body|ends)=.*") ? TERRAIN + 1 : TERRAIN;
  }

  /** Whether any part of it is named. */
  public boolean isGiven() {
    return !words().isEmpty();
  }

  /** Whether a terrain is named, so that there are no layers. */
  public boolean isTerrainNamed() {
    return terrain != null || words().stream().anyMatch(word -> place(word) == TERRAIN);
  }

  /** The letters of a {@code .map} that are terrain because the movement names them. */
  public IntPredicate letters() {
    return isTerrainNamed() ? movement().terrain()::isFree : letter -> false;
  }

  /** A map under this movement. It has its own terrain if none is named. */
  public LayeredMap on(TileMap tiles) {
    if (!isTerrainNamed()) {
      terrain = tiles.findTerrain().map(Terrain::toString).orElse(null);
    }
    GridMap map = tiles.map();
    return isTerrainNamed()
        ? LayeredMap.ofTerrain(map, movement())
        : LayeredMap.ofLayers(map, movement());
  }

  /** Whether lengths published for scenarios apply to this movement. */
  public boolean isPublished() {
    return PublishedLength.holdFor(movement());
  }
}
