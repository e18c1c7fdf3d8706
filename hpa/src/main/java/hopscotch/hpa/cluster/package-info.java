/**
 * A map cut into square clusters: where each begins and ends, which moves lead from one into
 * another, and searches that stay inside one. With them stand the counters and the budget that all
 * searches of a query share.
 */
package hopscotch.hpa.cluster;
