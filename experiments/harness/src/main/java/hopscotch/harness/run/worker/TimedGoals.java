package hopscotch.harness.run.worker;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.GoalsQuery;
import hopscotch.judge.timing.TimedGoalsSearch;
import hopscotch.judge.timing.TimedSearch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/** A planner that answers queries for several goals, or for the nearest cell, on one graph. */
public final class TimedGoals extends TimedQuestions<GoalsQuery> {
  /** In place of a number of goals: the path ends at the cell nearest to the one goal. */
  private static final int NEAREST = -1;

  private final GridMap map;

  /** A planner that is not prepared yet. It counts steps as {@link TimedQuestions} says. */
  TimedGoals(KnownSpec spec, GridGraph graph, AtomicLong steps) {
    super(spec, graph, TimedGoals::read, TimedGoals::search, steps);
    map = graph.map();
  }

  private static TimedSearch<GoalsQuery> search(PreparedPlanner planner) {
    TimedGoalsSearch.requireAble(planner);
    return new TimedGoalsSearch(planner);
  }

  /** A query as it stands in a message that {@link #ask} reads. */
  public static IntStream message(GoalsQuery query) {
    int count = query.isNearest() ? NEAREST : query.goals().size();
    IntStream goals = query.goals().stream().mapToInt(goal -> goal);
    return IntStream.concat(IntStream.of(query.start(), count), goals);
  }

  private static List<GoalsQuery> read(int... message) {
    List<GoalsQuery> queries = new ArrayList<>();
    for (int at = 0; at < message.length; ) {
      boolean isNearest = message[at + 1] == NEAREST;
      int end = at + 2 + (isNearest ? 1 : message[at + 1]);
      List<Integer> goals = Arrays.stream(message, at + 2, end).boxed().toList();
      queries.add(new GoalsQuery(queries.size(), message[at], goals, isNearest));
      at = end;
    }
    return queries;
  }

  /** The answer with the cell where the path ends. */
  @Override
  Answer completed(Answer answer) {
    if (answer.outcome() != Outcome.FOUND) {
      return answer;
    }
    int end = ((TimedGoalsSearch) search()).goal();
    return answer.with(RowColumn.END_X, map.x(end)).with(RowColumn.END_Y, map.y(end));
  }
}
