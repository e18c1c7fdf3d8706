package hopscotch.mapf.lifelong;

/**
 * A goal that a unit has reached.
 *
 * @param unit the unit, from 0
 * @param cell the goal, a cell of the map
 * @param step the step at which the unit reached it
 */
public record DoneTask(int unit, int cell, int step) {}
