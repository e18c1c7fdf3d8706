package hopscotch.harness.run.worker;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.text.PlainError;
import hopscotch.harness.results.row.Measured;
import hopscotch.judge.team.TeamAttempt;
import hopscotch.judge.timing.AllocationMeter;
import hopscotch.mapf.planner.AnytimeCurve;
import hopscotch.mapf.planner.PreparedTeamPlanner;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A planner that plans for teams on one graph, once for each team, since that may take long. */
public final class TimedTeams implements TimedPlanner {
  private final KnownSpec spec;
  private final GridGraph graph;
  private final AtomicLong steps;
  private final JvmWatch jvm = new JvmWatch();
  private final AllocationMeter allocations = new AllocationMeter();
  private final AnytimeCurve curve = new AnytimeCurve();
  private PreparedTeamPlanner planner;

  /** A planner that is not prepared yet. Its steps tell others that it goes on. */
  TimedTeams(KnownSpec spec, GridGraph graph, AtomicLong steps) {
    this.spec = spec;
    this.graph = graph;
    this.steps = steps;
  }

  /** The message of teams that {@link #ask} reads: first when anytime planners stop. */
  public static int[] message(List<Team> teams, TeamBudget.Stop stop) {
    return IntStream.concat(
            IntStream.of(stop == TeamBudget.Stop.FIRST_PLAN ? 1 : 0),
            teams.stream().flatMapToInt(TimedTeams::message))
        .toArray();
  }

  private static IntStream message(Team team) {
    return Stream.of(new int[] {team.size()}, team.starts(), team.goals())
        .flatMapToInt(Arrays::stream);
  }

  private List<Team> teams(int[] message) {
    List<Team> teams = new ArrayList<>();
    for (int at = 1; at < message.length; at += 1 + 2 * message[at]) {
      int goals = at + 1 + message[at];
      teams.add(
          Team.of(
              graph,
              Arrays.copyOfRange(message, at + 1, goals),
              Arrays.copyOfRange(message, goals, goals + message[at])));
    }
    return teams;
  }

  @Override
  public Prepared prepare(Duration limit, long leastNanos, long longestNanos) throws IOException {
    planner = null;
    Preparations<PreparedTeamPlanner> done =
        Preparations.repeat(
            () -> TeamPlanners.prepare(spec, graph, Budget.time(limit)),
            PreparedTeamPlanner::preparationNanos,
            new WarmUp(leastNanos, longestNanos, jvm),
            steps);
    planner = done.last();
    return new Prepared(
        planner.guarantee().promise(),
        LengthMetric.GRID,
        planner.extraCounters(),
        Measured.ofPreparation(done.firstNanos(), done.medianNanos(), planner.indexBytes()),
        IndexUse.NONE,
        spec.toString());
  }

  /** Warms up the planner. A team is given up when the warm-up must end. */
  @Override
  public void warmUp(int[] message, Budget budget, long leastNanos, long longestNanos) {
    WarmUp warmUp = new WarmUp(leastNanos, longestNanos, jvm);
    List<Team> teams = teams(message);
    for (int i = 0; !teams.isEmpty() && !warmUp.isOver(); i = (i + 1) % teams.size()) {
      Budget rest = Budget.time(Duration.ofNanos(Math.max(1, warmUp.nanosLeft())));
      answer(teams.get(i), TeamBudget.of(rest).withStop(TeamBudget.Stop.FIRST_PLAN));
    }
    System.gc();
  }

  @Override
  public Block ask(int[] message, Budget budget) {
    List<Team> teams = teams(message);
    TeamBudget limits =
        TeamBudget.of(budget)
            .withBytes(Runtime.getRuntime().maxMemory() / 4 * 3)
            .withStop(message[0] == 1 ? TeamBudget.Stop.FIRST_PLAN : TeamBudget.Stop.END);
    List<Answer> answers = new ArrayList<>();
    return new BlockRounds(jvm)
        .put(() -> teams.forEach(team -> answers.add(answer(team, limits))), 0)
        .block(answers, 0);
  }

  private Answer answer(Team team, TeamBudget budget) {
    try {
      TeamSearch search = planner.newSearch(curve);
      long bytesBefore = allocations.bytes();
      curve.begin(team);
      long startNanos = System.nanoTime();
      TeamAnswer answer = search.solve(team, budget);
      long nanos = System.nanoTime() - startNanos;
      long bytes = allocations.since(bytesBefore);
      TeamAttempt.require(answer, search);
      return TeamAnswers.of(
          answer.withElapsedNanos(nanos),
          planner.guarantee().objective(),
          search.counters(),
          curve.points(),
          bytes);
    } catch (RuntimeException | Error e) {
      return TimedQuestions.failed(PlainError.plain(e));
    } finally {
      steps.incrementAndGet();
    }
  }
}
