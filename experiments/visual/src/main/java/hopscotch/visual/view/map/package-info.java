/**
 * The maps of the page: which there are to choose from, and those in use, each with the planners
 * made for it. Begin with {@link hopscotch.visual.view.map.MapSession}, a map as it is between two
 * edits.
 */
package hopscotch.visual.view.map;
