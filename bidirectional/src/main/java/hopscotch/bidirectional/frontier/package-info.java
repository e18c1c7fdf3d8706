/**
 * What every bidirectional search has: two frontiers with their open lists, the best meeting so
 * far, and how a query begins and ends.
 */
package hopscotch.bidirectional.frontier;
