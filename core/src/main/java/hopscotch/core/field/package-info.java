/**
 * Many units with one goal: a {@link hopscotch.core.field.DistanceField} knows of every cell how
 * far it is to go and which move is next.
 */
package hopscotch.core.field;
