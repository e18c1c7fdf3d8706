/**
 * Units that get a new goal each time they come to one: {@link
 * hopscotch.mapf.lifelong.LifelongSimulation} goes step by step and counts the tasks that are done;
 * what comes next say {@link hopscotch.mapf.lifelong.Tasks}, where to go a {@link
 * hopscotch.mapf.planner.StepPlanner}.
 */
package hopscotch.mapf.lifelong;
