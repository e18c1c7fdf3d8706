package hopscotch.harness.run.worker;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.judge.query.CrowdQuery;
import hopscotch.judge.timing.TimedCrowdSearch;
import hopscotch.judge.timing.TimedSearch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/** A planner that answers crowds on one graph. */
public final class TimedCrowds extends TimedQuestions<CrowdQuery> {
  /** A planner that is not prepared yet. It counts steps as {@link TimedQuestions} says. */
  TimedCrowds(KnownSpec spec, GridGraph graph, AtomicLong steps) {
    super(spec, graph, TimedCrowds::read, TimedCrowds::search, steps);
  }

  private static TimedSearch<CrowdQuery> search(PreparedPlanner planner) {
    TimedCrowdSearch.requireAble(planner);
    return new TimedCrowdSearch(planner);
  }

  /** A crowd as it stands in a message that {@link #ask} reads. */
  public static IntStream message(CrowdQuery crowd) {
    return IntStream.concat(
        IntStream.of(crowd.goal(), crowd.isByField() ? 1 : 0, crowd.units().size()),
        crowd.units().stream().mapToInt(unit -> unit));
  }

  private static List<CrowdQuery> read(int... message) {
    List<CrowdQuery> crowds = new ArrayList<>();
    for (int at = 0; at < message.length; ) {
      int end = at + 3 + message[at + 2];
      List<Integer> units = Arrays.stream(message, at + 3, end).boxed().toList();
      crowds.add(new CrowdQuery(crowds.size(), units, message[at], message[at + 1] == 1));
      at = end;
    }
    return crowds;
  }
}
