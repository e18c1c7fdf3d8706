/** The commands, a class each. */
package hopscotch.experiments.cli.command;
