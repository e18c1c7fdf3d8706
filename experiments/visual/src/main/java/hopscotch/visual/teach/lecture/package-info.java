/**
 * Lectures on subjects beyond a single search: {@link hopscotch.visual.teach.lecture.LabelLecture}
 * on hub labels, {@link hopscotch.visual.teach.lecture.ReplanLecture} on a map that changes, {@link
 * hopscotch.visual.teach.lecture.FieldLecture} on one field for many units, {@link
 * hopscotch.visual.teach.lecture.DistanceLecture} and {@link
 * hopscotch.visual.teach.lecture.TeamLecture} on teams.
 */
package hopscotch.visual.teach.lecture;
