/**
 * The lesson about fields for many units: {@link hopscotch.experiments.teach.field.FieldLecture}
 * cuts into steps how one is made, followed and repaired.
 */
package hopscotch.experiments.teach.field;
