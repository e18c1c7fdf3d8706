package hopscotch.mapf.lacam;

import hopscotch.mapf.pibt.PibtRules;
import hopscotch.mapf.team.Objective;

/**
 * The parameters of LaCAM.
 *
 * @param star whether to go on after the first plan
 * @param objective the cost by which plans are compared
 * @param samples how many steps of PIBT are tried for a successor
 * @param scatter by how many steps the paths along which units are spread may exceed the shortest;
 *     negative for no spreading
 * @param refine how many rounds of large neighbourhood search improve a plan at a time; 0 for none
 * @param recursion of the work on a better plan, the share in thousandths that goes into planning
 *     its end anew
 * @param restart the chance in thousandths that the search goes on from the start, and not from a
 *     known configuration that it has come to again: this leads out of jams
 */
record Settings(
    boolean star,
    Objective objective,
    PibtRules rules,
    int samples,
    int scatter,
    int refine,
    int recursion,
    int restart,
    long seed) {

  /** The settings of a search that improves the end of a plan and does nothing else. */
  Settings nested(long otherSeed) {
    return new Settings(true, objective, rules, samples, scatter, 0, 0, restart, otherSeed);
  }
}
