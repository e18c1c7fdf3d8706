package hopscotch.harness.scoreboard;

/**
 * The results of one hierarchy.
 *
 * @param entry its entry on the board
 * @param problem why it was not asked to the end; empty if it was
 * @param side the side of the maps, in cells
 * @param asked the number of queries, each of which has a path
 * @param solved the number of queries that it answered with a legal path; the next four are over
 *     these only
 * @param meanCost the mean ratio of the cost of its paths to the least cost
 * @param worstCost the worst of these ratios; NaN, as the others, if it solved none
 * @param firstExpanded the expansions until the first move was known, by query
 * @param expanded the expansions until the whole path was known, by query
 * @param indexBytes the bytes that it built beside the map, by map; 0 if it does not report them
 * @param isRepaired whether it takes up a wall by a repair
 * @param clusters the average number of clusters of a map; 0 if it does not report them
 * @param changedClusters the average number of clusters that differ after a wall
 * @param wrong the number of walls after which it missed a path, or named one that is not legal
 * @param wallNanos the median time until it is ready after a wall; NaN if it was not timed
 */
public record HierarchyRow(
    Scoreboard.Hierarchy entry,
    String problem,
    int side,
    int asked,
    int solved,
    double meanCost,
    double worstCost,
    double firstExpanded,
    double expanded,
    long indexBytes,
    boolean isRepaired,
    double clusters,
    double changedClusters,
    int walls,
    int wrong,
    double wallNanos) {}
