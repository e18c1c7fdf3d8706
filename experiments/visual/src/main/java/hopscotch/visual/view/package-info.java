/**
 * The page to play with: a server on this machine alone, by the JDK's own HTTP server, and a page
 * of plain ES modules among the resources. Requests arrive here. {@link
 * hopscotch.visual.view.api.Api} answers them without depending on a server, so that it does the
 * same within a browser.
 *
 * <p>Maps live on the server under a number. An edit makes a new map from an old one, and planners
 * that can be repaired are. A search is answered by one line of JSON, followed by its events in
 * binary. So is an ask of a walk, by a search that lives on from ask to ask. A plan of a team is
 * written as runs of moves.
 *
 * <p>On the page one object holds all that changes, and {@code kinds.js} the four kinds of
 * problems: what each asks of a planner, and how its answers are played.
 */
package hopscotch.visual.view;
