package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.CbsSearch.Settings;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.PlanSearch;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Objective;

/**
 * The loop over a constraint tree: a node is taken from the open list; it is a plan, or its cost to
 * come is estimated, or it is split. Which node is next, and which path spares a split, is for each
 * planner to say.
 */
abstract class SplitSearch extends PlanSearch {
  /** The index of the counter of nodes of the low level expanded. */
  static final int LOW_LEVEL = 0;

  /** What the planner's parameters say. */
  final Settings settings;

  /** The tree of the team at hand. */
  ConstraintTree tree;

  private final TreeTeller teller;
  private Splits splits;
  private CostToCome costToCome;

  SplitSearch(VertexGraph graph, Settings settings, TeamObserver observer) {
    super(graph, Objective.SUM_OF_COSTS, observer, 1);
    this.settings = settings;
    this.teller = new TreeTeller(observer, graph);
  }

  /** Begins with an empty open list, and makes the tree for these vertices. */
  abstract ConstraintTree begin(int[] starts, int[] goals);

  /** Puts a node on the open list. */
  abstract void add(Node node);

  /** Takes the next node from the open list and proves what bound that shows; null for none. */
  abstract Node take();

  /** How many nodes are open. */
  abstract int open();

  /** Whether the cost to come of the node just taken is to be estimated. */
  abstract boolean isToBeEstimated(Node node);

  /** A child that can take the place of the node just taken, without a split; null for none. */
  abstract Node detour(Node node, Node[] children);

  /** Notes how a split turned out. */
  void learn(Node node, Node[] children) {}

  @Override
  protected final TeamOutcome plan() {
    TeamOutcome stopped = meter.exhausted(0, team.size());
    if (stopped == null && settings.asks()) {
      TeamAnswer asked = Solvability.ask(graph, team, meter);
      noteBytes(asked.bytes());
      stopped = asked.outcome() == TeamOutcome.SOLVED ? null : asked.outcome();
    }
    if (stopped != null) {
      return stopped;
    }
    tree = begin(graph.vertices(team.starts()), graph.vertices(team.goals()));
    splits = new Splits(tree, settings);
    costToCome = new CostToCome(tree, splits, settings);
    TeamOutcome outcome = search();
    counters.setExtra(LOW_LEVEL, tree.lowLevelExpanded());
    counters.generated = tree.made();
    counters.touched = tree.distances.touched();
    noteBytes(tree.bytes());
    return outcome;
  }

  private TeamOutcome search() {
    Node root = tree.root(meter);
    if (root == null) {
      return meter.exhausted(0, tree.bytes());
    }
    add(root);
    teller.tell(root, team.size());
    for (Node node = take(); node != null; node = take()) {
      tree.collect(node);
      if (node.conflicts.isEmpty()) {
        offer(tree.plan());
        return TeamOutcome.SOLVED;
      }
      TeamOutcome stopped = meter.exhausted(counters.expanded, tree.bytes());
      if (stopped != null) {
        return stopped;
      }
      if (!node.isEstimated && isToBeEstimated(node) && costToCome.raises(node)) {
        add(node);
        continue;
      }
      expand(node);
      counters.openPeak = Math.max(counters.openPeak, open());
    }
    return TeamOutcome.NO_PLAN;
  }

  /** Splits a node on a conflict, or takes over a path that spares the split. */
  private void expand(Node node) {
    while (true) {
      Split split = splits.choose(node);
      Node[] children = tree.children(node, split);
      Node detour = settings.bypasses() ? detour(node, children) : null;
      if (detour == null) {
        counters.expanded++;
        learn(node, children);
        tell(node, split.conflict());
        teller.tell(node, split, children, team.size());
        for (Node child : children) {
          if (child != null) {
            add(child);
          }
        }
        return;
      }
      node.takeOver(detour, tree.paths);
      teller.tell(node, team.size());
      if (node.conflicts.isEmpty()) {
        add(node);
        return;
      }
      tree.collect(node);
    }
  }

  /** Tells the observer, if there is one, of a split. */
  private void tell(Node node, Conflict conflict) {
    if (observer != null) {
      observer.expand(node.number, node.parent == null ? -1 : node.parent.number, node.cost);
      observer.split(
          conflict.first(),
          conflict.second(),
          graph.cell(conflict.isVertex() ? conflict.firstTo() : conflict.firstFrom()),
          graph.cell(conflict.firstTo()),
          conflict.step());
    }
  }
}
