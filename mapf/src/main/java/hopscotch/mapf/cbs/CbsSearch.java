package hopscotch.mapf.cbs;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.PlanSearch;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Conflict-based search (Sharon, Stern, Felner and Sturtevant, "Conflict-Based Search for Optimal
 * Multi-Agent Pathfinding", AIJ 2015, Algorithm 2): best-first over a tree of constraints. A node
 * has a path of least cost for each unit under its constraints; where two of them conflict it is
 * split, each side forbidding one of the two.
 *
 * <p>By parameter: conflicts that raise the cost on both sides first, then those that do on one
 * (Boyarski et al., "ICBS", IJCAI 2015); no split where one side has a path of the same cost with
 * fewer conflicts (the bypass, the same paper); an estimate of the cost to come from the least
 * cover of cardinal conflicts (Felner et al., ICAPS 2018); and the split by the length of a path
 * where one unit passes another at rest (target reasoning; Li, Gange, Harabor, Stuckey, Ma and
 * Koenig, "New Techniques for Pairwise Symmetry Breaking in Multi-Agent Path Finding", ICAPS 2020).
 *
 * <p>Guarantee: optimal for the sum of costs. The tree of a team that has no plan has no end, so
 * LaCAM, which is complete, is asked first whether there is one.
 *
 * <p>Equal nodes leave the open list by fewest conflicts, then the older first. For one thread.
 */
final class CbsSearch extends PlanSearch {
  /** The index of the counter of nodes of the low level expanded. */
  static final int LOW_LEVEL = 0;

  private static final int NODE_BYTES = 200;
  private static final int CONFLICT_BYTES = 48;

  private static final Comparator<Node> BEST_FIRST =
      Comparator.comparingLong(Node::f)
          .thenComparingInt(node -> node.conflicts.size())
          .thenComparingLong(node -> node.number);

  /** How the cost to come is estimated. */
  enum Estimate {
    NONE,
    CG
  }

  /** What the planner's parameters say. */
  record Settings(
      boolean prioritises, boolean bypasses, Estimate estimate, boolean target, boolean asks) {}

  private final Settings settings;
  private final Conflicts finder;
  private final ConstraintTable constraints;
  private final Positions positions;
  private final VertexCover cover = new VertexCover();
  private GoalDistances distances;
  private LowLevel lowLevel;
  private SingleVertices singles;
  private int[] starts;
  private int[] goals;
  private UnitPath[] paths;
  private long made;
  private long bytes;

  CbsSearch(VertexGraph graph, Settings settings, TeamObserver observer) {
    super(graph, Objective.SUM_OF_COSTS, observer, 1);
    this.settings = settings;
    this.finder = new Conflicts(graph);
    this.constraints = new ConstraintTable(graph);
    this.positions = new Positions(graph);
  }

  @Override
  protected TeamOutcome plan() {
    TeamOutcome stopped = meter.exhausted(0, team.size());
    if (stopped == null && settings.asks()) {
      stopped = ask();
    }
    if (stopped != null) {
      return stopped;
    }
    starts = graph.vertices(team.starts());
    goals = graph.vertices(team.goals());
    distances = new GoalDistances(graph, goals);
    lowLevel = new LowLevel(graph, distances);
    singles = new SingleVertices(graph, distances);
    paths = new UnitPath[starts.length];
    made = 0;
    bytes = 0;
    TeamOutcome outcome = search();
    counters.setExtra(LOW_LEVEL, lowLevel.expanded());
    counters.generated = made;
    counters.touched = distances.touched();
    noteBytes(bytes + distances.bytes());
    return outcome;
  }

  /** Why not to search at all: no plan, or no budget to find out; else {@code null}. */
  private TeamOutcome ask() {
    TeamBudget rest = meter.rest(0).withStop(TeamBudget.Stop.FIRST_PLAN);
    TeamAnswer answer = TeamPlanners.prepare("lacam", graph.grid()).newSearch().solve(team, rest);
    noteBytes(answer.bytes());
    return answer.outcome() == TeamOutcome.SOLVED ? null : answer.outcome();
  }

  private TeamOutcome search() {
    PriorityQueue<Node> open = new PriorityQueue<>(BEST_FIRST);
    open.add(root());
    while (!open.isEmpty()) {
      Node node = open.poll();
      proveBound(node.f());
      collect(node);
      if (node.conflicts.isEmpty()) {
        offer(plan(paths));
        return TeamOutcome.SOLVED;
      }
      TeamOutcome stopped = meter.exhausted(counters.expanded, bytes + distances.bytes());
      if (stopped != null) {
        return stopped;
      }
      if (!node.isEstimated && raises(node)) {
        open.add(node);
        continue;
      }
      expand(node, open);
      counters.openPeak = Math.max(counters.openPeak, open.size());
    }
    return TeamOutcome.NO_PLAN;
  }

  private Node root() {
    Node root = new Node(null, made++, null);
    root.units = new int[starts.length];
    root.paths = paths;
    Arrays.fill(paths, null);
    root.conflicts = new ArrayList<>();
    constraints.read(root, 0, goals);
    for (int unit = 0; unit < starts.length; unit++) {
      root.units[unit] = unit;
      positions.read(paths);
      paths[unit] = new UnitPath(lowLevel.find(unit, starts[unit], constraints, positions));
      root.cost += paths[unit].steps();
      for (int other = 0; other < unit; other++) {
        finder.find(other, paths[other], unit, paths[unit], root.conflicts);
      }
    }
    root.paths = paths.clone();
    return root;
  }

  private void collect(Node node) {
    Arrays.fill(paths, null);
    node.collect(paths);
  }

  /** Estimates the cost to come; whether that raises the node's f. */
  private boolean raises(Node node) {
    node.isEstimated = true;
    if (settings.estimate() == Estimate.NONE) {
      return false;
    }
    List<int[]> edges = new ArrayList<>();
    for (Conflict conflict : node.conflicts) {
      if (kind(node, conflict) == CARDINAL && !hasEdge(edges, conflict)) {
        edges.add(new int[] {conflict.first(), conflict.second()});
      }
    }
    int h = cover.size(edges);
    boolean isHigher = h > node.h;
    node.h = Math.max(node.h, h);
    return isHigher;
  }

  private static boolean hasEdge(List<int[]> edges, Conflict conflict) {
    for (int[] edge : edges) {
      if (edge[0] == conflict.first() && edge[1] == conflict.second()) {
        return true;
      }
    }
    return false;
  }

  private static final int CARDINAL = 0;
  private static final int NON_CARDINAL = 2;

  /** On how many sides of the split the cost does not rise: 0, 1 or 2. */
  private int kind(Node node, Conflict conflict) {
    int kind = CARDINAL;
    if (!isSingle(node, conflict.first(), conflict.firstFrom(), conflict.firstTo(), conflict)) {
      kind++;
    }
    if (!isSingle(node, conflict.second(), conflict.secondFrom(), conflict.secondTo(), conflict)) {
      kind++;
    }
    return kind;
  }

  private boolean isSingle(Node node, int unit, int from, int to, Conflict conflict) {
    UnitPath path = paths[unit];
    if (path.single == null) {
      constraints.read(node, unit, goals);
      path.single = singles.of(unit, path, constraints);
      bytes += 4L * path.single.length;
    }
    return path.isSingle(to, conflict.step())
        && (from < 0 || path.isSingle(from, conflict.step() - 1));
  }

  /** Splits a node on a conflict, or takes over a path that is as cheap and has fewer. */
  private void expand(Node node, PriorityQueue<Node> open) {
    while (true) {
      Conflict conflict = choose(node);
      positions.read(paths);
      Node[] children = split(node, conflict);
      Node detour = settings.bypasses() ? detour(node, children) : null;
      if (detour == null) {
        counters.expanded++;
        tell(node, conflict);
        for (Node child : children) {
          if (child != null) {
            open.add(child);
          }
        }
        return;
      }
      takeOver(node, detour);
      if (node.conflicts.isEmpty()) {
        open.add(node);
        return;
      }
      collect(node);
    }
  }

  /** The first conflict by kind, where that is asked for, then by step. */
  private Conflict choose(Node node) {
    Conflict best = null;
    int bestKind = NON_CARDINAL + 1;
    for (Conflict conflict : node.conflicts) {
      int kind = settings.prioritises() ? kind(node, conflict) : CARDINAL;
      if (kind < bestKind || kind == bestKind && conflict.step() < best.step()) {
        best = conflict;
        bestKind = kind;
      }
    }
    return best;
  }

  private Node[] split(Node node, Conflict conflict) {
    int resting = -1;
    if (settings.target() && conflict.isVertex()) {
      if (conflict.step() >= paths[conflict.first()].steps()) {
        resting = conflict.first();
      } else if (conflict.step() >= paths[conflict.second()].steps()) {
        resting = conflict.second();
      }
    }
    if (resting < 0) {
      return new Node[] {child(node, conflict.branch(true)), child(node, conflict.branch(false))};
    }
    int step = conflict.step();
    return new Node[] {
      child(node, new Branch(resting, List.of(), step + 1, Constraint.FOREVER)),
      child(node, new Branch(resting, List.of(), 0, step))
    };
  }

  /** The child of a branch, {@code null} where a unit has no path under it. */
  private Node child(Node node, Branch branch) {
    Node child = new Node(node, made++, branch);
    List<Integer> units = new ArrayList<>();
    List<UnitPath> found = new ArrayList<>();
    boolean limits = branch.mostSteps() != Constraint.FOREVER;
    child.cost = node.cost;
    child.conflicts = new ArrayList<>();
    for (int unit = 0; unit < paths.length; unit++) {
      boolean isNew = limits ? passes(unit, branch) : unit == branch.unit();
      if (isNew) {
        constraints.read(child, unit, goals);
        int[] path = lowLevel.find(unit, starts[unit], constraints, positions);
        if (path == null) {
          return null;
        }
        units.add(unit);
        found.add(new UnitPath(path));
        child.cost += path.length - 1 - paths[unit].steps();
      } else if (limits) {
        units.add(unit);
        found.add(new UnitPath(paths[unit].vertices));
      }
    }
    child.units = units.stream().mapToInt(unit -> unit).toArray();
    child.paths = found.toArray(UnitPath[]::new);
    child.h = (int) Math.max(0, node.f() - child.cost);
    findConflicts(node, child);
    bytes += NODE_BYTES + (long) CONFLICT_BYTES * child.conflicts.size();
    for (UnitPath path : child.paths) {
      bytes += 4L * path.vertices.length;
    }
    return child;
  }

  /** Whether a unit is at the goal of the branch's unit after that has come to rest. */
  private boolean passes(int unit, Branch branch) {
    UnitPath path = paths[unit];
    for (int step = branch.mostSteps(); step <= path.steps() && unit != branch.unit(); step++) {
      if (path.vertices[step] == goals[branch.unit()]) {
        return true;
      }
    }
    return false;
  }

  private void findConflicts(Node node, Node child) {
    UnitPath[] now = paths.clone();
    boolean[] isNew = new boolean[paths.length];
    for (int i = 0; i < child.units.length; i++) {
      now[child.units[i]] = child.paths[i];
      isNew[child.units[i]] = child.paths[i].vertices != paths[child.units[i]].vertices;
    }
    for (Conflict conflict : node.conflicts) {
      if (!isNew[conflict.first()] && !isNew[conflict.second()]) {
        child.conflicts.add(conflict);
      }
    }
    for (int unit = 0; unit < now.length; unit++) {
      for (int other = 0; other < now.length && isNew[unit]; other++) {
        if (other != unit && (!isNew[other] || other < unit)) {
          int first = Math.min(unit, other);
          int second = Math.max(unit, other);
          finder.find(first, now[first], second, now[second], child.conflicts);
        }
      }
    }
  }

  private static Node detour(Node node, Node[] children) {
    for (Node child : children) {
      if (child != null
          && child.cost == node.cost
          && child.conflicts.size() < node.conflicts.size()
          && child.branch.mostSteps() == Constraint.FOREVER) {
        return child;
      }
    }
    return null;
  }

  /** Puts the paths of a child in place of a node's own; the constraints stay the node's. */
  private static void takeOver(Node node, Node child) {
    List<Integer> units = new ArrayList<>();
    List<UnitPath> kept = new ArrayList<>();
    for (int i = 0; i < child.units.length; i++) {
      units.add(child.units[i]);
      kept.add(new UnitPath(child.paths[i].vertices));
    }
    for (int i = 0; i < node.units.length; i++) {
      if (!units.contains(node.units[i])) {
        units.add(node.units[i]);
        kept.add(node.paths[i]);
      }
    }
    node.units = units.stream().mapToInt(unit -> unit).toArray();
    node.paths = kept.toArray(UnitPath[]::new);
    node.conflicts = child.conflicts;
  }

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

  private Plan plan(UnitPath[] of) {
    int[][] cells = new int[of.length][];
    for (int unit = 0; unit < of.length; unit++) {
      cells[unit] = graph.cells(of[unit].vertices);
    }
    return Plan.ofPaths(cells);
  }
}
