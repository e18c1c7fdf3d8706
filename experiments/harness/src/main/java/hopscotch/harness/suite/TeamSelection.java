package hopscotch.harness.suite;

import java.util.Objects;

/**
 * An entry of a suite's teams, which are from scenarios beside each map, or generated.
 *
 * @param from the source of the teams; scenarios of random pairs if absent
 * @param scenarios the numbers of scenarios; 1 if absent; not for generated teams
 * @param seeds for generated teams, one team for each; 1 if absent
 * @param units the sizes of the teams, which are the first rows of each scenario; sizes that a
 *     scenario or a map does not have are left out
 * @param last whether the whole scenario is a team too; false if absent
 */
record TeamSelection(Source from, Numbers scenarios, Numbers seeds, Numbers units, Boolean last) {

  private static final int MOST_UNITS = 1_000_000;

  /** The sources of teams. */
  public enum Source {
    /** The scenarios {@code NAME-random-1.scen} and so on beside the map. */
    RANDOM,
    /** The scenarios {@code NAME-even-1.scen} and so on beside the map. */
    EVEN,
    /** Distinct random starts and goals that reach each other. */
    GENERATED
  }

  /** Fills in defaults, and refuses contradictions. */
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
