/**
 * Maps of games and robots, read as grids: Tiled ({@code .tmx}, {@code .tmj}), LDtk ({@code
 * .ldtk}), pictures ({@code .png}) and ROS ({@code .yaml} with {@code .pgm}); and {@code .map}
 * files whose letters a rule explains.
 *
 * <p>{@link hopscotch.datasets.tiles.TileFiles} reads any of them by the ending of its name, {@link
 * hopscotch.datasets.tiles.TileRule} says which tiles are walked on and what a step weighs, {@link
 * hopscotch.datasets.tiles.TileMap} is the answer: a map and its terrain. Every fault of a file is
 * reported by a {@link hopscotch.datasets.file.BadFileException}; memory is bounded by the file and
 * by {@link hopscotch.datasets.tiles.TileMap#MAX_CELLS}.
 */
package hopscotch.datasets.tiles;
