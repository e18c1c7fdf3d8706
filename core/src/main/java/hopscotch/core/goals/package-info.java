/**
 * More than one goal. {@link hopscotch.core.goals.NearestCellSearch} goes to the cell nearest to a
 * goal that may be blocked, off the map or out of reach; {@link
 * hopscotch.core.goals.ManyGoalsSearches} find the nearest of several goals. A query with one goal
 * knows nothing of this package.
 */
package hopscotch.core.goals;
