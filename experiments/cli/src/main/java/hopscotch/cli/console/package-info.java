/**
 * The parts by which commands use the terminal: rows of data as a table, CSV or JSON, exit codes,
 * Ctrl-C, and progress.
 */
package hopscotch.cli.console;
