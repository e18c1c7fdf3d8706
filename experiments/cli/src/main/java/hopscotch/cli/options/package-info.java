/**
 * Options that several commands share, each a class that a command mixes in. Here are those of
 * every command: how rows are written, and which files may be overwritten. Below are those of
 * {@link hopscotch.cli.options.maps maps}, {@link hopscotch.cli.options.query queries}, {@link
 * hopscotch.cli.options.planner planners} and {@link hopscotch.cli.options.team teams}.
 */
package hopscotch.cli.options;
