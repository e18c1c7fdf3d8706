/**
 * What planners are put to: maps and walks that are there, or recipes for those that a run makes.
 * Begin with {@link hopscotch.experiments.suite.map.PlannedMap}; under a movement it is an {@link
 * hopscotch.experiments.suite.map.Instance}.
 */
package hopscotch.experiments.suite.map;
