package hopscotch.harness.results;

import hopscotch.harness.results.row.RowProblem;

/**
 * A problem of a run, regardless of the planner.
 *
 * @param set the map's set
 * @param map the map's id
 * @param movement the movement as text
 * @param asked the question on that map
 */
public record StoredProblem(String set, String map, String movement, RowProblem asked) {}
