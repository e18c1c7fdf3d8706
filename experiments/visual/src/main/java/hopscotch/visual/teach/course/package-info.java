/**
 * The course as pages: {@link hopscotch.visual.teach.course.CoursePages} writes an index and a page
 * for each lesson, {@link hopscotch.visual.teach.course.Guide} is the text of a lesson, and {@link
 * hopscotch.visual.teach.course.LectureJson} its steps for the script that draws them.
 */
package hopscotch.visual.teach.course;
