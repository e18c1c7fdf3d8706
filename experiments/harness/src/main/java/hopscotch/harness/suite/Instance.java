package hopscotch.harness.suite;

/**
 * A map under a movement, for which planners are prepared.
 *
 * @param map the map, or the walk
 */
public record Instance(PlannedMap map, MovementText movement) {}
