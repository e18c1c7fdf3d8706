/**
 * {@code solve}: puts queries, walks and teams to planners, with one row for each answer. {@link
 * hopscotch.cli.solve.SolveCommand} has one subcommand for each kind of problem.
 */
package hopscotch.cli.solve;
