package hopscotch.harness.report;

import hopscotch.harness.guest.GuestAccount;
import hopscotch.harness.results.Results;
import hopscotch.judge.query.GuestPlanners;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;

/** Notes on the times that the harness did not measure, which are those of guests. */
record GuestTimes(Results results) {
  /** How the detail begins of a row that took less time than the guest claims for it. */
  private static final String FINDING = "the guest claims ";

  /** A sentence on the guests whose times are their own word. Empty if there is no guest. */
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

  /** A sentence on the time of the protocol with each guest. Empty if none answered. */
  Optional<String> findProtocol() {
    StringJoiner parts =
        new StringJoiner("; ", "Beside the searches the protocol took at best ", ".");
    parts.setEmptyValue("");
    results
        .guests()
        .forEach(
            (guest, maps) -> {
              GuestAccount account = maps.values().stream().reduce(GuestAccount::plus).get();
              parts.add(
                  String.format(
                      Locale.ROOT,
                      "%.2f \u00b5s a query, and %.2f \u00b5s after a search and with a path (%.0f"
                          + " bytes on average), with %s",
                      account.protocolMicrosAQuery(),
                      account.protocolMicrosAQuery() + account.pathMicrosAQuery(),
                      account.bytesAQuery(),
                      guest));
            });
    return Optional.of(parts.toString()).filter(text -> !text.isEmpty());
  }

  /** Sentences on claims that cannot be true, or differ far from the observed times. */
  Optional<String> findWarning() {
    StringJoiner warnings = new StringJoiner(" ");
    long rows = 0;
    String first = "";
    for (int row = 0; row < results.size(); row++) {
      if (results.detail(row).startsWith(FINDING)) {
        first = first.isEmpty() ? nameAndDetail(row) : first;
        rows++;
      }
    }
    if (rows > 0) {
      warnings.add(
          "The times in %,d rows exceed the wall clock of their blocks; the first: %s."
              .formatted(rows, first));
    }
    results
        .guests()
        .forEach((guest, maps) -> maps.forEach((map, sum) -> addShort(warnings, guest, map, sum)));
    return Optional.of(warnings.toString()).filter(text -> !text.isEmpty());
  }

  private static void addShort(
      StringJoiner warnings, String guest, String map, GuestAccount account) {
    if (account.isFarShort()) {
      warnings.add(
          String.format(
              Locale.ROOT,
              "%s claims %.3f s for its queries on %s, which took %.3f s by the wall clock, %.3f s"
                  + " of it for the protocol.",
              guest,
              account.claimedNanos() / 1e9,
              map,
              account.wallNanos() / 1e9,
              account.transferNanos() / 1e9));
    }
  }

  private String nameAndDetail(int row) {
    return results.planners().get(results.planner(row)) + ", " + results.detail(row);
  }

  private static boolean isGuest(String planner) {
    return Results.findSpec(planner).filter(it -> it.id().equals(GuestPlanners.ID)).isPresent();
  }
}
