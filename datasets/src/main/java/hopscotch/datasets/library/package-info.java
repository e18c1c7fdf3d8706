/**
 * Finding maps and their scenarios below folders that are laid out as {@code <set>/<name>.map} and
 * {@code <set>/<name>.map.scen}.
 */
package hopscotch.datasets.library;
