/**
 * Lessons about distances that are looked up: a {@link
 * hopscotch.experiments.teach.label.LabelLecture} goes through two hub labels side by side.
 */
package hopscotch.experiments.teach.label;
