/**
 * Suites: what to compare on what. A {@link hopscotch.experiments.suite.Suite} is a YAML file read
 * by {@link hopscotch.experiments.suite.SuiteReader}; a {@link hopscotch.experiments.suite.Plan} is
 * that suite with its maps found, its parameter lists multiplied out, and its queries drawn.
 *
 * <p>The values of the file are in {@code suite.text}, what planners are put to in {@code
 * suite.map}, and which problems they are asked in {@code suite.problem}.
 */
package hopscotch.experiments.suite;
