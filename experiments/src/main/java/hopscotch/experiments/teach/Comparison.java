package hopscotch.experiments.teach;

import hopscotch.core.planner.SearchCounters;
import java.util.ArrayList;
import java.util.List;

/** Several planners' answers to one query, a line each. */
public final class Comparison {
  private Comparison() {}

  /** A line a lecture: its expansions, how many of them again, and the length it found. */
  public static List<String> lines(List<Lecture> lectures) {
    int width =
        lectures.stream()
            .mapToInt(lecture -> lecture.observed().planner().spec().toString().length())
            .max()
            .orElse(0);
    List<String> lines = new ArrayList<>();
    for (Lecture lecture : lectures) {
      SearchCounters counters = lecture.observed().attempt().counters();
      lines.add(
          "%s  %d expansions, %d of them of a cell expanded before; length %s, %s"
              .formatted(
                  pad(lecture.observed().planner().spec().toString(), width),
                  counters.expanded,
                  counters.reopened,
                  Lecture.text(lecture.observed().judgement().length()),
                  lecture.observed().judgement().verdict().text()));
    }
    return lines;
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(width - text.length());
  }
}
