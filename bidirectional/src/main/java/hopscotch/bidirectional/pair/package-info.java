/**
 * Searches that choose pairs of open cells, one of either frontier: NBS and DVCBS. A path over both
 * cells costs no less than the bound of the pair.
 */
package hopscotch.bidirectional.pair;
