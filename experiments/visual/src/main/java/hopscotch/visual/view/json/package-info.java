/**
 * As much JSON as the page needs, in plain code, so that what answers the page runs in a browser as
 * well. Requests are read as a {@link hopscotch.visual.view.json.JsonValue}; answers are written by
 * a {@link hopscotch.visual.view.json.JsonObject}.
 */
package hopscotch.visual.view.json;
