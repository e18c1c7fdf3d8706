/**
 * The statistics of comparisons, for data where queries come in clusters, one a map: resampling and
 * permutation by map, correction for many comparisons, geometric means. Plain functions of numbers.
 */
package hopscotch.harness.statistics;
