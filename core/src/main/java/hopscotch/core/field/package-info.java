/**
 * Many units with one goal: a {@link hopscotch.core.field.FlowField} knows of every cell what is
 * left to go and which move is next. {@link hopscotch.core.field.DistanceField} is the exact one.
 */
package hopscotch.core.field;
