package hopscotch.datasets.walk;

import hopscotch.datasets.generate.GeneratorKinds;
import hopscotch.datasets.generate.GeneratorKinds.Kind;
import java.util.List;

/**
 * The kinds of generated walks by name. A generator is written {@code kind} or {@code
 * kind(parameter=value,...)}; a parameter that is left off has its default.
 */
public final class WalkGenerators {
  private static final GeneratorKinds<WalkGenerator> KINDS =
      new GeneratorKinds<>(
          "walk generator",
          List.of(
              new Kind<>(
                  "toggles",
                  "a share of all cells blocked and freed at random before each ask",
                  "share=0.01",
                  values -> new RandomToggles(values.real(0))),
              new Kind<>(
                  "doors",
                  "doors of rooms that open and close",
                  "chance=0.02",
                  values -> new Doors(values.real(0))),
              new Kind<>(
                  "unknown",
                  "a unit with a sensor on ground that it does not know",
                  "radius=10,news=false",
                  values -> new UnknownTerrain(values.whole(0), values.flag(1))),
              new Kind<>(
                  "convoys",
                  "convoys of blocks on the road",
                  "count=10,length=20",
                  values -> new Convoys(values.whole(0), values.whole(1))),
              new Kind<>(
                  "goal",
                  "a goal that moves, followed by a unit",
                  "rest=2",
                  values -> new MovingGoal(values.whole(0)))));

  private WalkGenerators() {}

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
   * Reads a generator, such as {@code toggles} or {@code toggles(share=0.001)}.
   *
   * @throws IllegalArgumentException if the text is wrong; the message names the known kinds or
   *     parameters
   */
  public static WalkGenerator parse(String text) {
    return KINDS.parse(text);
  }
}
