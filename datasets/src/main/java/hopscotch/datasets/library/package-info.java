/**
 * Finding maps and their scenarios below folders that are laid out as {@code <set>/<name>.map} and
 * {@code <set>/<name>.map.scen}, and counting what is in them.
 */
package hopscotch.datasets.library;
