package hopscotch.experiments.teach.team;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Squares;
import hopscotch.experiments.teach.lesson.Tint;
import hopscotch.mapf.planner.PreparedTeamPlanner;
import hopscotch.mapf.planner.PriorityObserver;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TreeObserver;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The planning for a team, cut into steps: of a constraint tree a step a split, of priority
 * inheritance a step for each unit that is next by its own priority; then the answer.
 */
public final class TeamLecture implements Lecture {
  private static final int MOST_STEPS = 5_000;

  private final PreparedTeamPlanner planner;
  private final Team team;
  private final TeamAnswer answer;
  private final List<TeamStep> steps = new ArrayList<>();
  private final ConstraintWords words;

  /**
   * A lecture.
   *
   * @throws IllegalArgumentException if the planner is unknown, or tells no decisions
   */
  public TeamLecture(TeamLesson lesson, String spec, Movement movement) {
    team = lesson.team(movement);
    words = new ConstraintWords(team.graph().map());
    planner = TeamPlanners.prepare(spec, team.graph());
    Narrator narrator = new Narrator();
    answer = planner.newSearch(narrator).solve(team, TeamBudget.UNLIMITED);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException(
          "planner '%s' tells no decisions: expected cbs, eecbs, pibt, lacam or lacamstar"
              .formatted(planner.spec()));
    }
    narrator.finish();
  }

  TeamAnswer answer() {
    return answer;
  }

  @Override
  public PlannerSpec spec() {
    return planner.spec();
  }

  @Override
  public List<TeamStep> steps() {
    return steps;
  }

  @Override
  public Squares squares(int i) {
    return new TeamSquares(step(i), team);
  }

  @Override
  public List<String> lists(int i) {
    List<String> lines = new ArrayList<>();
    if (!step(i).tree().isEmpty()) {
      lines.add("tree:");
      step(i).tree().forEach(node -> lines.add("  " + node));
    }
    return lines;
  }

  @Override
  public List<String> key(boolean isLarge) {
    return List.of(
        "1 and 2 units where they start or stand, a goal of 1, b goal of 2, ! conflict,",
        "* who is next, arrow to the cell that a unit takes",
        isLarge
            ? "in a cell: of each unit the steps at which it is there; < for the next step"
            : "there is no room for steps in the cells: enlarge the terminal");
  }

  TeamStep step(int i) {
    return steps.get(i);
  }

  /** How many nodes the tree has. */
  int nodes() {
    return words.size();
  }

  /** How many of them were split. */
  int splits() {
    return words.splits();
  }

  /** Listens to the planner and writes steps. */
  private final class Narrator implements TreeObserver, PriorityObserver {
    private final GridMap map = team.graph().map();
    private final Deque<Integer> chain = new ArrayDeque<>();
    private final List<String> changes = new ArrayList<>();
    private final List<int[]> walked = new ArrayList<>(List.of(team.starts()));
    private int[] now = team.starts();
    private final int[] next = filled(team.size());
    private long expanded = -1;
    private long time;
    private String reason = "";
    private boolean isTree;

    private int[] filled(int length) {
      int[] array = new int[length];
      Arrays.fill(array, -1);
      return array;
    }

    private void add(Plan plan, int unit, Set<Integer> conflict) {
      if (steps.size() < MOST_STEPS) {
        steps.add(
            new TeamStep(
                plan,
                plan == null ? list(now) : List.of(),
                plan == null ? list(next) : List.of(),
                unit,
                conflict,
                reason,
                changes,
                isTree ? words.tree() : List.of()));
      }
      changes.clear();
    }

    private static List<Integer> list(int[] cells) {
      return Arrays.stream(cells).boxed().toList();
    }

    @Override
    public void node(Node node) {
      isTree = true;
      boolean isKnown = words.node(node.number()) != null;
      words.add(node);
      if (node.parent() < 0 && !isKnown) {
        reason = "the root: each unit takes a shortest path, as if it were alone";
        changes.add(words.describe(node));
        add(node.plan(), -1, Set.of());
      } else if (isKnown) {
        reason = "a path as cheap with fewer conflicts takes the place of another: no split";
        changes.add(words.describe(node));
        add(node.plan(), -1, Set.of());
      } else {
        replaceLast(words.describe(node));
      }
    }

    /** The children of a split are told after it: they belong to its step. */
    private void replaceLast(String line) {
      TeamStep last = steps.remove(steps.size() - 1);
      changes.addAll(last.changes());
      changes.add(line);
      reason = last.reason();
      add(last.plan(), -1, last.conflict());
    }

    @Override
    public void expand(long node, long parent, long cost) {
      if (isTree) {
        expanded = node;
      } else {
        finishChain();
        if (node > 0) {
          move();
          walked.add(now.clone());
        }
        Arrays.fill(next, -1);
        time = node;
      }
    }

    @Override
    public void split(int first, int second, int fromCell, int toCell, int step) {
      String conflict =
          fromCell == toCell
              ? "units %d and %d are both in %s at step %d"
                  .formatted(first + 1, second + 1, map.describe(toCell), step)
              : "units %d and %d meet between %s and %s at step %d"
                  .formatted(
                      first + 1, second + 1, map.describe(fromCell), map.describe(toCell), step);
      words.split(expanded, conflict);
      reason =
          "node %d, cost %d, is the cheapest open one: %s, so it is split"
              .formatted(expanded, words.node(expanded).cost(), conflict);
      add(words.node(expanded).plan(), -1, new HashSet<>(List.of(fromCell, toCell)));
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
          "unit %d %s"
              .formatted(
                  unit + 1,
                  cell == now[unit]
                      ? "stays in " + map.describe(cell)
                      : "takes " + map.describe(cell)));
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
      changes.add(
          chain.isEmpty()
              ? "unit %d finds no cell and stays".formatted(unit + 1)
              : "unit %d finds no cell and stays: unit %d has to try another"
                  .formatted(unit + 1, chain.peek() + 1));
    }

    @Override
    public void pull(int unit, int partner, int cell) {
      next[partner] = cell;
      changes.add(
          "unit %d stepped back to change places with unit %d, which takes %s behind it"
              .formatted(unit + 1, partner + 1, map.describe(cell)));
    }

    private void move() {
      for (int unit = 0; unit < next.length; unit++) {
        now[unit] = next[unit] < 0 ? now[unit] : next[unit];
      }
    }

    private void finishChain() {
      if (!chain.isEmpty()) {
        add(null, chain.peekLast(), Set.of());
        chain.clear();
      }
    }

    void finish() {
      finishChain();
      if (answer.plan() == null) {
        reason = "the planning ends without a plan: " + Parameter.word(answer.outcome());
      } else {
        String nodes =
            isTree
                ? ", %s after %d splits".formatted(words.holder(answer.plan()), words.splits())
                : "";
        reason =
            "a plan without a conflict: sum of costs %d, makespan %d%s"
                .formatted(answer.costs().sumOfCosts(), answer.costs().makespan(), nodes);
      }
      Plan last = answer.plan() == null ? Plan.ofConfigurations(walked) : answer.plan();
      add(last, -1, Set.of());
    }
  }

  @Override
  public String meaning(Tint tint) {
    return switch (tint) {
      case CURRENT -> "the unit that is next";
      case PATH -> "a unit comes by here, or takes this cell";
      case CONFLICT -> "units collide here";
      default -> "";
    };
  }
}
