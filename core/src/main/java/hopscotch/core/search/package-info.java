/**
 * A* and what is A* with another parameter, the blind searches of the textbook, and the parts they
 * share: one long of state a cell, and two open lists.
 */
package hopscotch.core.search;
