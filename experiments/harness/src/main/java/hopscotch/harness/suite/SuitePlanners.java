package hopscotch.harness.suite;

import hopscotch.core.planner.KnownSpec;
import hopscotch.core.text.DidYouMean;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.mapf.planner.TeamPlanners;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Finds the planners that a suite names, and checks that they fit what it asks. */
final class SuitePlanners {
  private SuitePlanners() {}

  static List<KnownSpec> specs(List<PlannerPattern> planners) {
    LinkedHashSet<KnownSpec> specs = new LinkedHashSet<>();
    for (PlannerPattern pattern : planners) {
      if (pattern.takesAway()) {
        if (!specs.removeAll(pattern.specs())) {
          List<String> before = texts(specs);
          throw new IllegalArgumentException(
              "planners: '%s' takes nothing away%s: expected one of those before it, %s"
                  .formatted(
                      pattern.text(),
                      DidYouMean.hint(pattern.text().substring(1), before),
                      before.isEmpty() ? "of which there is none" : String.join(", ", before)));
        }
      } else {
        specs.addAll(pattern.specs());
      }
    }
    if (specs.isEmpty()) {
      throw new IllegalArgumentException("planners: none is left, expected at least one");
    }
    return List.copyOf(specs);
  }

  /** The texts of specs as they stand in rows and manifests. */
  static List<String> texts(Collection<KnownSpec> specs) {
    return specs.stream().map(KnownSpec::toString).toList();
  }

  static Map<String, String> normalLabels(List<String> specs, Map<String, String> labels) {
    Map<String, String> normal = new TreeMap<>();
    for (Map.Entry<String, String> label :
        labels == null ? Set.<Map.Entry<String, String>>of() : labels.entrySet()) {
      String spec = normal(label.getKey());
      if (!specs.contains(spec)) {
        throw new IllegalArgumentException(
            "label of '%s', which is none of the planners%s: expected one of %s"
                .formatted(spec, DidYouMean.hint(spec, specs), String.join(", ", specs)));
      }
      requireOwnName(spec, label.getValue(), specs, normal);
      normal.put(spec, label.getValue());
    }
    return Collections.unmodifiableMap(normal);
  }

  /** Refuses two planners with the same name, which could not be told apart in a table. */
  private static void requireOwnName(
      String spec, String label, List<String> specs, Map<String, String> others) {
    if (label == null || label.isBlank()) {
      throw new IllegalArgumentException("label of '%s': expected a name".formatted(spec));
    }
    boolean isSpec = specs.contains(label) && !label.equals(spec);
    if (isSpec || others.containsValue(label)) {
      throw new IllegalArgumentException(
          "label '%s' of '%s' is another planner's: expected a name of its own"
              .formatted(label, spec));
    }
  }

  static String normal(String spec) {
    return PlannerPattern.planner(spec).toString();
  }

  static String defaultBaseline(List<String> specs) {
    return specs.contains("astar") ? "astar" : specs.get(0);
  }

  static void requirePlannersOfKind(List<KnownSpec> specs, boolean isOfTeams) {
    for (KnownSpec spec : specs) {
      if (TeamPlanners.has(spec.id()) != isOfTeams) {
        throw new IllegalArgumentException(
            isOfTeams
                ? "planner '%s' answers single queries: expected planners of teams, such as lacam"
                    .formatted(spec)
                : "planner '%s' plans for teams: expected the key teams beside it".formatted(spec));
      }
    }
  }

  static void requireGuests(List<KnownSpec> specs, Map<String, GuestProgram> guests) {
    for (String guest : guests.keySet()) {
      if (!guest.matches("[A-Za-z0-9-]+")) {
        throw new IllegalArgumentException(
            "guest '" + guest + "': expected a name of letters, digits and hyphens");
      }
      if (guests.get(guest) == null) {
        throw new IllegalArgumentException(
            "guests: nothing stands for '%s', expected its command".formatted(guest));
      }
    }
    for (KnownSpec spec : specs) {
      requireNoGuestInside(spec);
      GuestPlanners.findName(spec)
          .filter(guest -> guests.get(guest) == null)
          .ifPresent(
              guest -> {
                throw new IllegalArgumentException(
                    "planner '%s'%s: expected a guest of the suite's key guests, which has %s"
                        .formatted(
                            spec,
                            DidYouMean.hint(guest, guests.keySet()),
                            guests.isEmpty() ? "none" : String.join(", ", guests.keySet())));
              });
    }
  }

  /** Refuses a planner that decorates a guest, which is in another process. */
  private static void requireNoGuestInside(KnownSpec spec) {
    for (KnownSpec inner : spec.inner()) {
      if (inner.id().equals(GuestPlanners.ID)) {
        throw new IllegalArgumentException(
            "planner '%s': in a suite a guest is not decorated, expected %s alone"
                .formatted(spec, inner));
      }
      requireNoGuestInside(inner);
    }
  }

  static void requireBaseline(String baseline, List<String> specs) {
    if (!specs.contains(baseline)) {
      throw new IllegalArgumentException(
          "baseline '%s' is none of the planners%s: expected one of %s"
              .formatted(baseline, DidYouMean.hint(baseline, specs), String.join(", ", specs)));
    }
  }
}
