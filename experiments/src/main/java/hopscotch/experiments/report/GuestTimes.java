package hopscotch.experiments.report;

import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.experiments.results.Results;
import java.util.List;
import java.util.Optional;

/** What is to be known of times that the harness did not take: those of guests. */
final class GuestTimes {
  /** How the detail of a row begins whose block the wall clock does not account for. */
  private static final String FINDING = "the guest claims ";

  private final Results results;

  GuestTimes(Results results) {
    this.results = results;
  }

  /** A sentence on whose times are their own word; empty where there is no guest. */
  Optional<String> findNote() {
    List<String> guests = results.planners().stream().filter(GuestTimes::isGuest).toList();
    String own =
        guests.size() == 1
            ? "by its own clock, its own word"
            : "by their own clocks, their own word";
    return guests.isEmpty()
        ? Optional.empty()
        : Optional.of("The times of %s are %s.".formatted(String.join(", ", guests), own));
  }

  /** A sentence on claims that cannot be true; empty where all can. */
  Optional<String> findWarning() {
    long rows = 0;
    String first = "";
    for (int row = 0; row < results.size(); row++) {
      if (results.detail(row).startsWith(FINDING)) {
        first = first.isEmpty() ? nameAndDetail(row) : first;
        rows++;
      }
    }
    return rows == 0
        ? Optional.empty()
        : Optional.of(
            "The times in %,d rows do not fit the wall clock of their blocks; the first: %s."
                .formatted(rows, first));
  }

  private String nameAndDetail(int row) {
    return results.planners().get(results.planner(row)) + ", " + results.detail(row);
  }

  private static boolean isGuest(String planner) {
    return PlannerSpec.parse(planner).id().equals(Planners.GUEST);
  }
}
