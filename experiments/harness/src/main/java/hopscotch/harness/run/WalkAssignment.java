package hopscotch.harness.run;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.walk.Walk;
import hopscotch.datasets.walk.WalkEvent;
import hopscotch.datasets.walk.WalkFiles;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.run.worker.Block;
import hopscotch.harness.suite.Budgets;
import hopscotch.harness.suite.Instance;
import hopscotch.harness.suite.MovementText;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.query.WalkQuery;
import hopscotch.judge.query.WalkReplay;
import hopscotch.judge.verdict.WalkJudge;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** The asks of one walk. */
final class WalkAssignment implements Assignment {
  private final Instance instance;
  private final Walk walk;
  private final List<WalkEvent.Ask> asks;
  private final RowMaker<WalkQuery> rows = new RowMaker<>(ProblemKind.WALK, new WalkJudge());
  private WalkReplay replay;
  private WalkQuery now;

  private WalkAssignment(Instance instance, Walk walk) {
    this.instance = instance;
    this.walk = walk;
    this.asks =
        walk.events().stream()
            .filter(WalkEvent.Ask.class::isInstance)
            .map(WalkEvent.Ask.class::cast)
            .toList();
  }

  static WalkAssignment of(Instance instance) throws IOException {
    Movement movement = instance.movement().movement();
    return new WalkAssignment(
        new Instance(instance.map(), MovementText.of(movement)),
        WalkFiles.read(instance.map().file(), movement.terrain()::isFree));
  }

  @Override
  public Instance instance() {
    return instance;
  }

  @Override
  public long cells() {
    return (long) walk.width() * walk.height();
  }

  @Override
  public int size() {
    return asks.size();
  }

  @Override
  public int number(int problem) {
    return problem;
  }

  @Override
  public boolean isSequence() {
    return true;
  }

  /**
   * The longest time between two signs of life. It includes a preparation, since a planner that is
   * not incremental is prepared anew before it answers.
   */
  @Override
  public Duration longestStep(Budgets budgets) {
    return budgets.query().duration().plus(budgets.preparation().duration());
  }

  /** An empty message, since a worker that has read a walk is asked all of it. */
  @Override
  public int[] message(List<Integer> problems) {
    return new int[0];
  }

  @Override
  public Row row(RemotePlanner planner, int repetition, int problem, Block block, int at) {
    WalkQuery ask = ask(problem);
    return rows.row(
        planner,
        repetition,
        ask,
        row ->
            row.with(RowColumn.CHANGED_CELLS, ask.changes().size())
                .with(RowColumn.MAP_CELLS, cells())
                .with(RowColumn.CHANGE_DISTANCE, distance(ask)),
        ask.graph(),
        block,
        at);
  }

  private WalkQuery ask(int problem) {
    if (now == null || now.row() > problem) {
      replay = new WalkReplay(walk, instance.movement().movement());
      now = replay.next();
    }
    while (now.row() < problem) {
      now = replay.next();
    }
    return now;
  }

  /** The distance from the unit to the nearest cell that changed, or -1 if none did. */
  private static long distance(WalkQuery ask) {
    GridMap map = ask.graph().map();
    CellChanges changes = ask.changes();
    long nearest = -1;
    for (int i = 0; i < changes.size(); i++) {
      int dx = Math.abs(map.x(changes.cell(i)) - map.x(ask.start()));
      int dy = Math.abs(map.y(changes.cell(i)) - map.y(ask.start()));
      long distance = Math.max(dx, dy);
      nearest = nearest < 0 ? distance : Math.min(nearest, distance);
    }
    return nearest;
  }
}
