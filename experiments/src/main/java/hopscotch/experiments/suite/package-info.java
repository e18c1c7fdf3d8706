/**
 * Suites: what to compare on what. A {@link hopscotch.experiments.suite.Suite} is a YAML file read
 * by {@link hopscotch.experiments.suite.SuiteReader}; a {@link hopscotch.experiments.suite.Plan} is
 * that suite with its maps found, its parameter lists multiplied out, and its queries drawn.
 */
package hopscotch.experiments.suite;
