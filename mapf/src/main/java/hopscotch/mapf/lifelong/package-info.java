/**
 * Units that get a new task each time they have done one. {@link
 * hopscotch.mapf.lifelong.LifelongSimulation} goes step by step and counts the tasks that are done.
 * {@link hopscotch.mapf.lifelong.Tasks} says which task a unit gets next, and a {@link
 * hopscotch.mapf.planner.StepPlanner} says where each unit goes in a step.
 */
package hopscotch.mapf.lifelong;
