/**
 * Flow fields over level 1, for many units with one goal, in tiles: a tile is the field of one
 * cluster, made when a unit asks for it.
 */
package hopscotch.hpa.field;
