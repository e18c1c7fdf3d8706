package hopscotch.experiments.cli.options.query;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.tiles.TileMap;
import hopscotch.experiments.cli.console.UsageException;
import hopscotch.experiments.query.LayeredMap;
import hopscotch.experiments.query.PublishedLength;
import java.util.Objects;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** How the agent moves. The defaults are the movement of the MovingAI benchmarks. */
public final class MovementOptions {
  @Option(
      names = "--directions",
      paramLabel = "N",
      description = "4 or 8. Default: 8; 4 for units of a team.")
  private String directions;

  @Option(
      names = "--corners",
      paramLabel = "RULE",
      description =
          "When a diagonal may pass two cells: never (both must be free), one-free, always."
              + " Default: never.")
  private String corners = "never";

  @Option(
      names = "--costs",
      paramLabel = "PAIR",
      description =
          "Costs of a straight and a diagonal move: sqrt2, or two whole numbers such as 50/71."
              + " Default: sqrt2.")
  private String costs = "sqrt2";

  @Option(
      names = "--terrain",
      paramLabel = "TERRAIN",
      description =
          "What to walk on: ground, water, trees, or letters with weights such as .=1,S=3."
              + " Default: the layer of each query's start.")
  private String terrain;

  @Option(
      names = "--body",
      paramLabel = "K",
      description =
          "An agent of K x K cells, named by the upper left one: it stands where all of them are"
              + " free. Default: 1.")
  private int body = 1;

  @Option(names = "--agent-size", paramLabel = "K", hidden = true)
  private Integer size;

  @Option(
      names = "--ends",
      paramLabel = "POINTS",
      description =
          "At which points of cells queries begin and end: centres, corners. Default: centres.")
  private String ends = "centres";

  /** Made by picocli. */
  public MovementOptions() {}

  /**
   * The movement; on the ground where no terrain was named.
   *
   * @throws UsageException naming the option that is wrong
   */
  public Movement movement() {
    return movement("8");
  }

  /**
   * As {@link #movement()}, but in 4 directions where none were named: how units of a team move.
   *
   * @throws UsageException naming the option that is wrong
   */
  public Movement teamMovement() {
    Movement movement = movement("4");
    if (movement.ends() != EndPoints.CENTRES) {
      throw new UsageException("--ends: units of a team stand at centres of cells");
    }
    return movement;
  }

  private Movement movement(String otherwise) {
    String directions = Objects.requireNonNullElse(this.directions, otherwise);
    if (!directions.equals("4") && !directions.equals("8")) {
      throw new UsageException("--directions " + directions + ": expected 4 or 8");
    }
    Movement ofOneCell =
        new Movement(
            Integer.parseInt(directions),
            read("--corners", corners, CornerRule::parse),
            read("--costs", costs, CostPair::parse),
            terrain == null ? Terrain.GROUND : read("--terrain", terrain, Terrain::parse));
    if (size != null) {
      read("--agent-size", "8 size=" + size, Movement::parse);
    }
    return read("--body", Integer.toString(body), text -> ofOneCell.withBody(body))
        .withEnds(read("--ends", ends, EndPoints::parse));
  }

  /** Whether a terrain was named. */
  public boolean isTerrainNamed() {
    return terrain != null;
  }

  /**
   * A map under this movement, by layers unless a terrain was named. Where none was, and the map
   * has weights of its own, these are the terrain from here on.
   */
  public LayeredMap on(TileMap tiles) {
    if (terrain == null) {
      terrain = tiles.findTerrain().map(Terrain::toString).orElse(null);
    }
    GridMap map = tiles.map();
    return terrain == null
        ? LayeredMap.ofLayers(map, movement())
        : LayeredMap.ofTerrain(map, movement());
  }

  /** Whether the published lengths hold for this movement. */
  public boolean isPublished() {
    return PublishedLength.holdFor(movement());
  }

  private <T> T read(String option, String text, Function<String, T> reader) {
    try {
      return reader.apply(text);
    } catch (IllegalArgumentException e) {
      throw new UsageException(option + ": " + e.getMessage());
    }
  }
}
