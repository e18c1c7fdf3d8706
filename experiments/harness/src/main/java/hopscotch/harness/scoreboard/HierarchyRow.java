package hopscotch.harness.scoreboard;

/**
 * What came of one hierarchy.
 *
 * @param entry who it is
 * @param problem why it was not asked to the end; empty if it was
 * @param side of the maps, in cells
 * @param asked how many queries there were, all of which a path answers
 * @param solved how many of them it answered by a legal path; the next four are of these alone
 * @param meanCost of its paths over the least cost
 * @param worstCost likewise, of the worst; NaN as the others if it solved none
 * @param firstExpanded until the first move was known, by query
 * @param expanded until the whole path was, by query
 * @param indexBytes of what it built beside the map, by map; 0 where it does not tell
 * @param isRepaired whether it takes a wall by a repair
 * @param clusters how many clusters a map has, on average; 0 where they are not told
 * @param changedClusters how many of them come out different after a wall, on average
 * @param walls how many walls there were
 * @param wrong after how many of them it missed a path, or named one that is not legal
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
