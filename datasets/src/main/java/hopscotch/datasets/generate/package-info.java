/**
 * Maps and scenarios made from a seed: the same seed makes the same bytes on every machine. A
 * {@link hopscotch.datasets.generate.MapGenerator} makes a map, {@link
 * hopscotch.datasets.generate.MapGenerators} reads one from text, {@link
 * hopscotch.datasets.generate.ScenarioGenerator} draws queries with exact optimal lengths.
 */
package hopscotch.datasets.generate;
