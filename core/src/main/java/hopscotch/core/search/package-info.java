/**
 * A* and the searches that are A* with another parameter, the uninformed searches of the textbooks,
 * and the parts they share: the states of cells, one long each, and two kinds of open list.
 */
package hopscotch.core.search;
