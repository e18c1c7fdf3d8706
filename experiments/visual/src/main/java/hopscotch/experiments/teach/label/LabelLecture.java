package hopscotch.experiments.teach.label;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.capability.Labelled;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Square;
import hopscotch.experiments.teach.lesson.Squares;
import hopscotch.experiments.teach.lesson.Tint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How the labels of two nodes tell the distance between them: both lists are gone through in the
 * order of ranks, and a hub of both joins two distances. Not safe for use by several threads.
 */
public final class LabelLecture implements Lecture {
  private final PreparedPlanner planner;
  private final GridMap map;
  private final Labelled labels;
  private final int start;
  private final int goal;
  private final int[] ofStart;
  private final int[] ofGoal;
  private final Set<Integer> nodes;
  private final List<LabelStep> steps = new ArrayList<>();
  private long best = Long.MAX_VALUE;
  private int bestHub = -1;

  /**
   * The lecture on two nodes.
   *
   * @throws IllegalArgumentException if the planner has no labels, or the ends are no nodes
   */
  LabelLecture(PreparedPlanner planner, int start, int goal) {
    this.planner = planner;
    this.map = planner.graph().map();
    this.labels =
        planner
            .capability(Labelled.class)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        planner.spec() + " has no hub labels: expected hl, or hl with parameters"));
    this.start = start;
    this.goal = goal;
    this.nodes = Arrays.stream(labels.nodes()).boxed().collect(Collectors.toSet());
    ofStart = labels.hubs(start);
    ofGoal = labels.hubs(goal);
    tellLabels();
    tellMerge();
    add(ofStart.length, ofGoal.length, bestHub, answer(), List.of());
  }

  private void tellLabels() {
    add(
        0,
        0,
        -1,
        "the map has %d nodes, one at each corner of a wall".formatted(nodes.size()),
        List.of());
    add(
        ofStart.length,
        0,
        -1,
        "the label of A lists %d of the %d nodes as hubs".formatted(ofStart.length, nodes.size()),
        entries(start));
    add(
        ofStart.length,
        ofGoal.length,
        -1,
        "the label of B lists %d hubs".formatted(ofGoal.length),
        entries(goal));
  }

  private List<String> entries(int node) {
    int[] hubs = labels.hubs(node);
    long[] costs = labels.costs(node);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < hubs.length; i++) {
      lines.add(
          "rank %d: hub %s, distance %s"
              .formatted(labels.rank(hubs[i]), map.describe(hubs[i]), length(costs[i])));
    }
    return lines;
  }

  /** Goes through both lists at once, as through two sorted ones. */
  private void tellMerge() {
    int i = 0;
    int j = 0;
    while (i < ofStart.length && j < ofGoal.length) {
      int rankI = labels.rank(ofStart[i]);
      int rankJ = labels.rank(ofGoal[j]);
      if (rankI == rankJ) {
        join(i++, j++);
      } else {
        boolean isOfStart = rankI < rankJ;
        int hub = isOfStart ? ofStart[i++] : ofGoal[j++];
        String list = isOfStart ? "A" : "B";
        add(
            ofStart.length,
            ofGoal.length,
            hub,
            "rank %d is in the list of %s alone".formatted(labels.rank(hub), list),
            List.of("the other list is at rank %d already".formatted(Math.max(rankI, rankJ))));
      }
    }
  }

  private void join(int i, int j) {
    long toHub = labels.costs(start)[i];
    long fromHub = labels.costs(goal)[j];
    boolean isBetter = toHub + fromHub < best;
    if (isBetter) {
      best = toHub + fromHub;
      bestHub = ofStart[i];
    }
    add(
        ofStart.length,
        ofGoal.length,
        ofStart[i],
        "rank %d is in both lists: hub %s"
            .formatted(labels.rank(ofStart[i]), map.describe(ofStart[i])),
        List.of(
            "%s from A to the hub, %s from the hub to B: %s"
                .formatted(length(toHub), length(fromHub), length(toHub + fromHub)),
            isBetter ? "the least so far" : "not less than " + length(best)));
  }

  private String answer() {
    return bestHub < 0
        ? "no hub is in both lists: there is no path"
        : "one list is at its end: the distance from A to B is %s, over the hub %s"
            .formatted(length(best), map.describe(bestHub));
  }

  private void add(int shownOfStart, int shownOfGoal, int hub, String reason, List<String> told) {
    steps.add(new LabelStep(shownOfStart, shownOfGoal, hub, bestHub, reason, told));
  }

  private String length(long cost) {
    return Lecture.text((double) cost / planner.graph().unitCost());
  }

  /** The distance that the labels tell, in the scale of the graph. */
  long distance() {
    return best;
  }

  @Override
  public PlannerSpec spec() {
    return planner.spec();
  }

  @Override
  public List<LabelStep> steps() {
    return steps;
  }

  @Override
  public List<String> lists(int i) {
    LabelStep step = steps.get(i);
    return step.shownOfGoal() == 0
        ? List.of()
        : List.of("label of A: " + list(ofStart, step), "label of B: " + list(ofGoal, step));
  }

  private String list(int[] hubs, LabelStep step) {
    return Arrays.stream(hubs)
        .mapToObj(
            hub ->
                (hub == step.hub() ? "%d %s (now)" : "%d %s")
                    .formatted(labels.rank(hub), map.describe(hub)))
        .collect(Collectors.joining(", "));
  }

  @Override
  public double[] line(int i) {
    if (i < size() - 1) {
      return new double[0];
    }
    PathBuffer path = new PathBuffer();
    planner.newSearch().find(start, goal, path);
    return Lecture.line(planner.graph(), path);
  }

  @Override
  public List<String> key(boolean isLarge) {
    return List.of(
        "A start, B goal, n node, a hub of A, b hub of B, * the hub compared now,",
        isLarge
            ? "in a cell: the distance to A, and to B"
            : "there is no room for distances in the cells: enlarge the terminal");
  }

  @Override
  public String meaning(Tint tint) {
    return switch (tint) {
      case CURRENT -> "compared now";
      case NAMED -> "node";
      case OPEN -> "hub of A";
      case OPEN_FROM_GOAL -> "hub of B";
      case CLOSED -> "hub of both";
      case PATH -> "hub of the shortest way so far";
      default -> "";
    };
  }

  @Override
  public Squares squares(int i) {
    return new LabelSquares(steps.get(i));
  }

  private final class LabelSquares implements Squares {
    private final LabelStep step;

    LabelSquares(LabelStep step) {
      this.step = step;
    }

    @Override
    public GridMap map() {
      return map;
    }

    @Override
    public Square at(int cell) {
      char ground = (char) map.terrain(cell);
      if (!planner.graph().isFree(cell)) {
        return Square.wall(ground, Tint.PLAIN);
      }
      List<String> figures = new ArrayList<>();
      boolean isOfStart = addFigure("A ", ofStart, step.shownOfStart(), start, cell, figures);
      boolean isOfGoal = addFigure("B ", ofGoal, step.shownOfGoal(), goal, cell, figures);
      char end = cell == start ? Square.START : cell == goal ? Square.GOAL : ' ';
      char sign = cell == step.hub() ? '*' : isOfStart ? 'a' : isOfGoal ? 'b' : ' ';
      char mark = isOfStart && isOfGoal ? 'b' : nodes.contains(cell) ? 'n' : ' ';
      return new Square(
          true, end, sign, mark, 0, 0, ground, figures, tint(cell, isOfStart, isOfGoal));
    }

    private boolean addFigure(
        String letter, int[] hubs, int shown, int node, int cell, List<String> figures) {
      for (int i = 0; i < shown; i++) {
        if (hubs[i] == cell) {
          figures.add(letter + length(labels.costs(node)[i]));
          return true;
        }
      }
      return false;
    }

    private Tint tint(int cell, boolean isOfStart, boolean isOfGoal) {
      if (cell == step.hub()) {
        return Tint.CURRENT;
      } else if (cell == step.best()) {
        return Tint.PATH;
      } else if (isOfStart && isOfGoal) {
        return Tint.CLOSED;
      } else if (isOfStart || isOfGoal) {
        return isOfStart ? Tint.OPEN : Tint.OPEN_FROM_GOAL;
      }
      return nodes.contains(cell) ? Tint.NAMED : Tint.PLAIN;
    }
  }
}
