/** The command line, with one class for each subcommand of {@code hopscotch}. */
package hopscotch.cli;
