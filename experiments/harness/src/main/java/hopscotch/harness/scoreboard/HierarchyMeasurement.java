package hopscotch.harness.scoreboard;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.core.planner.capability.StepwiseSearch;
import hopscotch.core.text.PlainError;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.Query;
import hopscotch.judge.verdict.Judgement;
import hopscotch.judge.verdict.QueryJudge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Measures one hierarchy. For one thread. */
final class HierarchyMeasurement {
  private final Scoreboard.Hierarchy entry;
  private final KnownSpec spec;
  private final Optional<KnownSpec> firstLeg;
  private final Budget budget;
  private final Budget preparation;
  private final boolean isTimed;
  private final QueryJudge judge = new QueryJudge();
  private final PathBuffer path = new PathBuffer();
  private final List<Long> wallNanos = new ArrayList<>();
  private int maps;
  private int side;
  private int asked;
  private int solved;
  private double costs;
  private double worst = 1;
  private long firstExpanded;
  private long expanded;
  private long indexBytes;
  private boolean isRepaired;
  private long clusters;
  private long changedClusters;
  private int walls;
  private int wrong;

  /** A measurement of a hierarchy, and of the guest that counts a first leg alone. */
  HierarchyMeasurement(
      Scoreboard.Hierarchy entry, Optional<KnownSpec> firstLeg, Scoring scoring, boolean isTimed) {
    this.entry = entry;
    this.spec = entry.spec();
    this.firstLeg = firstLeg;
    this.budget = Budget.time(scoring.budget());
    this.preparation = scoring.preparation();
    this.isTimed = isTimed;
  }

  /** Asks all queries of a map, and then builds its walls. */
  void ask(Hierarchies.Arena arena) {
    Planner planner = Planners.prepare(spec, arena.graph(), preparation);
    Optional<PathSearch> leg =
        firstLeg.map(it -> Planners.prepare(it, arena.graph(), preparation).newSearch());
    maps++;
    side = arena.graph().map().width();
    indexBytes += planner.indexBytes();
    PathSearch search = planner.newSearch();
    for (Query query : arena.queries()) {
      asked++;
      Attempt attempt = attempt(search, query);
      Judgement judgement = judge.judge(planner, spec, query, attempt, path);
      if (judgement.isSolved()) {
        solved++;
        costs += judgement.suboptimality();
        worst = Math.max(worst, judgement.suboptimality());
        expanded += attempt.counters().expanded;
        firstExpanded += firstExpanded(leg.orElse(search), query);
      }
    }
    for (int round = isTimed ? 0 : 1; round < 2; round++) {
      buildWalls(arena, planner, round == 1);
    }
  }

  private Attempt attempt(PathSearch search, Query query) {
    path.clear();
    try {
      return new Attempt(
          search.find(query.start(), query.goal(), path, budget), 0, search.counters(), null);
    } catch (Throwable e) {
      return new Attempt(null, 0, new SearchCounters(0), PlainError.plain(e));
    }
  }

  /** The expansions until the first move is known, or else those of the whole path. */
  private long firstExpanded(PathSearch search, Query query) {
    if (search instanceof StepwiseSearch stepwise) {
      stepwise.begin(query.start(), query.goal(), path, budget);
      return stepwise.counters().expanded;
    }
    return attempt(search, query).counters().expanded;
  }

  /** Builds the walls. Each one is removed before the next, which is a repair too. */
  private void buildWalls(Hierarchies.Arena arena, Planner planner, boolean isCounted) {
    Planner before = planner;
    for (int i = 0; i < arena.walls().size(); i++) {
      int cell = arena.walls().get(i);
      Planner after = changed(before, arena.change(cell, true), isCounted);
      if (isCounted) {
        walls++;
        Query query = arena.queries().get(i);
        Attempt attempt = attempt(after.newSearch(), query);
        boolean isRight = judge.judge(after, spec, query, attempt, path).verdict().isValid();
        wrong += isRight ? 0 : 1;
        compare(before, after);
      }
      before = changed(after, arena.change(cell, false), isCounted);
    }
  }

  private Planner changed(Planner before, CellChanges changes, boolean isCounted) {
    Optional<Repairable> repairable = before.capability(Repairable.class);
    isRepaired = repairable.isPresent();
    long begun = System.nanoTime();
    Planner after =
        isRepaired
            ? repairable.get().withChanges(changes)
            : Planners.prepare(spec, before.graph().with(changes), preparation);
    if (isCounted) {
      wallNanos.add(System.nanoTime() - begun);
    }
    return after;
  }

  private void compare(Planner before, Planner after) {
    Optional<Layered> old = before.capability(Layered.class);
    if (old.isPresent()) {
      Layer layer = old.get().layers().get(0);
      Layer changed = after.capability(Layered.class).orElseThrow().layers().get(0);
      for (int cluster = 0; cluster < layer.clusterCount(); cluster++) {
        clusters++;
        changedClusters += isSame(layer, changed, cluster) ? 0 : 1;
      }
    }
  }

  private static boolean isSame(Layer a, Layer b, int cluster) {
    int[] entrances = a.entrances(cluster);
    if (!Arrays.equals(entrances, b.entrances(cluster))) {
      return false;
    }
    for (int entrance : entrances) {
      if (!Arrays.equals(a.intraEdges(entrance), b.intraEdges(entrance))
          || !Arrays.equals(a.interEdges(entrance), b.interEdges(entrance))) {
        return false;
      }
    }
    return true;
  }

  /** The row of results. */
  HierarchyRow row(String problem) {
    Collections.sort(wallNanos);
    return new HierarchyRow(
        entry,
        problem,
        side,
        asked,
        solved,
        costs / solved,
        solved == 0 ? Double.NaN : worst,
        (double) firstExpanded / solved,
        (double) expanded / solved,
        indexBytes / Math.max(1, maps),
        isRepaired,
        (double) clusters / Math.max(1, walls),
        (double) changedClusters / Math.max(1, walls),
        walls,
        wrong,
        isTimed && !wallNanos.isEmpty() ? wallNanos.get(wallNanos.size() / 2) : Double.NaN);
  }
}
