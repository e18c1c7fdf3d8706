package hopscotch.visual.teach.course;

import java.util.List;

/**
 * A remark in the text of a lesson at a step: a note, or a question that must be answered before
 * the next step is shown.
 *
 * @param lecture the number of the lecture, from 0
 * @param step the step, from 0
 * @param text the paragraphs
 * @param choices the possible answers; none for a note
 * @param right the number of the right choice, from 0
 * @param why the paragraphs that explain the answer
 */
record Remark(
    int lecture, int step, List<String> text, List<String> choices, int right, List<String> why) {
  /** Copies its lists. */
  public Remark {
    text = List.copyOf(text);
    choices = List.copyOf(choices);
    why = List.copyOf(why);
  }

  /** Whether it is a question. */
  public boolean isQuestion() {
    return !choices.isEmpty();
  }
}
