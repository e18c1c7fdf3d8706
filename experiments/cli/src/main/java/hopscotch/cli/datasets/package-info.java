/** The subcommands of {@code datasets}, one class for each. */
package hopscotch.cli.datasets;
