package hopscotch.experiments.teach.replan;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.teach.lesson.Square;
import hopscotch.experiments.teach.lesson.Squares;
import hopscotch.experiments.teach.lesson.Tint;
import java.util.List;

/** The map as one step of a search that keeps g and rhs shows it: both in every known cell. */
record ReplanSquares(ReplanStep step, ReplanWords words) implements Squares {
  @Override
  public GridMap map() {
    return step.graph().map();
  }

  @Override
  public Square at(int cell) {
    Knowledge known = step.known().getOrDefault(cell, Knowledge.NONE);
    char ground = (char) map().terrain(cell);
    boolean isKnown = step.known().containsKey(cell);
    boolean isAtWork = known.isQueued() || cell == step.cell();
    if (!step.graph().isFree(cell) && !isAtWork) {
      return Square.wall(ground, step.changed().contains(cell) ? Tint.CHANGED : Tint.PLAIN);
    }
    int parent = known.parent();
    char sign = sign(cell, known);
    return new Square(
        true,
        cell == step.unit() ? Square.START : cell == step.goal() ? Square.GOAL : ' ',
        sign,
        ' ',
        parent < 0 ? 0 : Integer.signum(map().x(parent) - map().x(cell)),
        parent < 0 ? 0 : Integer.signum(map().y(parent) - map().y(cell)),
        ground,
        isKnown
            ? List.of("g   " + words.cost(known.g()), "rhs " + words.cost(known.rhs()))
            : List.of(),
        tint(sign, cell));
  }

  private char sign(int cell, Knowledge known) {
    if (cell == step.cell()) {
      return '*';
    } else if (step.path().contains(cell)) {
      return '#';
    } else if (known.isQueued()) {
      return known.isOver() ? 'o' : 'u';
    }
    return ' ';
  }

  private Tint tint(char sign, int cell) {
    if (step.changed().contains(cell)) {
      return Tint.CHANGED;
    }
    return switch (sign) {
      case '*' -> Tint.CURRENT;
      case '#' -> Tint.PATH;
      case 'o' -> Tint.OVER;
      case 'u' -> Tint.UNDER;
      default -> Tint.PLAIN;
    };
  }
}
