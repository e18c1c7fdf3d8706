package hopscotch.harness.results.row;

/**
 * A planner on a map under a movement, by which rows are grouped.
 *
 * @param set the map's set
 * @param map the map's id, {@code set/name}
 * @param movement the movement as text
 * @param planner the normalised spec
 */
public record Task(String set, String map, String movement, String planner) {}
