/**
 * {@code solve}: queries, walks and teams put to planners, a row for each answer. {@link
 * hopscotch.experiments.cli.solve.SolveCommand} reads the options and hands on to a class for each
 * kind of problem.
 */
package hopscotch.experiments.cli.solve;
