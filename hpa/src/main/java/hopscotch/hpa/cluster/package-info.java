/**
 * A map cut into square clusters: where each begins and ends, which moves lead from one into
 * another, and searches that stay inside one.
 */
package hopscotch.hpa.cluster;
