package hopscotch.judge.query;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerFamily;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.text.DidYouMean;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.BiFunction;

/** Makes the guests of this process planners: {@code guest(mine)} is that of this name. */
public final class GuestPlanners implements PlannerProvider {
  /** The id of specs that name a guest. */
  public static final String ID = "guest";

  private static final Map<String, BiFunction<GridGraph, Budget, Planner>> GUESTS =
      new ConcurrentSkipListMap<>();

  /** Adds a guest. It replaces an earlier one with the same name. */
  public static void add(String name, BiFunction<GridGraph, Budget, Planner> preparation) {
    GUESTS.put(name, preparation);
  }

  /** The names of the guests that were added. */
  public static List<String> names() {
    return List.copyOf(GUESTS.keySet());
  }

  /** The spec of a guest, which need not have been added. */
  public static KnownSpec spec(String name) {
    PlannerSpec guest = new PlannerSpec(name, List.of(), Map.of());
    return Planners.known(new PlannerSpec(ID, List.of(guest), Map.of()));
  }

  /** The name of the guest in a spec. Empty if the spec does not name a guest. */
  public static Optional<String> findName(KnownSpec spec) {
    return spec.id().equals(ID) ? Optional.of(name(spec.normal())) : Optional.empty();
  }

  private static String name(PlannerSpec spec) {
    boolean isName = spec.inner().size() == 1 && spec.parameters().isEmpty();
    PlannerSpec name = isName ? spec.inner().get(0) : null;
    if (!isName || !name.inner().isEmpty() || !name.parameters().isEmpty()) {
      throw new IllegalArgumentException(
          "'%s': expected the name of a guest alone, such as guest(mine)".formatted(spec));
    }
    return name.id();
  }

  @Override
  public List<PlannerFactory> planners() {
    return List.of();
  }

  @Override
  public List<PlannerFamily> families() {
    return List.of(new Family());
  }

  /** The family of all guests. Further ones may be added later. */
  private static final class Family implements PlannerFamily {
    @Override
    public String id() {
      return ID;
    }

    @Override
    public PlannerSpec normalise(PlannerSpec spec) {
      name(spec);
      return spec;
    }

    @Override
    public Planner prepare(PlannerSpec spec, GridGraph graph, Budget budget) {
      String name = name(spec);
      BiFunction<GridGraph, Budget, Planner> preparation = GUESTS.get(name);
      if (preparation == null) {
        throw new IllegalArgumentException(
            "unknown guest '%s'%s; known: %s; expected --guest %s=COMMAND"
                .formatted(
                    name,
                    DidYouMean.hint(name, GUESTS.keySet()),
                    GUESTS.isEmpty() ? "none" : String.join(", ", GUESTS.keySet()),
                    name));
      }
      return preparation.apply(graph, budget);
    }
  }
}
