/**
 * The page to play with: a server on this machine alone, by the JDK's own HTTP server, and a page
 * of plain ES modules among the resources. Here requests come in; {@link
 * hopscotch.visual.view.api.Api} answers them, and knows nothing of a server, so that it does the
 * same within a browser.
 *
 * <p>Maps live on the server under a number. An edit makes a new map from an old one, and planners
 * that can be repaired are. A search is answered as one line of JSON, then its events in binary; an
 * ask of a walk likewise, by a search that lives on from ask to ask. A plan of a team is told as
 * runs of moves.
 *
 * <p>On the page one object holds all that changes, and {@code kinds.js} the four kinds of
 * problems: what each asks of a planner, and how its answers are played.
 */
package hopscotch.visual.view;
