package hopscotch.visual.teach.lecture;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.capability.Labelled;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Legend;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.LessonDrawing;
import hopscotch.visual.teach.lesson.Square;
import hopscotch.visual.teach.lesson.Squares;
import hopscotch.visual.teach.lesson.Tint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Shows how the labels of two nodes give the distance between them. Both lists are scanned in the
 * order of ranks, and a hub in both joins two distances.
 */
public final class LabelLecture extends Lecture {
  private final PreparedPlanner planner;
  private final GridMap map;
  private final Labelled labels;
  private final int start;
  private final int goal;
  private final int[] ofStart;
  private final int[] ofGoal;

  /** The number of entries of the start's label that are drawn on the map. */
  private int shownOfStart;

  private int shownOfGoal;
  private long best = Long.MAX_VALUE;
  private int bestHub = -1;

  /** The lecture on two nodes, by a planner that has labels. */
  public LabelLecture(Lesson lesson, KnownSpec spec, Movement movement) {
    this(
        lesson.legend(),
        Planners.prepare(spec, GridGraph.of(lesson.drawing().map(), movement), Budget.UNLIMITED),
        lesson.drawing());
  }

  LabelLecture(Legend legend, PreparedPlanner planner, LessonDrawing drawing) {
    super(legend);
    this.planner = planner;
    map = drawing.map();
    start = drawing.start();
    goal = drawing.goal();
    labels =
        planner
            .capability(Labelled.class)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        planner.spec() + " has no hub labels: expected hl, or hl with parameters"));
    ofStart = labels.hubs(start);
    ofGoal = labels.hubs(goal);
    tellLabels();
    tellMerge();
    PathBuffer path = new PathBuffer();
    planner.newSearch().find(start, goal, path);
    String answer =
        bestHub < 0
            ? "no hub is in both lists: there is no path"
            : "one list is at its end: the distance from A to B is %s, over the hub %s"
                .formatted(length(best), map.describe(bestHub));
    tell("", answer, List.of(), lists(bestHub), squares(bestHub), line(planner.graph(), path));
  }

  private void tellLabels() {
    int nodes = labels.nodes().length;
    add(-1, "the map has %d nodes, one at each corner of a wall".formatted(nodes), List.of());
    shownOfStart = ofStart.length;
    String ofA = "the label of A lists %d of the %d nodes as hubs";
    add(-1, ofA.formatted(shownOfStart, nodes), entries(start));
    shownOfGoal = ofGoal.length;
    add(-1, "the label of B lists %d hubs".formatted(shownOfGoal), entries(goal));
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

  /** Scans both lists together, as in a merge of sorted lists. */
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
        add(
            isOfStart ? ofStart[i++] : ofGoal[j++],
            "rank %d is in the list of %s alone"
                .formatted(Math.min(rankI, rankJ), isOfStart ? "A" : "B"),
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
        ofStart[i],
        "rank %d is in both lists: hub %s"
            .formatted(labels.rank(ofStart[i]), map.describe(ofStart[i])),
        List.of(
            "%s from A to the hub, %s from the hub to B: %s"
                .formatted(length(toHub), length(fromHub), length(toHub + fromHub)),
            isBetter ? "the least so far" : "not less than " + length(best)));
  }

  /** Adds a step about a hub, or -1 for none. */
  private void add(int hub, String reason, List<String> changes) {
    tell("", reason, changes, lists(hub), squares(hub));
  }

  private List<String> lists(int hub) {
    return shownOfGoal == 0
        ? List.of()
        : List.of("label of A: " + list(ofStart, hub), "label of B: " + list(ofGoal, hub));
  }

  private String list(int[] hubs, int now) {
    return Arrays.stream(hubs)
        .mapToObj(
            hub ->
                (hub == now ? "%d %s (now)" : "%d %s")
                    .formatted(labels.rank(hub), map.describe(hub)))
        .collect(Collectors.joining(", "));
  }

  private Squares squares(int hub) {
    return new Squares(map, cell -> square(cell, hub));
  }

  private Square square(int cell, int hub) {
    if (!planner.graph().isFree(cell)) {
      return Square.wall(map, cell, Tint.PLAIN);
    }
    List<String> figures = new ArrayList<>();
    boolean isOfStart = addFigure("A ", ofStart, shownOfStart, start, cell, figures);
    boolean isOfGoal = addFigure("B ", ofGoal, shownOfGoal, goal, cell, figures);
    boolean isNode = Arrays.stream(labels.nodes()).anyMatch(node -> node == cell);
    char end = cell == start ? Square.START : cell == goal ? Square.GOAL : ' ';
    char sign = cell == hub ? '*' : isOfStart ? 'a' : isOfGoal ? 'b' : ' ';
    char mark = isOfStart && isOfGoal ? 'b' : isNode ? 'n' : ' ';
    Tint ofOne = isOfStart ? Tint.OPEN : isOfGoal ? Tint.OPEN_FROM_GOAL : Tint.PLAIN;
    Tint ofNode = isNode && ofOne == Tint.PLAIN ? Tint.NAMED : ofOne;
    return Square.of(
        map,
        cell,
        "" + end + sign + mark,
        -1,
        figures,
        cell == hub
            ? Tint.CURRENT
            : cell == bestHub ? Tint.PATH : isOfStart && isOfGoal ? Tint.CLOSED : ofNode);
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

  private String length(long cost) {
    return text((double) cost / planner.graph().unitCost());
  }

  /** The distance that the labels give, in the scale of the graph. */
  long distance() {
    return best;
  }

  @Override
  public KnownSpec spec() {
    return planner.spec();
  }
}
