/**
 * A* over lines of sight between cell centres. Lengths are Euclidean, whatever the costs of moves.
 *
 * <p>Lengths and estimates are sums of square roots, in doubles. They are compared as they are,
 * without a tolerance: two paths of one length that were summed in different orders may differ in
 * the last digit, and then one of them wins. It is the same one in every run, and no promise hangs
 * on which.
 */
package hopscotch.core.search.anyangle;
