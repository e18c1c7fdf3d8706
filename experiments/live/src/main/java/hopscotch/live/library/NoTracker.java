package hopscotch.live.library;

import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.team.PlanText;
import java.util.List;

/** Replaces {@code hopscotch.judge.team.TrackerRows}, whose libraries are not compiled. */
public final class NoTracker {
  private NoTracker() {}

  /** Refuses any text. */
  @SuppressWarnings("DoNotCallSuggester")
  public static List<PlanText> read(String text, String file) throws BadFileException {
    throw new BadFileException(
        file,
        "without a server the page reads our own plans alone",
        "a file of 'hopscotch mapf convert', or to open this one by 'hopscotch view --plan'");
  }
}
