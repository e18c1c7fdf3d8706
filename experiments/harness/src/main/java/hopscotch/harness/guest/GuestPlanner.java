package hopscotch.harness.guest;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.NotOfferedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.judge.verdict.ClaimedLength;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A guest as a planner of this JVM, for commands that ask query by query. Its processes are from a
 * {@link GuestPool}, one for every query under way, so planners of one program on many maps take
 * turns. The time of a query includes the protocol. Observers hear nothing. A guest that takes
 * changes of its map is {@link Repairable}. Immutable; shared by threads.
 */
public final class GuestPlanner implements Planner, Repairable {
  private static final Duration LONGEST = Duration.ofHours(1);

  private final String name;
  private final GuestProgram program;
  private final GridGraph graph;
  private final Duration limit;
  private final Guarantee guarantee;
  private final LengthMetric metric;
  private final boolean takesChanges;
  private final long indexBytes;

  private GuestPlanner(String name, GuestProgram program, GridGraph graph, Duration limit) {
    this(name, program, graph, limit, null, null);
  }

  /**
   * A planner of a changed map.
   *
   * @param before the planner of the map before; {@code null} if the guest must read the whole map
   * @param changes the changes since then; {@code null} likewise
   */
  private GuestPlanner(
      String name,
      GuestProgram program,
      GridGraph graph,
      Duration limit,
      GuestPlanner before,
      CellChanges changes) {
    this.name = name;
    this.program = program;
    this.graph = graph;
    this.limit = limit;
    try {
      GuestPool.Seat seat =
          before == null ? GuestPool.take(this) : GuestPool.take(this, before, changes);
      this.guarantee = program.findPromise().orElse(seat.session().hello().guarantee());
      this.metric = seat.session().hello().metric();
      this.takesChanges = seat.session().hello().takesChanges();
      this.indexBytes = seat.indexBytes();
      GuestPool.give(seat);
    } catch (GuestFault e) {
      String message = "guest " + name + ": " + e.getMessage();
      throw e.kind() == GuestFault.Kind.REFUSED
          ? new NotOfferedException(message)
          : new IllegalArgumentException(message, e);
    }
  }

  /** Registers a program as the planner {@code guest(name)}. */
  public static void admit(String name, GuestProgram program) {
    GuestPlanners.add(
        name, (graph, budget) -> new GuestPlanner(name, program, graph, limit(budget)));
  }

  /** Ends the idle processes of a program. Its next query starts another. */
  public static void dismiss(GuestProgram program) {
    GuestPool.dismiss(program);
  }

  private static Duration limit(Budget budget) {
    return Duration.ofNanos(Math.min(budget.nanos(), LONGEST.toNanos()));
  }

  GuestProgram program() {
    return program;
  }

  /** The time that reading the map, and preparing, may take. */
  Duration preparationLimit() {
    return limit;
  }

  @Override
  public <T> Optional<T> capability(Class<T> type) {
    return type == Repairable.class && !takesChanges
        ? Optional.empty()
        : Planner.super.capability(type);
  }

  @Override
  public Planner withChanges(CellChanges changes) {
    return new GuestPlanner(name, program, graph.with(changes), limit, this, changes);
  }

  @Override
  public GridGraph graph() {
    return graph;
  }

  @Override
  public Guarantee guarantee() {
    return guarantee;
  }

  @Override
  public LengthMetric metric() {
    return metric;
  }

  @Override
  public long indexBytes() {
    return indexBytes;
  }

  @Override
  public List<String> extraCounters() {
    return metric == LengthMetric.ABSTRACT ? ClaimedLength.COUNTERS : List.of();
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return new Search();
  }

  /** A search that holds no process between queries. */
  private final class Search implements PathSearch {
    private final SearchCounters counters = new SearchCounters(extraCounters().size());

    @Override
    public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
      path.clear();
      counters.clear();
      graph.requireFree(start, "start");
      graph.requireFree(goal, "goal");
      if (budget.isCancelled() && start != goal) {
        return Outcome.CANCELLED;
      }
      try {
        return answer(ask(start, goal, budget), path);
      } catch (NotOfferedException e) {
        throw e;
      } catch (GuestFault | IllegalArgumentException e) {
        throw new IllegalStateException("guest " + name + ": " + e.getMessage(), e);
      }
    }

    /** Asks a query. After a fault the process is gone, and the next query starts another. */
    private GuestAnswer ask(int start, int goal, Budget budget) throws GuestFault {
      int[] ends = {
        graph.map().x(start), graph.map().y(start), graph.map().x(goal), graph.map().y(goal)
      };
      GuestPool.Seat seat = GuestPool.take(GuestPlanner.this);
      try {
        GuestBlock block = seat.session().ask(ends, limit(budget), budget.expansions());
        GuestPool.give(seat);
        return block.answers().get(0);
      } catch (GuestFault | RuntimeException e) {
        GuestPool.drop(seat);
        throw e;
      }
    }

    private Outcome answer(GuestAnswer answer, PathBuffer path) {
      if (!answer.isOffered()) {
        throw new NotOfferedException("guest " + name + ": " + answer.problem());
      }
      if (answer.problem() != null) {
        throw new IllegalArgumentException(answer.problem());
      }
      long untold = SearchCounters.UNTOLD;
      long expanded = answer.expanded() < 0 ? untold : answer.expanded();
      counters.set(expanded, untold, untold, untold, untold, untold);
      for (int cell : answer.cells(graph.map(), metric)) {
        path.add(cell);
      }
      answer
          .findLength()
          .ifPresent(
              length -> {
                counters.setExtra(0, length.nanomoves());
                counters.setExtra(1, length.toleranceNanomoves());
              });
      return answer.outcome();
    }

    @Override
    public SearchCounters counters() {
      return counters;
    }
  }
}
