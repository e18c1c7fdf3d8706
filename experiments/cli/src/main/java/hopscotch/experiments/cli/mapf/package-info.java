/** The commands below {@code mapf}, a class each. */
package hopscotch.experiments.cli.mapf;
