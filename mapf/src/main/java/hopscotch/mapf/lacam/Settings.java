package hopscotch.mapf.lacam;

import hopscotch.mapf.team.Objective;

/**
 * What the parameters of LaCAM say.
 *
 * @param star whether to go on after the first plan
 * @param objective what plans are compared by
 * @param swaps whether PIBT lets units in corridors change places
 * @param samples how many steps of PIBT are tried for a successor
 * @param scatter by how many steps the paths that units are spread along may be longer than the
 *     shortest; negative for none
 * @param refine how many rounds of large neighbourhood search make a plan better at a time; 0 for
 *     none
 * @param recursion the share in thousandths of the work on a better plan that goes to planning its
 *     end anew
 * @param restart at each configuration that is known, the chance in thousandths to go on from the
 *     start and not from there: it leads out of jams
 * @param seed of the random numbers
 */
record Settings(
    boolean star,
    Objective objective,
    boolean swaps,
    int samples,
    int scatter,
    int refine,
    int recursion,
    int restart,
    long seed) {

  /** Of a search that makes the end of a plan better: it does nothing else. */
  Settings nested(long otherSeed) {
    return new Settings(true, objective, swaps, samples, scatter, 0, 0, restart, otherSeed);
  }
}
