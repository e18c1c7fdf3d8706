package hopscotch.experiments.contract;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.text.PlainError;
import hopscotch.experiments.planner.NotOfferedException;
import hopscotch.experiments.query.trial.Patience;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Runs every {@link Property} on generated cases. The first case that a property fails on is shrunk
 * as far as it still fails, and the property is asked no more. A planner that hangs, or takes all
 * memory, is asked nothing more: what it does goes on. For one check, and one thread.
 */
public final class Contract {
  private final Witness witness;
  private final List<Movement> movements;
  private boolean isOver;
  private int unasked;

  /**
   * The contract of a planner.
   *
   * @param spec what it is called
   * @param prepare how it is prepared; {@link IllegalArgumentException} where it cannot serve
   * @param movements under which it is checked; one is drawn for each map
   * @param budget of each query
   */
  public Contract(
      PlannerSpec spec,
      Function<GridGraph, Planner> prepare,
      List<Movement> movements,
      Budget budget) {
    this.witness = new Witness(spec, prepare, budget);
    this.movements = List.copyOf(movements);
  }

  /**
   * A property that does not hold.
   *
   * @param property the property
   * @param example where it does not, as small as was found
   * @param fault what is wrong there
   */
  public record Breach(Property property, ContractCase example, String fault) {
    /** The property, what is wrong, the map and the query. */
    @Override
    public String toString() {
      return "%s: no%n  %s%n%s%n".formatted(property.text(), fault, example);
    }
  }

  /**
   * What a check found.
   *
   * @param breaches what does not hold, in the order of the properties
   * @param maps how many maps were drawn under each movement, none of them 0, in the order of the
   *     movements
   */
  public record Findings(List<Breach> breaches, Map<Movement, Integer> maps) {}

  /**
   * Checks the planner.
   *
   * @param properties what is asked
   * @param maps how many maps
   * @param seed the same seed makes the same maps
   */
  public Findings check(Set<Property> properties, int maps, long seed) {
    List<Breach> breaches = new ArrayList<>();
    Set<Property> left = new TreeSet<>(properties);
    CaseMaker cases = new CaseMaker(seed, movements);
    Map<Movement, Integer> drawn = new LinkedHashMap<>();
    movements.forEach(movement -> drawn.put(movement, 0));
    for (int i = 0; i < maps && !left.isEmpty() && !isOver; i++) {
      ContractCase query = cases.next();
      drawn.merge(query.movement(), 1, Integer::sum);
      for (Property property : List.copyOf(left)) {
        Optional<String> fault = findFault(property, query);
        if (fault.isPresent()) {
          breaches.add(shrunk(new Breach(property, query, fault.get())));
          left.remove(property);
        }
        if (isOver) {
          unasked = left.size();
          break;
        }
      }
    }
    breaches.sort(Comparator.comparing(Breach::property));
    drawn.values().removeIf(count -> count == 0);
    return new Findings(breaches, drawn);
  }

  /** How many properties were not asked to the end, since the planner hung or took all memory. */
  public int unasked() {
    return unasked;
  }

  private Optional<String> findFault(Property property, ContractCase query) {
    try {
      return property.findFault(witness, query);
    } catch (NotOfferedException e) {
      return Optional.empty();
    } catch (IllegalStateException | IllegalArgumentException e) {
      return Optional.of(PlainError.message(e));
    } catch (Patience.HungException | OutOfMemoryError e) {
      isOver = true;
      return Optional.of(PlainError.text(e));
    } catch (RuntimeException | Error e) {
      return Optional.of(PlainError.text(e));
    }
  }

  private Breach shrunk(Breach breach) {
    return Shrinking.smallest(
        breach,
        breach.example,
        candidate ->
            findFault(breach.property, candidate)
                .map(fault -> new Breach(breach.property, candidate, fault)),
        () -> isOver);
  }
}
