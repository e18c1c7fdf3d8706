/**
 * The commands that show how a search goes on: {@code view}, {@code teach}, {@code trace} and
 * {@code export}, a class each.
 */
package hopscotch.cli.view;
