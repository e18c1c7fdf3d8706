package hopscotch.experiments.run.assignment;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.query.judge.QueryJudge;
import hopscotch.experiments.results.row.QueryProblem;
import hopscotch.experiments.results.row.Row;
import hopscotch.experiments.run.deal.LengthClass;
import hopscotch.experiments.run.message.Block;
import hopscotch.experiments.suite.Suite;
import hopscotch.experiments.suite.map.Instance;
import hopscotch.experiments.suite.problem.PlannedQuery;
import hopscotch.experiments.suite.problem.QueryDrawer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Queries on one layer of a map. */
final class QueryAssignment extends LayerAssignment {
  private final List<PlannedQuery> queries;
  private final RowMaker<Query> rows = new RowMaker<>(new QueryJudge());

  private QueryAssignment(Instance instance, QueryDrawer.Layer layer) {
    super(instance, layer.graph());
    this.queries = layer.queries();
  }

  static List<Assignment> of(Suite suite, Instance instance) throws IOException {
    List<Assignment> assignments = new ArrayList<>();
    for (QueryDrawer.Layer layer : QueryDrawer.draw(suite.queries(), suite.seed(), instance)) {
      assignments.add(new QueryAssignment(instance, layer));
    }
    return assignments;
  }

  @Override
  public int size() {
    return queries.size();
  }

  @Override
  public int number(int problem) {
    return query(problem).row();
  }

  /** Of the published length where there is one, else of the longer side between its ends. */
  @Override
  public int lengthClass(int problem) {
    Query query = query(problem);
    return query
        .published()
        .map(it -> LengthClass.of(it.length().doubleValue()))
        .orElseGet(() -> LengthClass.between(graph.map(), query.start(), query.goal()));
  }

  /** Cells of starts and goals in turn. */
  @Override
  public int[] message(List<Integer> problems) {
    int[] ends = new int[2 * problems.size()];
    for (int i = 0; i < problems.size(); i++) {
      ends[2 * i] = query(problems.get(i)).start();
      ends[2 * i + 1] = query(problems.get(i)).goal();
    }
    return ends;
  }

  @Override
  public Row row(RemotePlanner planner, int repetition, int problem, Block block, int at) {
    Query query = query(problem);
    GridMap map = graph.map();
    QueryProblem asked =
        new QueryProblem(
            query.row(),
            queries.get(problem).bucket(),
            map.x(query.start()),
            map.y(query.start()),
            map.x(query.goal()),
            map.y(query.goal()));
    return rows.row(planner, repetition, asked, query, graph, block, at);
  }

  private Query query(int problem) {
    return queries.get(problem).query();
  }
}
