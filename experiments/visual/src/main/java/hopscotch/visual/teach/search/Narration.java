package hopscotch.visual.teach.search;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.planner.capability.Jumper;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Tint;
import hopscotch.visual.trace.Footprint;
import hopscotch.visual.trace.Recording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Cuts a recording into steps, part by part, and puts each into words. */
final class Narration {
  private final SearchLecture lecture;
  private final Recording recording;
  private final GridMap map;
  private final PartWords words;
  private final List<SearchStep> steps = new ArrayList<>();
  private final Footprint footprint;
  private final List<Integer> walkedCells;
  private int walkedTo;
  private ExpansionOrder turns;
  private int next;

  Narration(SearchLecture lecture, Recording recording) {
    this.lecture = lecture;
    this.recording = recording;
    map = lecture.map();
    words = new PartWords(lecture, recording);
    footprint = new Footprint(map.cellCount());
    walkedCells = cells(lecture.observed().path(), lecture.graph());
  }

  List<SearchStep> steps() {
    int last = lecture.parts().size() - 1;
    for (int part = 0; part <= last; part++) {
      int end = part < last ? lecture.parts().get(part + 1).firstEvent() : recording.size();
      narrate(part, end);
    }
    add(last, Set.copyOf(walkedCells), answer(), List.of(), true);
    return List.copyOf(steps);
  }

  private void narrate(int number, int end) {
    Recording.Part part = lecture.parts().get(number);
    boolean isMoves = part.kind() == SearchPart.REFINE && part.level() == 0;
    Set<Integer> path = walkTo(isMoves ? part.from() : -1);
    turns = new ExpansionOrder(lecture.costs(), map);
    lecture.begin(part, footprint);
    NeighbourWords neighbours = new NeighbourWords(lecture, recording, part, end);
    boolean beginsByExpanding = next >= end || recording.isExpansion(next);
    if (beginsByExpanding) {
      turns.begin(part.from());
    }
    // The first step: what is open before any expansion.
    List<String> first = new ArrayList<>();
    while (next < end && !recording.isExpansion(next)) {
      int side = recording.side(next);
      play(neighbours, first);
      if (side == 1) {
        first.add("from the goal, " + first.remove(first.size() - 1));
      }
    }
    add(number, path, words.beginning(part, end), first, false);
    // One step for each expansion, with what it generated.
    while (next < end) {
      int side = recording.side(next);
      int cell = recording.cell(next);
      String reason = reason(cell);
      List<String> changes = new ArrayList<>();
      List<Integer> generated = new ArrayList<>();
      play(neighbours, changes);
      while (next < end && !recording.isExpansion(next)) {
        generated.add(recording.cell(next));
        play(neighbours, changes);
      }
      JumpScan jumps = jumps(cell, changes, generated);
      changes.addAll(neighbours.untouched(side, cell, generated, footprint));
      Map<Integer, Tint> marks = jumps == null ? Map.of() : jumps.marks();
      List<String> told = jumps == null ? changes : jumps.lines();
      if (told.isEmpty()) {
        told.add(whyNothing());
      }
      steps.add(
          new SearchStep(lecture, number, next, side, cell, path, reason, told, marks, false));
    }
    // The last step: the result of the part.
    words
        .ending(number, footprint)
        .ifPresent(
            ending ->
                add(
                    number,
                    Set.copyOf(words.route(number)),
                    ending.reason(),
                    ending.changes(),
                    false));
  }

  /** The jumps of an expansion; {@code null} if the planner makes none. */
  private JumpScan jumps(int cell, List<String> changes, List<Integer> generated) {
    Jumper jumper = lecture.observed().planner().capability(Jumper.class).orElse(null);
    if (jumper == null) {
      return null;
    }
    Map<Integer, String> added = new HashMap<>();
    for (int i = 0; i < generated.size(); i++) {
      added.put(generated.get(i), changes.get(i).replaceFirst(" \\(.*?\\):", ":"));
    }
    JumpScan scan = new JumpScan(lecture.graph(), lecture.observed().query().goal());
    if (next == recording.size() && lecture.observed().judgement().isSolved()) {
      scan.seeGoal(cell);
      return scan;
    }
    scan.expand(
        cell,
        footprint.parent(0, cell),
        jumper,
        stop -> added.containsKey(stop) ? added.get(stop) : whyNotAdded(stop));
    return scan;
  }

  /** The reason why an expansion changes nothing. */
  private String whyNothing() {
    if (!recording.hasCones()) {
      return lecture.hasHeads()
          ? "nothing is added: the head cannot go on this way"
          : "nothing is added: no edge leads to a way better than those known";
    }
    return next == recording.size()
        ? "B is seen through this interval"
        : "nothing is added: a taut string goes nowhere from here, or another way is shorter";
  }

  /** The reason why a jump point that was found was neither added nor improved. */
  private String whyNotAdded(int cell) {
    return footprint.isReached(0, cell)
        ? "ignored, since its g is %s already"
            .formatted(Lecture.text(lecture.costs().g(footprint.g(0, cell))))
        : "dropped, since B is in the box of none of its jumps";
  }

  private String reason(int cell) {
    if (recording.hasCones()) {
      return intervalReason(next);
    } else if (lecture.hasHeads()) {
      return footprint.isClosed(0, cell)
          ? "a head sets out from %s along the obstacle".formatted(map.describe(cell))
          : "expand %s: it is the turn of the head there".formatted(map.describe(cell));
    }
    return turns.reason(recording, next);
  }

  /** Why an interval was next: as the only one after the one before, or by its F. */
  private String intervalReason(int event) {
    boolean followsAlone =
        event > 1 && recording.isExpansion(event - 2) && !recording.isExpansion(event - 1);
    String interval = "expand the interval " + recording.cone(event).describe();
    return followsAlone
        ? interval + ": the only one that follows, so the open list is not asked"
        : "%s: its F %s is the least"
            .formatted(interval, Lecture.text(lecture.costs().f(recording.f(event))));
  }

  private void add(
      int part, Set<Integer> path, String reason, List<String> changes, boolean isAnswer) {
    steps.add(
        new SearchStep(lecture, part, next, 0, -1, path, reason, changes, Map.of(), isAnswer));
  }

  /** Plays one event and says what it changed. */
  private void play(NeighbourWords neighbours, List<String> changes) {
    if (!recording.isExpansion(next)) {
      changes.add(neighbours.generated(next, footprint));
    }
    turns.see(recording, next);
    recording.replay(next++, footprint);
  }

  /** The cells of the path between waypoints too. For points, those whose centres it has. */
  private static List<Integer> cells(PathBuffer path, GridGraph graph) {
    GridMap map = graph.map();
    Points points = new Points(graph);
    List<Integer> cells = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      if (path.holdsPoints()) {
        int x = points.x(path.point(i));
        int y = points.y(path.point(i));
        if (x % 2 == 1 && y % 2 == 1) {
          cells.add(map.cell(x / 2, y / 2));
        }
        continue;
      }
      int from = i == 0 ? path.cell(0) : path.cell(i - 1);
      int dx = map.x(path.cell(i)) - map.x(from);
      int dy = map.y(path.cell(i)) - map.y(from);
      int moves = Math.max(Math.abs(dx), Math.abs(dy));
      for (int k = 1; k < moves && (dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy)); k++) {
        cells.add(map.cell(map.x(from) + k * dx / moves, map.y(from) + k * dy / moves));
      }
      cells.add(path.cell(i));
    }
    return cells;
  }

  /** The path up to the place where it next passes a cell, or to the last known place. */
  private Set<Integer> walkTo(int cell) {
    int ahead = walkedCells.subList(Math.max(0, walkedTo - 1), walkedCells.size()).indexOf(cell);
    walkedTo = ahead < 0 ? walkedTo : Math.max(0, walkedTo - 1) + ahead + 1;
    return Set.copyOf(walkedCells.subList(0, walkedTo));
  }

  private String answer() {
    if (!recording.isComplete()) {
      return "the lecture ends after %d events; the search goes on".formatted(recording.size());
    }
    Optional<String> fault = lecture.findFault();
    if (fault.isPresent() && !lecture.observed().judgement().isSolved()) {
      return "the search ends with a wrong answer: " + fault.get();
    }
    return lecture.observed().judgement().isSolved()
        ? "the goal is reached: length %s, %s"
            .formatted(
                Lecture.text(lecture.observed().judgement().length()),
                lecture.observed().judgement().verdict().text())
        : "there is no path: " + lecture.observed().judgement().verdict().text();
  }
}
