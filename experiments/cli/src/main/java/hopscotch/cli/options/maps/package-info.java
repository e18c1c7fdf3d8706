/** Options that say where maps are found, and arguments that name one of them or a suite. */
package hopscotch.cli.options.maps;
