/** The command {@code guests} and what is below it. */
package hopscotch.cli.guests;
