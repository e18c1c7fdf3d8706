/**
 * Options that choose planners and what each is given: its index, its guest program, and the time,
 * expansions and memory of an answer.
 */
package hopscotch.cli.options.planner;
