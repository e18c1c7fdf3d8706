/**
 * Planners that only the experiments have: guests, which are programs of other languages and known
 * by the names that the user gives them. Begin with {@link
 * hopscotch.experiments.planner.GuestPlanners}.
 */
package hopscotch.experiments.planner;
