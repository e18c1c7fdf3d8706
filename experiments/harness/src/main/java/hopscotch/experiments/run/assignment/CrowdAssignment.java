package hopscotch.experiments.run.assignment;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.query.CrowdQuery;
import hopscotch.experiments.query.judge.CrowdJudge;
import hopscotch.experiments.results.row.CrowdProblem;
import hopscotch.experiments.results.row.Row;
import hopscotch.experiments.run.deal.LengthClass;
import hopscotch.experiments.run.message.Block;
import hopscotch.experiments.run.timing.TimedCrowds;
import hopscotch.experiments.suite.Suite;
import hopscotch.experiments.suite.map.Instance;
import hopscotch.experiments.suite.problem.Crowds;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Crowds on one layer of a map. */
final class CrowdAssignment extends LayerAssignment {
  private final List<Crowds.Planned> problems;
  private final RowMaker<CrowdQuery> rows = new RowMaker<>(new CrowdJudge());

  private CrowdAssignment(Instance instance, Crowds.Layer layer) {
    super(instance, layer.graph());
    problems = layer.problems();
  }

  static List<Assignment> of(Suite suite, Instance instance) throws IOException {
    List<Assignment> assignments = new ArrayList<>();
    for (Crowds.Layer layer : ((Crowds) suite.problems()).draw(suite.seed(), instance)) {
      assignments.add(new CrowdAssignment(instance, layer));
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

  /** Of the longer side between the first unit and the goal. */
  @Override
  public int lengthClass(int problem) {
    CrowdQuery query = query(problem);
    return LengthClass.between(graph.map(), query.start(), query.goal());
  }

  @Override
  public int[] message(List<Integer> problems) {
    return TimedCrowds.message(problems.stream().map(this::query).toList());
  }

  @Override
  public Row row(RemotePlanner planner, int repetition, int problem, Block block, int at) {
    CrowdQuery query = query(problem);
    GridMap map = graph.map();
    CrowdProblem asked =
        new CrowdProblem(
            query.row(),
            problems.get(problem).bucket(),
            map.x(query.start()),
            map.y(query.start()),
            map.x(query.goal()),
            map.y(query.goal()),
            query.units().size(),
            query.isByField());
    return rows.row(planner, repetition, asked, query, graph, block, at);
  }

  private CrowdQuery query(int problem) {
    return problems.get(problem).query();
  }
}
