/**
 * What every command shares with the terminal: rows of data as a table, CSV or JSON, exit codes,
 * Ctrl-C, progress.
 */
package hopscotch.cli.console;
