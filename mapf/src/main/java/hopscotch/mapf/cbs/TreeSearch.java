package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.CbsSearch.Settings;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lacam.LacamPlanners;
import hopscotch.mapf.planner.PlanSearch;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Objective;

/** The work of all searches of a constraint tree before and after their loops. */
abstract class TreeSearch extends PlanSearch {
  private static final int SEED = 0;

  final Settings settings;
  final TreeEvents events;
  ConstraintTree tree;
  Splits splits;
  CostToGo costToGo;
  private final int thousandths;

  /**
   * A search on a graph.
   *
   * @param thousandths 1000 times the factor of the focal search at the low level; 0 for shortest
   *     paths
   */
  TreeSearch(VertexGraph graph, Settings settings, int thousandths, TeamObserver observer) {
    super(graph, Objective.SUM_OF_COSTS, observer, TreeCounter.values().length);
    this.settings = settings;
    this.thousandths = thousandths;
    events = new TreeEvents(observer, graph);
  }

  @Override
  protected final TeamOutcome plan() {
    TeamOutcome stopped = meter.exhausted(0, 0);
    if (stopped == null && settings.asks()) {
      stopped = askLacam();
    }
    if (stopped != null) {
      return stopped;
    }
    int[] starts = graph.vertices(team.starts());
    tree = ConstraintTree.of(graph, starts, graph.vertices(team.goals()), thousandths, meter);
    splits = new Splits(tree, settings);
    costToGo = new CostToGo(tree, splits, settings);
    TeamOutcome outcome = search();
    set(TreeCounter.LOW_LEVEL, tree.lowLevelExpanded());
    set(TreeCounter.PAIRS_SOLVED, costToGo.solved());
    set(TreeCounter.PAIRS_REMEMBERED, costToGo.remembered());
    counters.generated = tree.made();
    counters.touched = tree.current.distances.touched();
    noteBytes(tree.bytes());
    return outcome;
  }

  /**
   * Asks LaCAM, which is complete, whether there is a plan at all, since the tree of a team without
   * a plan has no end. Returns why there is none, or {@code null} if there is one. LaCAM may expand
   * as many configurations as the tree may expand nodes; they are not counted among these.
   */
  private TeamOutcome askLacam() {
    TeamBudget rest = meter.remaining(0).withStop(TeamBudget.Stop.FIRST_PLAN);
    TeamAnswer answer = LacamPlanners.LACAM.prepare(graph, SEED).newSearch().solve(team, rest);
    noteBytes(answer.bytes());
    return answer.outcome() == TeamOutcome.SOLVED ? null : answer.outcome();
  }

  private void set(TreeCounter counter, long value) {
    counters.setExtra(counter.index(), value);
  }

  final void count(TreeCounter counter) {
    set(counter, counters.extra(counter.index()) + 1);
  }

  final Split chooseSplit() {
    long start = System.nanoTime();
    Split split = splits.choose();
    countNanos(TreeCounter.SPLIT_NANOS, start);
    return split;
  }

  /**
   * Makes the children of the current node, as {@link ConstraintTree#children}. Its time counts.
   */
  final TreeNode[] children(Split split) {
    long start = System.nanoTime();
    TreeNode[] children = tree.children(split);
    countNanos(TreeCounter.CHILD_NANOS, start);
    return children;
  }

  /**
   * Estimates the cost to go of the current node, and says whether that is more. Its time counts.
   */
  final boolean raisesCostToGo() {
    long start = System.nanoTime();
    boolean raises = costToGo.raises();
    countNanos(TreeCounter.ESTIMATE_NANOS, start);
    return raises;
  }

  private void countNanos(TreeCounter part, long start) {
    set(part, counters.extra(part.index()) + System.nanoTime() - start);
  }

  /** Counts the expansion of a node by a split. */
  final void countSplit(Split split) {
    counters.expanded++;
    count(
        switch (split.kind()) {
          case Split.CARDINAL -> TreeCounter.CARDINAL_SPLITS;
          case Split.SEMI_CARDINAL -> TreeCounter.SEMI_CARDINAL_SPLITS;
          default -> TreeCounter.NON_CARDINAL_SPLITS;
        });
    switch (split.reasoning()) {
      case TARGET -> count(TreeCounter.TARGET_SPLITS);
      case CORRIDOR -> count(TreeCounter.CORRIDOR_SPLITS);
      case RECTANGLE -> count(TreeCounter.RECTANGLE_SPLITS);
      default -> {}
    }
  }

  abstract TeamOutcome search();
}
