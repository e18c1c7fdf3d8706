/**
 * The part of JSON that the page needs, in plain code, so that the code that answers the page also
 * runs in a browser. Requests are read as a {@link hopscotch.visual.view.json.JsonValue}; answers
 * are written by a {@link hopscotch.visual.view.json.JsonObject}.
 */
package hopscotch.visual.view.json;
