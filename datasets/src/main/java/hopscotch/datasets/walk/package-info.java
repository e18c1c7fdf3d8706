/**
 * Walks: a first map, then changes of it, moves of a unit and asks for its way, in order. Read from
 * the files of the Grid-Based Path Planning Competition's dynamic track ({@link
 * hopscotch.datasets.walk.DynamicScenarioReader}) and from a plain text of our own ({@link
 * hopscotch.datasets.walk.WalkReader}); made by {@link hopscotch.datasets.walk.WalkGenerators}.
 */
package hopscotch.datasets.walk;
