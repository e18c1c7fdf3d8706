/**
 * Open lists: the nodes that a search generated and has not expanded, the most promising first.
 * Begin with {@link hopscotch.core.search.open.OpenEntry}, the long that stands for a cell on a
 * list. Here are the lists that searches of several kinds use:
 *
 * <table>
 *   <caption>Open lists for all searches</caption>
 *   <tr><th>list</th><th>keys</th><th>order</th><th>for</th></tr>
 *   <tr><td>{@link hopscotch.core.search.open.BucketQueue}</td><td>whole, none below the last one
 *     taken</td><td>by bucket; in a bucket the last in is the first out</td><td>A* with a
 *     consistent heuristic; lazy and plain Theta*</td></tr>
 *   <tr><td>{@link hopscotch.core.search.open.EntryHeap}</td><td>whole</td><td>exact, of equal
 *     keys by a rank</td><td>A* with a weight, a rule for ties or a heuristic that is not
 *     consistent; greedy search</td></tr>
 *   <tr><td>{@link hopscotch.core.search.open.JumpQueue}</td><td>whole, none below the last one
 *     taken</td><td>exact, of equal keys by a rank</td><td>jump point search, whose jumps raise f
 *     by up to twice their length</td></tr>
 *   <tr><td>{@link hopscotch.core.search.open.NodeHeap}</td><td>doubles of at least 0</td><td>by
 *     the key rounded down, of equal ones the later node first</td><td>exact any-angle searches,
 *     whose lengths are not whole</td></tr>
 * </table>
 *
 * <p>An open list that serves one kind of search stands beside it:
 *
 * <table>
 *   <caption>Open lists for one kind of search</caption>
 *   <tr><th>list</th><th>for</th></tr>
 *   <tr><td>{@code core.search.incremental.CellHeap}</td><td>replanning, which changes keys and
 *     removes cells</td></tr>
 *   <tr><td>{@code core.search.branch.HeadQueue}</td><td>heads of branches, first in, first
 *     out</td></tr>
 *   <tr><td>{@code hpa.search.LinkedBuckets}</td><td>levels of an abstraction, whose
 *     entries spread over thousands of buckets</td></tr>
 *   <tr><td>{@code hpa.textbook.BinaryHeap}</td><td>A* as the textbooks have it</td></tr>
 *   <tr><td>{@code bidirectional.pair.BucketArray}</td><td>pairs of frontiers, where the least key
 *     may fall</td></tr>
 *   <tr><td>{@code mapf.lowlevel.IntHeap}</td><td>states of a unit in space and time</td></tr>
 * </table>
 *
 * <p>A list is for one thread, and keeps its arrays from query to query. An improved node is pushed
 * again; the search passes over the stale entry when its turn comes. Only {@code CellHeap} changes
 * the key in place.
 */
package hopscotch.core.search.open;
