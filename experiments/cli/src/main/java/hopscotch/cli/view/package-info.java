/**
 * The commands that show the course of a search: {@code view}, {@code teach}, {@code trace} and
 * {@code export}, one class for each; and the page of {@code view} without a server, with the
 * planners in it and the queries that it opens on.
 */
package hopscotch.cli.view;
