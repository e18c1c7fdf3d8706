package hopscotch.visual.teach.search;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.capability.Layer;
import hopscotch.visual.teach.lesson.Edge;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Square;
import hopscotch.visual.teach.lesson.Squares;
import hopscotch.visual.teach.lesson.Step;
import hopscotch.visual.teach.lesson.Tint;
import hopscotch.visual.trace.Cone;
import hopscotch.visual.trace.Footprint;
import hopscotch.visual.trace.Recording;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.DoubleStream;

/**
 * One step of a search. The map has F, G and H in every reached cell. For a planner with levels, it
 * shows the clusters and nodes of the level to which the step belongs.
 *
 * @param lecture the lecture of the step
 * @param layer the number of the part to which it belongs, from 0
 * @param events the number of events of the recording that are played at its end
 * @param side the side that expands, 0 or 1
 * @param cell the cell expanded; -1 at the beginning or the end of a part, and for the answer
 * @param path the cells of the path as far as it is known
 * @param reason why this cell was next, or what begins or ended here
 * @param changes the changes of its neighbours, one line for each
 * @param marks the cells that its jumps scanned, the forced neighbours, and the walls that force
 *     them
 * @param isAnswer whether it is the last step, which tells the answer
 */
public record SearchStep(
    SearchLecture lecture,
    int layer,
    int events,
    int side,
    int cell,
    Set<Integer> path,
    String reason,
    List<String> changes,
    Map<Integer, Tint> marks,
    boolean isAnswer)
    implements Step {

  /** Copies what is not immutable. */
  public SearchStep {
    path = Set.copyOf(path);
    changes = List.copyOf(changes);
    marks = Map.copyOf(marks);
  }

  private Recording.Part inPart() {
    return lecture.parts().get(layer);
  }

  @Override
  public String part() {
    String level = inPart().level() == 0 ? "cells" : "level " + inPart().level();
    return lecture.hasLayers()
        ? "part %d of %d, on %s".formatted(layer + 1, lecture.parts().size(), level)
        : "";
  }

  @Override
  public List<String> lists() {
    return isAnswer || lecture.hasCones()
        ? List.of()
        : new OpenList(lecture, lecture.after(this)).lines();
  }

  @Override
  public List<Edge> edges() {
    return lecture.edges(this);
  }

  @Override
  public double[] line() {
    return isAnswer ? Lecture.line(lecture.graph(), lecture.observed().path()) : Step.super.line();
  }

  @Override
  public double[] cones() {
    DoubleStream.Builder cones = DoubleStream.builder();
    Recording recording = lecture.recording();
    boolean isExpanded = !lecture.hasCones();
    for (int event = events - 1; event >= 0 && !isExpanded; event--) {
      Cone cone = recording.cone(event);
      isExpanded = recording.isExpansion(event);
      if (!cone.isOpen()) {
        cones.add(cone.rootX()).add(cone.rootY()).add(cone.fromX()).add(cone.fromY());
        cones.add(cone.toX()).add(cone.toY()).add(isExpanded ? 1 : 0);
      }
    }
    return cones.build().toArray();
  }

  @Override
  public Squares squares() {
    Footprint footprint = lecture.after(this);
    Layer clusters = lecture.layer(inPart()).orElse(null);
    List<Cone> cones = footprint.cones();
    Cone cone = cell < 0 || cones.isEmpty() ? null : cones.get(cones.size() - 1);
    return new Squares(
        lecture.map(),
        shown -> square(shown, footprint, clusters, cone),
        shown -> clusters == null ? 0 : clusters.cluster(shown));
  }

  private Square square(int shown, Footprint footprint, Layer clusters, Cone cone) {
    GridMap map = lecture.map();
    if (!lecture.graph().isFree(shown)) {
      return Square.wall(map, shown, marks.getOrDefault(shown, Tint.PLAIN));
    }
    int from = side(shown, footprint);
    boolean isNode =
        clusters != null && clusters.isEntrance(shown) || lecture.nodes().contains(shown);
    char end =
        shown == lecture.observed().query().start()
            ? Square.START
            : shown == lecture.observed().query().goal() ? Square.GOAL : ' ';
    char sign = sign(shown, from, footprint, cone);
    return Square.of(
        map,
        shown,
        "" + end + sign + (isNode ? 'n' : ' '),
        from < 0 ? -1 : footprint.parent(from, shown),
        from < 0 || footprint.f(from, shown) < 0
            ? List.of()
            : figures(footprint.g(from, shown), footprint.f(from, shown)),
        tint(sign, from, isNode));
  }

  private List<String> figures(long g, long f) {
    String length = Lecture.text(lecture.costs().g(g));
    return lecture.hasHeads()
        ? List.of(length)
        : List.of(
            "F " + Lecture.text(lecture.costs().f(f)),
            length + "+" + Lecture.text(lecture.costs().h(g, f)));
  }

  private char sign(int shown, int from, Footprint footprint, Cone cone) {
    if (shown == cell && !lecture.hasCones()) {
      return '*';
    } else if (marks.get(shown) == Tint.FORCED) {
      return '!';
    } else if (cone != null
        && cone.contains(lecture.map().x(shown) + 0.5, lecture.map().y(shown) + 0.5)) {
      return '~';
    } else if (from >= 0 && !(cell < 0 && path.contains(shown))) {
      return footprint.isOpen(from, shown) ? 'o' : 'x';
    } else if (path.contains(shown)) {
      return '#';
    }
    return marks.get(shown) == Tint.SCANNED ? '-' : ' ';
  }

  /** The side whose state of a cell is shown; -1 if none reached it, or if nodes are intervals. */
  private int side(int shown, Footprint footprint) {
    if (lecture.hasCones()) {
      return -1;
    } else if (footprint.isReached(0, shown)) {
      return footprint.isOpen(0, shown) && footprint.isClosed(1, shown) ? 1 : 0;
    }
    return footprint.isReached(1, shown) ? 1 : -1;
  }

  private static Tint tint(char sign, int from, boolean isNode) {
    return switch (sign) {
      case '*' -> Tint.CURRENT;
      case '~' -> Tint.CONE;
      case '!' -> Tint.FORCED;
      case '-' -> Tint.SCANNED;
      case '#' -> Tint.PATH;
      case 'o' -> from == 0 ? Tint.OPEN : Tint.OPEN_FROM_GOAL;
      case 'x' -> from == 0 ? Tint.CLOSED : Tint.CLOSED_FROM_GOAL;
      default -> isNode ? Tint.NAMED : Tint.PLAIN;
    };
  }
}
