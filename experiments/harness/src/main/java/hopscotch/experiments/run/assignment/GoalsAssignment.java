package hopscotch.experiments.run.assignment;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.query.GoalsQuery;
import hopscotch.experiments.query.judge.GoalsJudge;
import hopscotch.experiments.results.row.GoalsProblem;
import hopscotch.experiments.results.row.Row;
import hopscotch.experiments.run.deal.LengthClass;
import hopscotch.experiments.run.message.Block;
import hopscotch.experiments.run.timing.TimedGoals;
import hopscotch.experiments.suite.Suite;
import hopscotch.experiments.suite.map.Instance;
import hopscotch.experiments.suite.problem.Goals;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Queries for several goals, or for the nearest cell, on one layer of a map. */
final class GoalsAssignment extends LayerAssignment {
  private final Goals goals;
  private final List<Goals.Planned> problems;
  private final RowMaker<GoalsQuery> rows = new RowMaker<>(new GoalsJudge());

  private GoalsAssignment(Instance instance, Goals goals, Goals.Layer layer) {
    super(instance, layer.graph());
    this.goals = goals;
    this.problems = layer.problems();
  }

  static List<Assignment> of(Suite suite, Instance instance) throws IOException {
    Goals goals = (Goals) suite.problems();
    List<Assignment> assignments = new ArrayList<>();
    for (Goals.Layer layer : goals.draw(suite.seed(), instance)) {
      assignments.add(new GoalsAssignment(instance, goals, layer));
    }
    return assignments;
  }

  @Override
  public int size() {
    return problems.size();
  }

  @Override
  public int number(int problem) {
    return query(problem).row();
  }

  /** Of the longer side between the start and the first goal. */
  @Override
  public int lengthClass(int problem) {
    GoalsQuery query = query(problem);
    return LengthClass.between(graph.map(), query.start(), query.goal());
  }

  @Override
  public int[] message(List<Integer> problems) {
    return TimedGoals.message(problems.stream().map(this::query).toList());
  }

  @Override
  public Row row(RemotePlanner planner, int repetition, int problem, Block block, int at) {
    GoalsQuery query = query(problem);
    GridMap map = graph.map();
    GoalsProblem asked =
        new GoalsProblem(
            query.row(),
            problems.get(problem).bucket(),
            map.x(query.start()),
            map.y(query.start()),
            map.x(query.goal()),
            map.y(query.goal()),
            query.goals().size(),
            goals.goalSeed(),
            query.isNearest());
    return rows.row(planner, repetition, asked, query, graph, block, at);
  }

  private GoalsQuery query(int problem) {
    return problems.get(problem).query();
  }
}
