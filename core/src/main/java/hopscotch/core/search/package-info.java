/**
 * A*, the searches that are A* with other parameters, the uninformed searches of the textbooks, and
 * what they share: heuristics, and the states of cells, one long each. Their open lists are in
 * {@link hopscotch.core.search.open}.
 */
package hopscotch.core.search;
