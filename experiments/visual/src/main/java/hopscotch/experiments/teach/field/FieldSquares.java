package hopscotch.experiments.teach.field;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.teach.lesson.Square;
import hopscotch.experiments.teach.lesson.Squares;
import hopscotch.experiments.teach.lesson.Tint;
import java.util.List;

/** The map as one step of a lecture on fields shows it: cost and next move of each cell told. */
record FieldSquares(FieldStep step, FieldWords words) implements Squares {
  @Override
  public GridMap map() {
    return step.field().graph().map();
  }

  @Override
  public boolean isDivided(int cell, int other) {
    return step.layer() != null && step.layer().cluster(cell) != step.layer().cluster(other);
  }

  @Override
  public Square at(int cell) {
    char ground = (char) map().terrain(cell);
    if (!step.field().graph().isFree(cell)) {
      return Square.wall(ground, step.blocked().contains(cell) ? Tint.CHANGED : Tint.PLAIN);
    }
    boolean isKnown = step.known().contains(cell);
    int next = isKnown && step.field().isReachable(cell) ? step.field().next(cell) : cell;
    boolean isNode = step.layer() != null && step.layer().isEntrance(cell);
    return new Square(
        true,
        end(cell),
        step.fresh().contains(cell) ? '*' : ' ',
        isNode ? 'n' : ' ',
        map().x(next) - map().x(cell),
        map().y(next) - map().y(cell),
        ground,
        isKnown ? List.of(words.cost(cell)) : List.of(),
        tint(cell, isKnown, isNode));
  }

  /** The number of a unit that stands here, the first of several; or the letter of the goal. */
  private char end(int cell) {
    int unit = step.units().indexOf(cell);
    if (step.field().isGoal(cell)) {
      return Square.GOAL;
    }
    return unit < 0 ? ' ' : (char) ('1' + unit);
  }

  private Tint tint(int cell, boolean isKnown, boolean isNode) {
    if (step.units().contains(cell)) {
      return Tint.CURRENT;
    } else if (step.fresh().contains(cell)) {
      return Tint.OPEN;
    } else if (isKnown) {
      return Tint.CLOSED;
    }
    return isNode ? Tint.NAMED : Tint.PLAIN;
  }
}
