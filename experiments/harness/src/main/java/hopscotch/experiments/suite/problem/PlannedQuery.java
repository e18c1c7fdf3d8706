package hopscotch.experiments.suite.problem;

import hopscotch.experiments.query.Query;

/**
 * A query of a plan.
 *
 * @param query the query; its row counts on through all scenarios of the map
 * @param bucket the scenario's bucket; -1 for a random pair
 */
public record PlannedQuery(Query query, int bucket) {}
