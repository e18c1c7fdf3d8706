package hopscotch.visual.teach.lesson;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes a lecture as text, a step at a time: the map with figures in every cell where there is
 * room for them, else with one sign for each cell; then what is done, what came of it, and lists.
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

  /** How many steps there are. */
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

  /** What the signs mean. */
  public List<String> key() {
    return lecture.legend().lines(grid.isLarge());
  }
}
