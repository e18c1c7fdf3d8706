/**
 * The statistics of comparisons, for data in which queries form clusters, one for each map:
 * resampling and permutation by map, correction for many comparisons, geometric means. Plain
 * functions of numbers.
 */
package hopscotch.harness.statistics;
