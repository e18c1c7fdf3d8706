/** The command line: one class for each subcommand of {@code hopscotch}. */
package hopscotch.cli;
