/** The subcommands of {@code mapf}, one class for each. */
package hopscotch.cli.mapf;
