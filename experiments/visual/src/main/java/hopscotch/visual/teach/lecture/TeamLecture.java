package hopscotch.visual.teach.lecture;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.mapf.planner.PreparedTeamPlanner;
import hopscotch.mapf.planner.PriorityObserver;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TreeObserver;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.Square;
import hopscotch.visual.teach.lesson.Squares;
import hopscotch.visual.teach.lesson.Step;
import hopscotch.visual.teach.lesson.Tint;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Shows the planning for a team. A constraint tree has one step for each split. Priority
 * inheritance has one step for each unit that is next by its own priority. Then comes the answer.
 * The lesson's facts are {@code starts} and {@code goals}.
 */
public final class TeamLecture extends Lecture {
  private static final int MOST_STEPS = 5_000;

  private final PreparedTeamPlanner planner;
  private final Team team;
  private final GridMap map;
  private final TeamAnswer answer;
  private final ConstraintWords words;

  /** The lecture on a planner of teams that reports decisions. */
  public TeamLecture(Lesson lesson, KnownSpec spec, Movement movement) {
    super(lesson.legend());
    team =
        Team.of(
            GridGraph.of(lesson.map(), movement), cells(lesson, "starts"), cells(lesson, "goals"));
    map = team.graph().map();
    words = new ConstraintWords(map);
    planner = TeamPlanners.prepare(spec, team.graph(), Budget.UNLIMITED);
    Narrator narrator = new Narrator();
    answer = planner.newSearch(narrator).solve(team, TeamBudget.UNLIMITED);
    if (size() == 0) {
      throw new IllegalArgumentException(
          "planner '%s' tells no decisions: expected cbs, eecbs, pibt, lacam or lacamstar"
              .formatted(planner.spec()));
    }
    narrator.finish();
  }

  private static int[] cells(Lesson lesson, String key) {
    return lesson.cells(key).stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public KnownSpec spec() {
    return planner.spec();
  }

  /**
   * {@inheritDoc}
   *
   * <p>{@code plan}: the cost of the plan, and the size of the tree.
   */
  @Override
  public String figure(String name) {
    if (!name.equals("plan")) {
      return super.figure(name);
    }
    String costs = answer.costs() == null ? "no plan" : costs();
    return words.size() == 0
        ? costs
        : "%s; %d nodes, %d of them split".formatted(costs, words.size(), words.splits());
  }

  private String costs() {
    return "sum of costs %d, makespan %d"
        .formatted(answer.costs().sumOfCosts(), answer.costs().makespan());
  }

  /** The square of a cell with its units, and the cells to which they move, -1 for none. */
  private Square moving(int cell, int[] now, int[] next, int first) {
    if (!team.graph().isFree(cell)) {
      return Square.wall(map, cell, Tint.PLAIN);
    }
    int here = unitAt(now, cell);
    List<String> takers = new ArrayList<>();
    for (int unit = 0; unit < next.length; unit++) {
      if (next[unit] == cell) {
        takers.add("< " + (unit + 1));
      }
    }
    boolean isNext = here >= 0 && here == first;
    Tint taken = takers.isEmpty() ? Tint.PLAIN : Tint.PATH;
    return square(
        cell,
        here,
        isNext ? '*' : ' ',
        here < 0 ? -1 : next[here],
        takers,
        isNext ? Tint.CURRENT : taken);
  }

  /** The square of a cell in a plan, with the steps at which units are there. */
  private Square planned(int cell, Plan plan, Set<Integer> conflict) {
    if (!team.graph().isFree(cell)) {
      return Square.wall(map, cell, Tint.PLAIN);
    }
    List<String> times = new ArrayList<>();
    for (int unit = 0; unit < plan.units(); unit++) {
      StringBuilder steps = new StringBuilder();
      for (int at = 0; at <= plan.steps(unit); at++) {
        if (plan.cell(unit, at) == cell) {
          steps.append(steps.isEmpty() ? "" : ",").append(at);
        }
      }
      if (!steps.isEmpty()) {
        times.add("%d: %s%s".formatted(unit + 1, steps, plan.lastCell(unit) == cell ? "-" : ""));
      }
    }
    boolean isConflict = conflict.contains(cell);
    Tint passed = times.isEmpty() ? Tint.PLAIN : Tint.PATH;
    int start = unitAt(team.starts(), cell);
    return square(
        cell, start, isConflict ? '!' : ' ', -1, times, isConflict ? Tint.CONFLICT : passed);
  }

  private Square square(int cell, int unit, char sign, int to, List<String> lines, Tint tint) {
    int goal = unitAt(team.goals(), cell);
    String signs = "" + (unit < 0 ? ' ' : (char) ('1' + unit)) + sign + ' ';
    return Square.of(map, cell, signs, to, lines, tint).on(goal < 0 ? '.' : (char) ('a' + goal));
  }

  private static int unitAt(int[] cells, int cell) {
    for (int unit = 0; unit < cells.length; unit++) {
      if (cells[unit] == cell) {
        return unit;
      }
    }
    return -1;
  }

  /** Listens to the planner and tells steps. */
  private final class Narrator implements TreeObserver, PriorityObserver {
    /** The units that wait for the one that inherited their priority, with that one on top. */
    private final Deque<Integer> chain = new ArrayDeque<>();

    private final List<String> changes = new ArrayList<>();
    private final List<int[]> walked = new ArrayList<>(List.of(team.starts()));
    private final int[] now = team.starts().clone();
    private final int[] next = Arrays.stream(team.starts()).map(cell -> -1).toArray();
    private Plan plan;
    private Set<Integer> conflict = Set.of();
    private long expanded = -1;
    private long time;
    private String reason = "";
    private boolean isTree;

    private void addPlan(Plan shown) {
      plan = shown;
      List<String> tree = new ArrayList<>();
      if (isTree) {
        tree.add("tree:");
        words.tree().forEach(node -> tree.add("  " + node));
      }
      add(tree, new Squares(map, cell -> planned(cell, plan, conflict)));
    }

    private void add(List<String> lists, Squares squares) {
      if (size() < MOST_STEPS) {
        tell("", reason, changes, lists, squares);
      }
      changes.clear();
    }

    @Override
    public void node(Node node) {
      isTree = true;
      boolean isKnown = words.node(node.number()) != null;
      words.add(node);
      boolean isRoot = node.parent() < 0 && !isKnown;
      if (!isRoot && !isKnown) {
        Step split = takeBack();
        changes.addAll(split.changes());
        changes.add(words.describe(node));
        addPlan(plan);
        return;
      }
      reason =
          isRoot
              ? "the root: each unit takes a shortest path, as if it were alone"
              : "a path as cheap with fewer conflicts takes the place of another: no split";
      changes.add(words.describe(node));
      conflict = Set.of();
      addPlan(node.plan());
    }

    @Override
    public void expand(long node, long parent, long cost) {
      if (isTree) {
        expanded = node;
        return;
      }
      finishChain();
      if (node > 0) {
        for (int unit = 0; unit < next.length; unit++) {
          now[unit] = next[unit] < 0 ? now[unit] : next[unit];
        }
        walked.add(now.clone());
      }
      Arrays.fill(next, -1);
      time = node;
    }

    @Override
    public void split(int first, int second, int fromCell, int toCell, int step) {
      String where =
          fromCell == toCell
              ? "are both in " + map.describe(toCell)
              : "meet between %s and %s".formatted(map.describe(fromCell), map.describe(toCell));
      String what = "units %d and %d %s at step %d".formatted(first + 1, second + 1, where, step);
      words.split(expanded, what);
      reason =
          "node %d, cost %d, is the cheapest open one: %s, so it is split"
              .formatted(expanded, words.node(expanded).cost(), what);
      conflict = fromCell == toCell ? Set.of(toCell) : Set.of(fromCell, toCell);
      addPlan(words.node(expanded).plan());
    }

    @Override
    public void take(int unit, int cell) {
      if (!chain.contains(unit)) {
        finishChain();
        chain.push(unit);
        reason = "step %d: unit %d is next by its priority".formatted(time + 1, unit + 1);
      }
      next[unit] = cell;
      changes.add(
          "unit %d %s %s"
              .formatted(unit + 1, cell == now[unit] ? "stays in" : "takes", map.describe(cell)));
    }

    @Override
    public void inherit(int from, int to, int cell) {
      chain.push(to);
      changes.add(
          "unit %d stands there: it inherits the priority of unit %d and must make way first"
              .formatted(to + 1, from + 1));
    }

    @Override
    public void giveUp(int unit, int cell) {
      chain.remove(unit);
      next[unit] = cell;
      String after =
          chain.isEmpty() ? "" : ": unit %d has to try another".formatted(chain.peek() + 1);
      changes.add("unit %d finds no cell and stays%s".formatted(unit + 1, after));
    }

    @Override
    public void pull(int unit, int partner, int cell) {
      next[partner] = cell;
      changes.add(
          "unit %d stepped back to change places with unit %d, which takes %s behind it"
              .formatted(unit + 1, partner + 1, map.describe(cell)));
    }

    private void finishChain() {
      if (!chain.isEmpty()) {
        int first = chain.peekLast();
        add(List.of(), new Squares(map, cell -> moving(cell, now, next, first)));
        chain.clear();
      }
    }

    void finish() {
      finishChain();
      conflict = Set.of();
      if (answer.plan() == null) {
        reason = "the planning ends without a plan: " + Parameter.word(answer.outcome());
        addPlan(Plan.ofConfigurations(walked));
        return;
      }
      reason = "a plan without a conflict: " + costs();
      if (isTree) {
        reason += ", %s after %d splits".formatted(words.holder(answer.plan()), words.splits());
      }
      addPlan(answer.plan());
    }
  }
}
