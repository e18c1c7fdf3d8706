package hopscotch.visual.teach;

import hopscotch.core.grid.Terrain;
import hopscotch.visual.teach.lecture.DistanceLecture;
import hopscotch.visual.teach.lecture.FieldLecture;
import hopscotch.visual.teach.lecture.HierarchyLecture;
import hopscotch.visual.teach.lecture.LabelLecture;
import hopscotch.visual.teach.lecture.RepairLecture;
import hopscotch.visual.teach.lecture.ReplanLecture;
import hopscotch.visual.teach.lecture.TeamLecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.Subject;
import hopscotch.visual.teach.search.SearchLecture;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lessons in the order of the course. Each lesson is a file with its name. */
public final class Course {
  private static final List<String> NAMES =
      List.of(
          "bfs",
          "dijkstra",
          "wall",
          "ties",
          "swamp",
          "corner",
          "dead-end",
          "weights",
          "branch",
          "rooms",
          "both-ends",
          "frontiers",
          "jumps",
          "bounds",
          "subgoals",
          "intervals",
          "slices",
          "labels",
          "replan",
          "repair",
          "fields",
          "distances",
          "team");

  /** The subjects of lessons, by the word in their files. */
  private static final Map<String, Subject> SUBJECTS =
      Map.of(
          "search", SearchLecture::of,
          "hierarchy", HierarchyLecture::of,
          "labels", LabelLecture::new,
          "replan", ReplanLecture::new,
          "repair", RepairLecture::new,
          "field", FieldLecture::new,
          "distances", DistanceLecture::new,
          "team", TeamLecture::new);

  /** The lessons. */
  public static final List<Lesson> LESSONS =
      NAMES.stream().map(name -> Lesson.read(name, text(name), SUBJECTS)).toList();

  private Course() {}

  /** The lesson of this name. */
  public static Optional<Lesson> find(String name) {
    return LESSONS.stream().filter(lesson -> lesson.name().equals(name)).findFirst();
  }

  /** A lesson on a drawing of the user. {@code null} stands for the terrain of the lessons. */
  public static Lesson drawn(String name, List<String> rows, Terrain terrain) {
    return Lesson.drawn(name, rows, SearchLecture::of, terrain);
  }

  /** The names of the lessons, in their order. */
  public static List<String> names() {
    return NAMES;
  }

  /** The number of a lesson in the course, from 1, or 0 if it is not in it. */
  public static int number(Lesson lesson) {
    return NAMES.indexOf(lesson.name()) + 1;
  }

  /** The raw text of a file of the course, which belongs to a lesson or to the whole course. */
  public static String text(String name) {
    try (InputStream file = Course.class.getResourceAsStream("course/" + name + ".txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
