/** How commands use the terminal: rows of data, exit codes, Ctrl-C and progress. */
package hopscotch.cli.console;
