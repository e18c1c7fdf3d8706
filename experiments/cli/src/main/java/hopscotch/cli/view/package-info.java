/**
 * The commands that show how a search goes on: {@code view}, {@code teach}, {@code trace} and
 * {@code export}, a class each; and the page of {@code view} without a server, with the planners in
 * it and the queries that it opens on.
 */
package hopscotch.cli.view;
