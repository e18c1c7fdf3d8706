package hopscotch.harness.results.row;

/**
 * What rows are grouped by: a planner on a map under a movement.
 *
 * @param set the map's set
 * @param map the map's id, {@code set/name}
 * @param movement as text
 * @param planner the normalised spec
 */
public record Task(String set, String map, String movement, String planner) {}
