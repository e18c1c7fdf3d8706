/**
 * The commands about Hopscotch itself, a class each: which planners there are, what is noisy here,
 * completion for the shell. {@link hopscotch.cli.command.ModuleCommand} is how a module that is not
 * always there adds a command of its own.
 */
package hopscotch.cli.command;
