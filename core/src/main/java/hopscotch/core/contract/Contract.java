package hopscotch.core.contract;

import hopscotch.core.grid.Movement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * Holds a planner to its {@link Promise}s on drawn cases. The first case that a promise is broken
 * on is shrunk as far as it still is, and the promise is asked no more. A planner that hangs, or
 * takes all memory, is asked nothing more: what it does goes on. For one check, and one thread.
 */
public final class Contract {
  private final Subject subject;
  private final List<Movement> movements;
  private boolean isOver;

  /**
   * The contract of a planner.
   *
   * @param movements under which it is checked; one is drawn for each map
   */
  public Contract(Subject subject, List<Movement> movements) {
    this.subject = subject;
    this.movements = List.copyOf(movements);
  }

  /**
   * A promise that is broken.
   *
   * @param example where it is, as small as was found
   * @param finding what is wrong there
   */
  public record Breach(Promise promise, GridCase example, Finding finding) {
    /** The promise, what is wrong, the map and the query. */
    @Override
    public String toString() {
      return "%s: no%n  %s%n%s%n".formatted(promise.text(), finding.text(), example.text());
    }
  }

  /**
   * The result of a check.
   *
   * @param breaches the broken promises, in their order
   * @param maps how many maps were drawn under each movement, none of them 0, in the order of the
   *     movements
   * @param unasked how many promises were not asked to the end, since the planner hung or took all
   *     memory
   */
  public record Findings(List<Breach> breaches, Map<Movement, Integer> maps, int unasked) {}

  /**
   * Checks the planner.
   *
   * @param seed the same seed makes the same maps
   */
  public Findings check(Set<Promise> promises, int maps, long seed) {
    List<Breach> breaches = new ArrayList<>();
    Set<Promise> left = new TreeSet<>(promises);
    CaseMaker cases = new CaseMaker(new Random(seed), movements, 0);
    Map<Movement, Integer> drawn = new LinkedHashMap<>();
    movements.forEach(movement -> drawn.put(movement, 0));
    for (int i = 0; i < maps && !left.isEmpty() && !isOver; ) {
      GridCase query = cases.next();
      if (query.isQuery()) {
        drawn.merge(query.movement(), 1, Integer::sum);
        i++;
      }
      ContractCase tried = new ContractCase(subject, query);
      for (Promise promise : List.copyOf(left)) {
        Optional<Breach> breach = isOver ? Optional.empty() : findBreach(promise, tried);
        if (breach.isPresent()) {
          breaches.add(shrunk(breach.get()));
          left.remove(promise);
        }
      }
    }
    breaches.sort(Comparator.comparing(Breach::promise));
    drawn.values().removeIf(count -> count == 0);
    return new Findings(breaches, drawn, isOver ? left.size() : 0);
  }

  private Optional<Breach> findBreach(Promise promise, ContractCase tried) {
    if (!promise.isAbout(tried.query())) {
      return Optional.empty();
    }
    Finding finding = tried.find(promise);
    isOver |= finding.cause() != null && subject.referee().isTheEnd(finding.cause());
    return finding.breaks(tried::guarantee)
        ? Optional.of(new Breach(promise, tried.query(), finding))
        : Optional.empty();
  }

  private Breach shrunk(Breach breach) {
    return Shrinking.smallest(
        breach,
        breach.example,
        candidate -> findBreach(breach.promise, new ContractCase(subject, candidate)),
        () -> isOver);
  }
}
