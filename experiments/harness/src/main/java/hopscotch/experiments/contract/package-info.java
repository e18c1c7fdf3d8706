/**
 * The contract of planners from the command line: properties on generated maps, for any planner
 * that a spec names, a guest among them. What fails is shrunk to a small map and one query. The
 * fuller contract for planners written in Java is {@code PlannerContract} of core's test kit.
 */
package hopscotch.experiments.contract;
