package hopscotch.datasets.generate;

import hopscotch.datasets.generate.GeneratorKinds.Kind;
import java.util.List;

/**
 * The kinds of generated maps by name. A generator is written {@code kind} or {@code
 * kind(parameter=value,...)}; a parameter that is left off has its default.
 */
public final class MapGenerators {
  private static final GeneratorKinds<MapGenerator> KINDS =
      new GeneratorKinds<>(
          "map generator",
          List.of(
              new Kind<>(
                  "random",
                  "cells blocked by chance",
                  "density=0.3",
                  values -> new RandomObstacles(values.real(0))),
              new Kind<>(
                  "rooms",
                  "square rooms with doors",
                  "size=15,doors=0.5",
                  values -> new Rooms(values.whole(0), values.real(1))),
              new Kind<>(
                  "maze",
                  "a perfect maze",
                  "corridor=4,loops=0.0",
                  values -> new Maze(values.whole(0), values.real(1))),
              new Kind<>(
                  "caves",
                  "caves by a cellular automaton",
                  "rock=0.45,rounds=5",
                  values -> new Caves(values.real(0), values.whole(1))),
              new Kind<>(
                  "city",
                  "streets and blocks",
                  "block=16,street=3,squares=0.1",
                  values -> new CityBlocks(values.whole(0), values.whole(1), values.real(2))),
              new Kind<>(
                  "field",
                  "an open field with big obstacles",
                  "cover=0.2,size=48",
                  values -> new OpenField(values.real(0), values.whole(1))),
              new Kind<>(
                  "patches",
                  "ground of several weights in patches",
                  "side=16,rock=0.1",
                  values -> new Patches(values.whole(0), values.real(1))),
              new Kind<>(
                  "serpentine",
                  "one winding corridor",
                  "corridor=1",
                  values -> new Serpentine(values.whole(0)))));

  private MapGenerators() {}

  /** The names of the kinds. */
  public static List<String> kinds() {
    return KINDS.names();
  }

  /**
   * A short description of what a kind makes.
   *
   * @throws IllegalArgumentException naming the known kinds
   */
  public static String title(String kind) {
    return KINDS.title(kind);
  }

  /**
   * Reads a generator, such as {@code rooms} or {@code rooms(size=7)}.
   *
   * @throws IllegalArgumentException if the text is wrong; the message names the known kinds or
   *     parameters
   */
  public static MapGenerator parse(String text) {
    return KINDS.parse(text);
  }
}
