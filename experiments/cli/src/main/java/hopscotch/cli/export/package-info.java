/**
 * The page of {@link hopscotch.cli.view} without a server, with the planners in it and the queries
 * that it opens on.
 */
package hopscotch.cli.export;
