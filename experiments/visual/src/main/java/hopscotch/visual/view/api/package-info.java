/**
 * The page's requests and their answers, without a server. All code here can be compiled for a
 * browser. {@link hopscotch.visual.view.api.Api} distinguishes requests. Begin with {@link
 * hopscotch.visual.view.api.MapSession}, a map as it is between two edits with the planners made
 * for it; then read {@link hopscotch.visual.view.api.SearchAnswer} for searches and the asks of
 * walks, {@link hopscotch.visual.view.api.PlanAnswer} for plans of teams, and {@link
 * hopscotch.visual.view.api.CrowdAnswer} for units that follow a field, which is repaired as walls
 * come up.
 */
package hopscotch.visual.view.api;
