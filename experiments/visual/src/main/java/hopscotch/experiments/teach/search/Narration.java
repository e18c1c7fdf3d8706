package hopscotch.experiments.teach.search;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.planner.capability.Jumper;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Tint;
import hopscotch.experiments.trace.Footprint;
import hopscotch.experiments.trace.Recording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
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
  private final Set<Integer> walked = new HashSet<>();
  private int walkedTo;
  private ExpansionOrder turns;
  private int next;

  Narration(SearchLecture lecture, Recording recording) {
    this.lecture = lecture;
    this.recording = recording;
    map = lecture.map();
    words = new PartWords(lecture, recording);
    footprint = new Footprint(map.cellCount());
  }

  List<SearchStep> steps() {
    int last = lecture.parts().size() - 1;
    for (int part = 0; part <= last; part++) {
      int end = part < last ? lecture.parts().get(part + 1).firstEvent() : recording.size();
      narrate(part, end);
    }
    walkTo(lecture.observed().path().size());
    add(last, Set.copyOf(walked), answer(), List.of(), true);
    return List.copyOf(steps);
  }

  private void narrate(int number, int end) {
    Recording.Part part = lecture.parts().get(number);
    if (part.kind() == SearchPart.REFINE && part.level() == 0) {
      walkTo(indexOnPath(part.from()) + 1);
    }
    Set<Integer> path = lecture.hasLayers() ? Set.copyOf(walked) : Set.of();
    turns = new ExpansionOrder(lecture.costs(), map);
    lecture.begin(part, footprint);
    NeighbourWords neighbours = new NeighbourWords(lecture, recording, part, end);
    boolean beginsByExpanding = next >= end || recording.isExpansion(next);
    if (beginsByExpanding) {
      turns.begin(part.from());
    }
    List<String> first = new ArrayList<>();
    while (next < end && !recording.isExpansion(next)) {
      int side = recording.side(next);
      play(neighbours, first);
      if (side == 1) {
        first.add("from the goal, " + first.remove(first.size() - 1));
      }
    }
    add(number, path, words.beginning(part, end), first, false);
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
    words
        .ending(number, footprint)
        .ifPresent(
            ending -> add(number, words.route(number), ending.reason(), ending.changes(), false));
  }

  /** The jumps of an expansion; {@code null} of a planner that makes none. */
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

  /** What to say of an expansion that changes nothing. */
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

  /** Why a jump point that was found was neither added nor improved. */
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

  /** Why an interval was next: the only one that follows the one before it, or the least F. */
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

  /** Where the path comes by a cell next, or the last place known. */
  private int indexOnPath(int cell) {
    PathBuffer path = lecture.observed().path();
    for (int i = Math.max(0, walkedTo - 1); !path.holdsPoints() && i < path.size(); i++) {
      if (path.cell(i) == cell) {
        return i;
      }
    }
    return walkedTo - 1;
  }

  /**
   * Marks the first {@code count} waypoints of the path, and the cells between them; of a path of
   * points, those that are centres of cells.
   */
  private void walkTo(int count) {
    PathBuffer path = lecture.observed().path();
    if (path.holdsPoints()) {
      walkToPoint(path, count);
      return;
    }
    for (; walkedTo < count; walkedTo++) {
      walked.add(path.cell(walkedTo));
      if (walkedTo > 0) {
        walk(path.cell(walkedTo - 1), path.cell(walkedTo));
      }
    }
  }

  private void walkToPoint(PathBuffer path, int count) {
    Points points = new Points(lecture.graph());
    for (; walkedTo < count; walkedTo++) {
      int x = points.x(path.point(walkedTo));
      int y = points.y(path.point(walkedTo));
      if (x % 2 == 1 && y % 2 == 1) {
        walked.add(map.cell(x / 2, y / 2));
      }
    }
  }

  private void walk(int from, int to) {
    int dx = map.x(to) - map.x(from);
    int dy = map.y(to) - map.y(from);
    int moves = Math.max(Math.abs(dx), Math.abs(dy));
    for (int k = 1; k < moves && (dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy)); k++) {
      walked.add(map.cell(map.x(from) + k * dx / moves, map.y(from) + k * dy / moves));
    }
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
