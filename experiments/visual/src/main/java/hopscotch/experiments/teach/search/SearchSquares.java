package hopscotch.experiments.teach.search;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.capability.Layer;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Square;
import hopscotch.experiments.teach.lesson.Squares;
import hopscotch.experiments.teach.lesson.Tint;
import hopscotch.experiments.trace.Cone;
import hopscotch.experiments.trace.Footprint;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The map as one step of a search shows it: F, G and H in every reached cell. Of a planner with
 * levels it shows the one that the step belongs to: its clusters and nodes.
 */
final class SearchSquares implements Squares {
  private final SearchLecture lecture;
  private final SearchStep step;
  private final Footprint footprint;
  private final GridMap map;
  private final Layer layer;
  private final Cone cone;
  private final Set<Integer> nodes;

  SearchSquares(SearchLecture lecture, SearchStep step, Footprint footprint) {
    this.lecture = lecture;
    this.step = step;
    this.footprint = footprint;
    this.map = lecture.observed().planner().graph().map();
    this.layer = lecture.layer(lecture.parts().get(step.part())).orElse(null);
    this.nodes =
        lecture
            .nodes()
            .map(graph -> Arrays.stream(graph.nodes()).boxed().collect(Collectors.toSet()))
            .orElse(Set.of());
    List<Cone> cones = footprint.cones();
    this.cone = step.cell() < 0 || cones.isEmpty() ? null : cones.get(cones.size() - 1);
  }

  @Override
  public GridMap map() {
    return map;
  }

  @Override
  public boolean isDivided(int cell, int other) {
    return layer != null && layer.cluster(cell) != layer.cluster(other);
  }

  @Override
  public Square at(int cell) {
    char ground = (char) map.terrain(cell);
    if (!lecture.observed().planner().graph().isFree(cell)) {
      return Square.wall(ground, step.marks().walls().contains(cell) ? Tint.FORCING : Tint.PLAIN);
    }
    int side = side(cell);
    int parent = side < 0 ? -1 : footprint.parent(side, cell);
    boolean isNode = layer != null && layer.isEntrance(cell) || nodes.contains(cell);
    char sign = sign(cell, side);
    return new Square(
        true,
        end(cell),
        sign,
        isNode ? 'n' : ' ',
        parent < 0 ? 0 : Integer.signum(map.x(parent) - map.x(cell)),
        parent < 0 ? 0 : Integer.signum(map.y(parent) - map.y(cell)),
        ground,
        figures(cell, side),
        tint(sign, side, isNode));
  }

  private List<String> figures(int cell, int side) {
    if (side < 0 || footprint.f(side, cell) < 0) {
      return List.of();
    }
    long g = footprint.g(side, cell);
    long f = footprint.f(side, cell);
    if (lecture.hasHeads()) {
      return List.of(Lecture.text(lecture.costs().g(g)));
    }
    return List.of(
        "F " + Lecture.text(lecture.costs().f(f)),
        Lecture.text(lecture.costs().g(g)) + "+" + Lecture.text(lecture.costs().h(g, f)));
  }

  private char end(int cell) {
    if (cell == lecture.observed().query().start()) {
      return Square.START;
    }
    return cell == lecture.observed().query().goal() ? Square.GOAL : ' ';
  }

  private char sign(int cell, int side) {
    if (cell == step.cell() && !lecture.hasCones()) {
      return '*';
    } else if (step.marks().forced().contains(cell)) {
      return '!';
    } else if (cone != null && cone.contains(map.x(cell) + 0.5, map.y(cell) + 0.5)) {
      return '~';
    } else if (side >= 0 && !(step.cell() < 0 && step.path().contains(cell))) {
      return footprint.isOpen(side, cell) ? 'o' : 'x';
    }
    if (step.path().contains(cell)) {
      return '#';
    }
    return step.marks().scanned().contains(cell) ? '-' : ' ';
  }

  /** The side whose state of the cell is shown, -1 if none reached it, or of intervals. */
  private int side(int cell) {
    if (lecture.hasCones()) {
      return -1;
    }
    if (footprint.isReached(0, cell)) {
      return footprint.isOpen(0, cell) && footprint.isClosed(1, cell) ? 1 : 0;
    }
    return footprint.isReached(1, cell) ? 1 : -1;
  }

  private static Tint tint(char sign, int side, boolean isNode) {
    return switch (sign) {
      case '*' -> Tint.CURRENT;
      case '~' -> Tint.CONE;
      case '!' -> Tint.FORCED;
      case '-' -> Tint.SCANNED;
      case '#' -> Tint.PATH;
      case 'o' -> side == 0 ? Tint.OPEN : Tint.OPEN_FROM_GOAL;
      case 'x' -> side == 0 ? Tint.CLOSED : Tint.CLOSED_FROM_GOAL;
      default -> isNode ? Tint.NAMED : Tint.PLAIN;
    };
  }
}
