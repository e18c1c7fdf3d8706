/**
 * The abilities that some planners have beside finding paths. Ask {@link
 * hopscotch.core.planner.Planner#capability} for one of:
 *
 * <table>
 *   <caption>Capabilities</caption>
 *   <tr><th>capability</th><th>the planner</th></tr>
 *   <tr><td>{@link hopscotch.core.planner.Repairable}</td><td>is repaired when its map
 *     changes</td></tr>
 *   <tr><td>{@link hopscotch.core.planner.capability.Changeable}</td><td>is repaired in place, for
 *     all its searches</td></tr>
 *   <tr><td>{@link hopscotch.core.planner.capability.Incremental}</td><td>has searches that live on
 *     while the map changes; {@link hopscotch.core.planner.capability.IncrementalSearches} makes
 *     them of any planner</td></tr>
 *   <tr><td>{@link hopscotch.core.planner.capability.DistanceOracle}</td><td>tells distances
 *     without paths</td></tr>
 *   <tr><td>{@link hopscotch.core.planner.capability.ManyGoals}</td><td>finds the nearest of several
 *     goals by one search; {@link hopscotch.core.goals.ManyGoalsSearches} does it with any
 *     planner</td></tr>
 *   <tr><td>{@link hopscotch.core.planner.capability.FlowFields}</td><td>makes fields for many
 *     units with one goal; {@link hopscotch.core.field.DistanceField} is one of any graph</td></tr>
 *   <tr><td>{@link hopscotch.core.planner.capability.Layered}</td><td>has abstract levels to
 *     draw</td></tr>
 *   <tr><td>{@link hopscotch.core.planner.capability.NodeGraph}</td><td>has a prepared graph of few
 *     cells to draw</td></tr>
 *   <tr><td>{@link hopscotch.core.planner.capability.Labelled}</td><td>has hub labels to
 *     show</td></tr>
 *   <tr><td>{@link hopscotch.core.planner.capability.Jumper}</td><td>expands jump points, whose
 *     jumps a lesson can follow</td></tr>
 * </table>
 *
 * <p>A search that is a {@link hopscotch.core.planner.capability.StepwiseSearch} hands out the
 * first moves before the whole path is known. One that is a {@link
 * hopscotch.core.planner.capability.ResumableSearch} goes on where a budget stopped it. One that is
 * a {@link hopscotch.core.planner.capability.ProvingSearch} proves how near its answer is to the
 * least cost.
 */
package hopscotch.core.planner.capability;
