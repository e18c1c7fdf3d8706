/**
 * {@code solve}: queries, walks and teams put to planners, a row for each answer. {@link
 * hopscotch.experiments.cli.solve.SolveCommand} has a command below it for each kind of problem.
 */
package hopscotch.experiments.cli.solve;
