package hopscotch.harness.report.table;

import hopscotch.harness.statistics.ClusterBootstrap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The warning about intervals over too few maps, with the planners of these intervals. */
final class FewMaps {
  private final List<String> planners = new ArrayList<>();
  private final List<Integer> maps = new ArrayList<>();

  /** Adds a planner with the number of maps of its interval; 0 if it has none. */
  public void add(String planner, int count) {
    if (count > 0) {
      planners.add(planner);
      maps.add(count);
    }
  }

  /** The sentences, with a space before each. Empty if all intervals are over enough maps. */
  public String warning() {
    return of(1, 1, "there are no intervals%s.")
        + of(2, ClusterBootstrap.FEW - 1, "the intervals%s are narrower than they should be.");
  }

  /** A sentence on the planners with so many maps, who are named unless they are all. */
  private String of(int least, int most, String text) {
    List<String> names = new ArrayList<>();
    List<Integer> counts = new ArrayList<>();
    for (int i = 0; i < maps.size(); i++) {
      if (maps.get(i) >= least && maps.get(i) <= most) {
        names.add(planners.get(i));
        counts.add(maps.get(i));
      }
    }
    if (names.isEmpty()) {
      return "";
    }
    int fewest = Collections.min(counts);
    int highest = Collections.max(counts);
    String range = (fewest == highest ? "" : fewest + " to ") + highest;
    String whose = names.size() == maps.size() ? "" : " of " + String.join(", ", names);
    String unit = highest == 1 ? "map" : "maps";
    return " Only %s %s: ".formatted(range, unit) + text.formatted(whose);
  }
}
