package hopscotch.harness.suite;

import java.util.Objects;

/**
 * An entry of a suite's teams: of scenarios beside each map, or generated ones.
 *
 * @param from where they come from; scenarios of random pairs if absent
 * @param scenarios the numbers of scenarios; 1 if absent; not of generated teams
 * @param seeds for generated teams, a team each; 1 if absent
 * @param units the sizes of the teams: the first so many rows of each scenario; those that a
 *     scenario or map has not are left out
 * @param last whether the whole scenario is a team too; it is not if absent
 */
record TeamSelection(Source from, Numbers scenarios, Numbers seeds, Numbers units, Boolean last) {

  private static final int MOST_UNITS = 1_000_000;

  /** Where teams come from. */
  public enum Source {
    /** {@code NAME-random-1.scen} and so on beside the map. */
    RANDOM,
    /** {@code NAME-even-1.scen} and so on. */
    EVEN,
    /** Distinct random starts and goals that reach each other. */
    GENERATED
  }

  /** Fills in defaults; refuses what is contradictory. */
  public TeamSelection {
    from = Objects.requireNonNullElse(from, Source.RANDOM);
    if (units == null) {
      throw new IllegalArgumentException(
          "teams without units: expected such as units: 50..200..50");
    }
    if (units.values().isEmpty() || units.least() < 1 || units.largest() > MOST_UNITS) {
      throw new IllegalArgumentException(
          "units %s: expected numbers from 1 to %d".formatted(units.values(), MOST_UNITS));
    }
    boolean isGenerated = from == Source.GENERATED;
    if (isGenerated && (scenarios != null || last != null)) {
      throw new IllegalArgumentException(
          "scenarios and last belong to 'from: random' or 'from: even': expected seeds");
    }
    if (!isGenerated && seeds != null) {
      throw new IllegalArgumentException("seeds belong to 'from: generated': expected scenarios");
    }
    scenarios = Objects.requireNonNullElse(scenarios, Numbers.of(1));
    seeds = Objects.requireNonNullElse(seeds, Numbers.of(1));
    last = Objects.requireNonNullElse(last, false);
  }

  /** The numbers of scenarios, or the seeds. */
  Numbers numbers() {
    return from == Source.GENERATED ? seeds : scenarios;
  }
}
