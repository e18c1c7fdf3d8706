/**
 * The course as pages: {@link hopscotch.experiments.teach.course.CoursePages} writes an index and a
 * page for each lesson, {@link hopscotch.experiments.teach.course.Guide} is the text of a lesson,
 * and {@link hopscotch.experiments.teach.course.LectureJson} its steps for the script that draws
 * them.
 */
package hopscotch.experiments.teach.course;
