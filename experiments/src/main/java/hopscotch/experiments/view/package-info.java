/**
 * The page to play with: a server on this machine alone, by the JDK's own HTTP server, and a page
 * of plain ES modules among the resources.
 *
 * <p>Maps live on the server under a number. An edit makes a new map from an old one, and planners
 * that can be repaired are. A search is answered as one line of JSON, then its events in binary.
 */
package hopscotch.experiments.view;
