/**
 * Suites: what to compare on what. A {@link hopscotch.harness.suite.Suite} is a YAML file read by
 * {@link hopscotch.harness.suite.SuiteReader}; a {@link hopscotch.harness.suite.SuitePlan} is that
 * suite with its maps found, its parameter lists multiplied out, and its queries drawn.
 *
 * <p>A {@link hopscotch.harness.suite.PlannedMap} is a map or walk that is there, or a recipe for
 * one that a run makes; under a movement it is an {@link hopscotch.harness.suite.Instance}. Which
 * problems are asked on it says a {@link hopscotch.harness.suite.ProblemSelection}, with one type
 * for each kind of problem. The values of the file (numbers, spans of time, names of files,
 * movements, patterns of planners) each read their text, or say what was expected instead.
 */
package hopscotch.harness.suite;
