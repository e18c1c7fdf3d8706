/**
 * Lectures on what is more than one search: {@link
 * hopscotch.experiments.teach.lecture.LabelLecture} on hub labels, {@link
 * hopscotch.experiments.teach.lecture.ReplanLecture} on a map that changes, {@link
 * hopscotch.experiments.teach.lecture.FieldLecture} on one field for many units, {@link
 * hopscotch.experiments.teach.lecture.DistanceLecture} and {@link
 * hopscotch.experiments.teach.lecture.TeamLecture} on teams.
 */
package hopscotch.experiments.teach.lecture;
