/**
 * Options that several commands share, each a class that a command mixes in: where maps are found,
 * what is asked on them, which planners are put to it and what each may use, and how rows are
 * written.
 */
package hopscotch.cli.options;
