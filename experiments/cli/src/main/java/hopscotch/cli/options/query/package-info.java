/**
 * Options that say what is asked on a map: how to move, and a query of its own or the rows of a
 * scenario.
 */
package hopscotch.cli.options.query;
