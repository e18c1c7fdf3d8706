/**
 * Suites, which say what to compare on which maps. A {@link hopscotch.harness.suite.Suite} is a
 * YAML file read by {@link hopscotch.harness.suite.SuiteReader}; a {@link
 * hopscotch.harness.suite.SuitePlan} is that suite with its maps found, its parameter lists
 * multiplied out, and its queries drawn.
 *
 * <p>A {@link hopscotch.harness.suite.PlannedMap} is a map or walk that exists, or a recipe for one
 * that a run makes; under a movement it is an {@link hopscotch.harness.suite.Instance}. A {@link
 * hopscotch.harness.suite.ProblemSelection} says which problems are asked on it, with one type for
 * each kind of problem. The values of the file (numbers, spans of time, names of files, movements,
 * patterns of planners) each read their text, or say what was expected instead.
 */
package hopscotch.harness.suite;
