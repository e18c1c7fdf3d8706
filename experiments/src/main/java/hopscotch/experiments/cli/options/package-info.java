/** Groups of options that several commands share. */
package hopscotch.experiments.cli.options;
