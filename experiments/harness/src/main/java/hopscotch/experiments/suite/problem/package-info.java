/**
 * Which problems a suite asks on each map: queries, walks or teams. Begin with {@link
 * hopscotch.experiments.suite.problem.ProblemSelection}, which has a type a kind of problem.
 */
package hopscotch.experiments.suite.problem;
