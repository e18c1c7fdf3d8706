package hopscotch.harness.run.worker;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.judge.query.CrowdQuery;
import hopscotch.judge.query.CrowdWay;
import hopscotch.judge.query.Wall;
import hopscotch.judge.timing.MoveTimes;
import hopscotch.judge.timing.TimedCrowdSearch;
import hopscotch.judge.timing.TimedSearch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/** A planner that answers crowds on one graph. */
public final class TimedCrowds extends TimedQuestions<CrowdQuery> {
  private static final List<CrowdWay> WAYS = List.of(CrowdWay.values());

  /** A planner that is not prepared yet. It counts steps as {@link TimedQuestions} says. */
  TimedCrowds(KnownSpec spec, GridGraph graph, AtomicLong steps) {
    super(spec, graph, TimedCrowds::read, TimedCrowds::search, steps);
  }

  private static TimedSearch<CrowdQuery> search(PreparedPlanner planner) {
    TimedCrowdSearch.requireAble(planner);
    return new TimedCrowdSearch(planner);
  }

  /** A walk is measured without the moves that the units make. */
  @Override
  Answer completed(Answer answer) {
    return ((TimedCrowdSearch) search())
        .walkFigures()
        .map(
            figures ->
                answer
                    .with(RowColumn.NANOS, figures.answerNanos())
                    .with(new MoveTimes(figures.firstNanos(), figures.answerNanos()))
                    .with(RowColumn.CHANGE_NANOS, figures.changeNanos())
                    .with(RowColumn.REPLANS, figures.replans())
                    .with(RowColumn.UNIT_BYTES, figures.unitBytes())
                    .promising(figures.promise()))
        .orElse(answer);
  }

  /** A crowd as it stands in a message that {@link #ask} reads. */
  public static IntStream message(CrowdQuery crowd) {
    IntStream.Builder message = IntStream.builder();
    message.add(WAYS.indexOf(crowd.way()));
    add(crowd.units(), message);
    add(crowd.goals(), message);
    message.add(crowd.walls().size());
    for (Wall wall : crowd.walls()) {
      message.add(wall.step());
      add(wall.cells(), message);
    }
    return message.build();
  }

  private static void add(List<Integer> cells, IntStream.Builder message) {
    message.add(cells.size());
    cells.forEach(message::add);
  }

  private static List<CrowdQuery> read(int... message) {
    List<CrowdQuery> crowds = new ArrayList<>();
    for (PrimitiveIterator.OfInt in = Arrays.stream(message).iterator(); in.hasNext(); ) {
      CrowdWay way = WAYS.get(in.nextInt());
      List<Integer> units = cells(in);
      List<Integer> goals = cells(in);
      List<Wall> walls = new ArrayList<>();
      for (int left = in.nextInt(); left > 0; left--) {
        walls.add(new Wall(in.nextInt(), cells(in)));
      }
      crowds.add(new CrowdQuery(crowds.size(), units, goals, way, walls));
    }
    return crowds;
  }

  private static List<Integer> cells(PrimitiveIterator.OfInt in) {
    return IntStream.range(0, in.nextInt()).map(i -> in.nextInt()).boxed().toList();
  }
}
