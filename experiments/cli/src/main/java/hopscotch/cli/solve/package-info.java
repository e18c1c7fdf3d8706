/**
 * {@code solve}: queries, walks and teams put to planners, a row for each answer. {@link
 * hopscotch.cli.solve.SolveCommand} has a command below it for each kind of problem.
 */
package hopscotch.cli.solve;
