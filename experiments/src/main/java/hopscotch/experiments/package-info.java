/**
 * Experiments: suites of planners and maps, their runs, results, statistics and reports, and the
 * command line over all of it.
 */
package hopscotch.experiments;
