/** The command {@code guests} and its subcommands. */
package hopscotch.cli.guests;
