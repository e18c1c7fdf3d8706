/**
 * The commands about Hopscotch itself, one class for each: the list of planners, the causes of
 * noise on this machine, and completion for the shell. By {@link
 * hopscotch.cli.command.ModuleCommand} a module that is not always there adds its own command.
 */
package hopscotch.cli.command;
