/**
 * Plans of teams: planned on the page's asking, or opened from a file and put on the map as it is.
 * Begin with {@link hopscotch.visual.view.team.PlanAnswer}.
 */
package hopscotch.visual.view.team;
