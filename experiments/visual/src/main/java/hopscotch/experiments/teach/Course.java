package hopscotch.experiments.teach;

import hopscotch.experiments.teach.field.FieldLesson;
import hopscotch.experiments.teach.label.LabelLesson;
import hopscotch.experiments.teach.lesson.Lesson;
import hopscotch.experiments.teach.replan.ReplanLesson;
import hopscotch.experiments.teach.search.SearchLessons;
import hopscotch.experiments.teach.team.DistanceLesson;
import hopscotch.experiments.teach.team.TeamLesson;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The lessons in the order in which a course takes them. */
public final class Course {
  /** The lessons. */
  public static final List<Lesson> LESSONS =
      Stream.<Lesson>concat(
              SearchLessons.ALL.stream(),
              Stream.of(
                  LabelLesson.LABELS,
                  ReplanLesson.REPLAN,
                  FieldLesson.FIELDS,
                  DistanceLesson.DISTANCES,
                  TeamLesson.TEAM))
          .toList();

  private Course() {}

  /** The lesson of this name. */
  public static Optional<Lesson> find(String name) {
    return LESSONS.stream().filter(lesson -> lesson.name().equals(name)).findFirst();
  }

  /** The names of the lessons, in their order. */
  public static List<String> names() {
    return LESSONS.stream().map(Lesson::name).toList();
  }

  /** Which lesson of the course this is, from 1; 0 for one that is not of it. */
  public static int number(Lesson lesson) {
    return names().indexOf(lesson.name()) + 1;
  }
}
