package hopscotch.experiments.results;

/**
 * A query of a run, whoever answers it.
 *
 * @param set the map's set
 * @param map the map's id
 * @param movement as text
 * @param query its number on the map
 * @param bucket the scenario's bucket; -1 for a random pair
 * @param startX the start's column
 * @param startY the start's row
 * @param goalX the goal's column
 * @param goalY the goal's row
 */
public record Problem(
    String set,
    String map,
    String movement,
    int query,
    int bucket,
    int startX,
    int startY,
    int goalX,
    int goalY) {}
