package hopscotch.visual.teach.lesson;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes a lecture as text, one step at a time. The map has figures in every cell if there is room,
 * and otherwise one sign for each cell. Below it are the action, its effects, and lists.
 */
public final class LessonBoard {
  private final Lesson lesson;
  private final Lecture lecture;
  private final TextGrid grid;

  /** A board. */
  public LessonBoard(Lesson lesson, Lecture lecture, Screen screen) {
    this.lesson = lesson;
    this.lecture = lecture;
    this.grid = new TextGrid(lecture.step(0).squares().map(), screen);
  }

  /** The number of steps. */
  public int size() {
    return lecture.size();
  }

  /** The lines of step {@code i}, from 0. */
  public List<String> lines(int i) {
    Step step = lecture.step(i);
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, %s: step %d of %d%s"
            .formatted(
                lesson.name(),
                lecture.spec(),
                i,
                lecture.size() - 1,
                step.part().isEmpty() ? "" : "; " + step.part()));
    if (i == 0) {
      lines.addAll(lesson.point());
    }
    lines.addAll(grid.lines(step.squares()));
    lines.addAll(step.told());
    lines.addAll(step.lists());
    return lines;
  }

  /** The meaning of the signs. */
  public List<String> key() {
    return lecture.legend().lines(grid.isLarge());
  }
}
