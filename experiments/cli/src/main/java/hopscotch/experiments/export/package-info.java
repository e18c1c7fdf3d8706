/**
 * The page of {@link hopscotch.experiments.view} without a server, with the planners in it and the
 * queries that it opens on.
 */
package hopscotch.experiments.export;
