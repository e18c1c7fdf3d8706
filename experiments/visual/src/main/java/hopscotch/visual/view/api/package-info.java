/**
 * What the page asks and how it is answered, without a server: what is used here can be compiled
 * for a browser. {@link hopscotch.visual.view.api.Api} tells requests apart. Begin with {@link
 * hopscotch.visual.view.api.MapSession}, a map as it is between two edits with the planners made
 * for it; then read {@link hopscotch.visual.view.api.SearchAnswer} for searches and the asks of
 * walks, {@link hopscotch.visual.view.api.PlanAnswer} for plans of teams, and {@link
 * hopscotch.visual.view.api.CrowdAnswer} for units that follow a field, which is repaired as walls
 * come up.
 */
package hopscotch.visual.view.api;
