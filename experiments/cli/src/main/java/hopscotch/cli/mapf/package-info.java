/** The commands below {@code mapf}, a class each. */
package hopscotch.cli.mapf;
