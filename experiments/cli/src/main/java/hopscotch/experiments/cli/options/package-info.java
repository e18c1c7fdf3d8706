/**
 * Options that several commands share, each a class that a command mixes in. Here are those of
 * every command: how rows are written, and which files may be overwritten. Below are those of
 * {@link hopscotch.experiments.cli.options.maps maps}, {@link
 * hopscotch.experiments.cli.options.query queries}, {@link
 * hopscotch.experiments.cli.options.planner planners} and {@link
 * hopscotch.experiments.cli.options.team teams}.
 */
package hopscotch.experiments.cli.options;
