/**
 * Flow fields for many units with one goal, over level 1 of an abstract graph. A field is made of
 * tiles, one for each cluster, and a tile is made when a unit first asks for a cell of it.
 *
 * <p>Read {@code HierarchicalField} first, then {@code FieldTiles}, which makes tiles, and {@code
 * ClusterFieldSearch}, which searches the cells of one.
 */
package hopscotch.hpa.field;
