/**
 * The parts of every bidirectional search: two frontiers with their open lists, the best meeting so
 * far, and the beginning and the end of a query.
 */
package hopscotch.bidirectional.frontier;
