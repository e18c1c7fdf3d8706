/** The commands below {@code datasets}, a class each. */
package hopscotch.cli.datasets;
