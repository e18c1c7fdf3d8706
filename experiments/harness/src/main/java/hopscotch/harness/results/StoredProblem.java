package hopscotch.harness.results;

import hopscotch.harness.results.row.RowProblem;

/**
 * A problem of a run, whoever answers it.
 *
 * @param set the map's set
 * @param map the map's id
 * @param movement as text
 * @param asked what was asked there
 */
public record StoredProblem(String set, String map, String movement, RowProblem asked) {}
