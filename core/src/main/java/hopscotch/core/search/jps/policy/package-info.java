/** The numbers by which jump point search decides for a map, each with its reason. */
package hopscotch.core.search.jps.policy;
