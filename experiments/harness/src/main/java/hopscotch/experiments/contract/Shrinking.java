package hopscotch.experiments.contract;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Makes a case smaller as long as what was found on it is still found. */
final class Shrinking {
  private static final int MAX_TRIES = 1500;
  private static final long MAX_NANOS = 30_000_000_000L;

  private Shrinking() {}

  /**
   * What is found on the smallest case that was tried.
   *
   * @param finding what was found on {@code example}
   * @param find the finding on a smaller case; empty if there is none
   * @param isOver asked before each try: whether to try no more
   */
  static <T> T smallest(
      T finding,
      ContractCase example,
      Function<ContractCase, Optional<T>> find,
      BooleanSupplier isOver) {
    long begunNanos = System.nanoTime();
    T smallest = finding;
    ContractCase at = example;
    int tries = 0;
    boolean isSmaller = true;
    while (isSmaller) {
      isSmaller = false;
      for (int number = 0; number < candidates(at); number++) {
        if (isOver.getAsBoolean()
            || tries++ == MAX_TRIES
            || System.nanoTime() - begunNanos > MAX_NANOS) {
          return smallest;
        }
        ContractCase candidate = candidate(at, number);
        Optional<T> found = candidate == null ? Optional.empty() : find.apply(candidate);
        if (found.isPresent()) {
          smallest = found.get();
          at = candidate;
          isSmaller = true;
          number--;
        }
      }
    }
    return smallest;
  }

  private static int candidates(ContractCase query) {
    GridMap map = query.map();
    return 5 + map.width() + map.height() + map.width() * map.height();
  }

  /**
   * A smaller case: from the start to itself, without a half, a column or a row, with a blocked
   * cell freed or a letter made plain.
   *
   * @return {@code null} if there is none of this number
   */
  private static ContractCase candidate(ContractCase query, int number) {
    GridMap map = query.map();
    int width = map.width();
    int height = map.height();
    if (number == 0) {
      return query.start() == query.goal() ? null : query.standing();
    }
    if (number < 5) {
      int columns = number < 3 ? width / 2 : 0;
      int rows = number < 3 ? 0 : height / 2;
      int isLast = number % 2;
      return without(query, isLast * (width - columns), columns, isLast * (height - rows), rows);
    }
    int line = number - 5;
    if (line < width) {
      return without(query, line, 1, 0, 0);
    }
    if (line < width + height) {
      return without(query, 0, 0, line - width, 1);
    }
    int cell = line - width - height;
    return freed(query, map.cell(cell % width, cell / width));
  }

  private static ContractCase without(
      ContractCase query, int column, int columns, int row, int rows) {
    GridMap map = query.map();
    int width = map.width() - columns;
    int height = map.height() - rows;
    if (width == 0 || height == 0 || columns + rows == 0) {
      return null;
    }
    return query.redrawn(
        width,
        height,
        (x, y) ->
            map.cell(
                columns > 0 && x >= column ? x + columns : x, rows > 0 && y >= row ? y + rows : y));
  }

  private static ContractCase freed(ContractCase query, int cell) {
    GridMap map = query.map();
    if (map.terrain(cell) == GridMap.FREE || !query.movement().terrain().isFree(GridMap.FREE)) {
      return null;
    }
    GridMap other = map.with(CellChanges.on(map).set(map.x(cell), map.y(cell), '.').build());
    return new ContractCase(other, query.movement(), query.start(), query.goal());
  }
}
