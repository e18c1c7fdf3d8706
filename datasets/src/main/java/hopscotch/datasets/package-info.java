/**
 * Benchmark data: MovingAI maps and scenarios, the catalogue of published sets and their downloads,
 * and generators of maps and scenarios.
 */
package hopscotch.datasets;
