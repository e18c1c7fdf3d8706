package hopscotch.harness.run;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.harness.results.row.CurvePoint;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.run.worker.Answer;
import hopscotch.harness.run.worker.Block;
import hopscotch.harness.run.worker.Failure;
import hopscotch.harness.run.worker.Prepared;
import hopscotch.harness.run.worker.TeamAnswers;
import hopscotch.harness.run.worker.TimedTeams;
import hopscotch.harness.suite.Instance;
import hopscotch.harness.suite.MovementText;
import hopscotch.harness.suite.PlannedTeam;
import hopscotch.harness.suite.Suite;
import hopscotch.harness.suite.Teams;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.team.TeamAttempt;
import hopscotch.judge.verdict.Judgement;
import hopscotch.judge.verdict.Verdict;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.team.LowerBounds;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Teams on one map. A plan is checked step by step, its costs against the claims. */
final class TeamAssignment implements Assignment {
  private final Instance instance;
  private final GridGraph graph;
  private final List<PlannedTeam> teams;
  private final TeamBudget.Stop stop;
  private int current = -1;
  private Team team;
  private long bound;

  private TeamAssignment(
      Instance instance, GridGraph graph, List<PlannedTeam> teams, TeamBudget.Stop stop) {
    this.instance = instance;
    this.graph = graph;
    this.teams = teams;
    this.stop = stop;
  }

  static TeamAssignment of(Suite suite, Instance instance) throws IOException {
    MovementText movement = MovementText.of(instance.movement().movement());
    Movement moves = instance.movement().movement();
    GridGraph graph =
        GridGraph.of(MapReader.read(instance.map().file(), moves.terrain()::isFree), moves);
    Teams selected = (Teams) suite.problems();
    return new TeamAssignment(
        new Instance(instance.map(), movement),
        graph,
        selected.on(instance.map(), graph.freeCount()),
        selected.stop().stop());
  }

  @Override
  public Instance instance() {
    return instance;
  }

  @Override
  public long cells() {
    return (long) graph.map().width() * graph.map().height();
  }

  @Override
  public int size() {
    return teams.size();
  }

  @Override
  public int number(int problem) {
    return problem;
  }

  @Override
  public int[] message(List<Integer> problems) {
    List<Team> asked = new ArrayList<>();
    problems.forEach(problem -> asked.add(read(problem)));
    return TimedTeams.message(asked, stop);
  }

  private Team read(int problem) {
    try {
      return teams.get(problem).on(graph);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Row row(RemotePlanner planner, int repetition, int problem, Block block, int at) {
    if (current != problem) {
      team = read(problem);
      bound = LowerBounds.of(team).sumOfCosts();
      current = problem;
    }
    Answer answer = block.answers().get(at);
    Prepared prepared = planner.prepared();
    boolean isAnswered = answer.failure() == null;
    TeamAnswer said = isAnswered ? TeamAnswers.read(answer) : null;
    Judgement judgement =
        isAnswered ? judge(said, answer, prepared.guarantee()) : failed(answer.failure());
    Row row = RowMaker.measured(asked(planner, repetition, problem), prepared, block, answer);
    row = RowMaker.judged(row, judgement);
    return isAnswered
        ? row.with(RowColumn.OUTCOME, Parameter.word(said.outcome()))
            .with(RowColumn.EXTRAS, RowMaker.extras(prepared, answer.extras()).toString())
            .with(
                RowColumn.CURVE,
                judgement.isSolved() ? CurvePoint.text(TeamAnswers.curve(answer)) : "")
        : row.with(RowColumn.OUTCOME, answer.failure().kind().outcome());
  }

  private Row asked(RemotePlanner planner, int repetition, int problem) {
    PlannedTeam planned = teams.get(problem);
    RowColumn source =
        switch (planned.from()) {
          case RANDOM -> RowColumn.RANDOM_SCENARIO;
          case EVEN -> RowColumn.EVEN_SCENARIO;
          case GENERATED -> RowColumn.TEAM_SEED;
        };
    return Row.of(ProblemKind.TEAM, planner.task(), repetition, problem)
        .with(RowColumn.UNITS, planned.units())
        .with(source, planned.number());
  }

  private Judgement failed(Failure failure) {
    return Judgement.withoutPath(failure.kind().verdict(), (double) bound, failure.reason());
  }

  /**
   * The judgement on an answer. A plan is optimal if it is as cheap as the lower bound, by
   * distances or as the planner proved; otherwise it is valid. If a complete planner ended without
   * a plan, it claims that there is none, which the rows of others may confirm or refute. An
   * incomplete one gave up.
   */
  private Judgement judge(TeamAnswer answer, Answer message, Guarantee guarantee) {
    Objective objective = TeamAnswers.objective(message);
    String problem = TeamAttempt.findProblem(objective, team, answer);
    if (problem != null) {
      return Judgement.withoutPath(Verdict.INVALID, (double) bound, problem);
    }
    if (answer.plan() == null) {
      boolean isNone = !answer.outcome().isInterrupted() && guarantee.isComplete();
      Verdict verdict = isNone ? Verdict.UNCHECKED : Verdict.BUDGET;
      return Judgement.withoutPath(verdict, (double) bound, "");
    }
    long proved = objective == Objective.MAKESPAN ? 0 : answer.lowerBound();
    long least = Math.max(bound, proved);
    long cost = answer.costs().sumOfCosts();
    double ratio = least == 0 ? 1 : (double) cost / least;
    Verdict verdict = cost == least ? Verdict.OPTIMAL : Verdict.VALID;
    return new Judgement(
        verdict, (double) cost, cost, Double.NaN, Double.NaN, (double) least, ratio, "");
  }
}
