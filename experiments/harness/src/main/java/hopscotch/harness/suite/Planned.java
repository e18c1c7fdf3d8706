package hopscotch.harness.suite;

import hopscotch.judge.query.Problem;

/**
 * A problem of a plan.
 *
 * @param problem the problem; the rows of queries are numbered through all scenarios of the map
 * @param bucket the scenario's bucket; -1 for a random pair
 */
public record Planned<P extends Problem>(P problem, int bucket) {}
