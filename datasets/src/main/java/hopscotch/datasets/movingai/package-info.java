/**
 * The file formats of the MovingAI benchmarks: maps ({@code .map}) and scenarios ({@code .scen}).
 *
 * <p>N. R. Sturtevant, "Benchmarks for Grid-Based Pathfinding", IEEE Transactions on Computational
 * Intelligence and AI in Games 4(2), 2012. The readers take what is found in published files:
 * either line end or none at the end, blanks or tabs, either version line or none. Whatever else is
 * wrong with a file is told in one {@link hopscotch.datasets.file.BadFileException}; no reader
 * allocates what a header promises before the file is known to be that large.
 */
package hopscotch.datasets.movingai;
