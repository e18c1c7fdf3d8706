package hopscotch.core.contract;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes a case smaller as long as what was found on it is still found. */
public final class Shrinking {
  private static final int MAX_TRIES = 1500;
  private static final long MAX_NANOS = 30_000_000_000L;

  private Shrinking() {}

  /**
   * The finding on the smallest case that was tried.
   *
   * @param finding the finding on {@code example}
   * @param find the finding on a smaller case; empty if there is none
   * @param isOver asked before each try: whether to try no more
   */
  public static <T> T smallest(
      T finding, GridCase example, Function<GridCase, Optional<T>> find, BooleanSupplier isOver) {
    long begunNanos = System.nanoTime();
    T smallest = finding;
    GridCase at = example;
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
        GridCase candidate = candidate(at, number);
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

  /** All cases that are one step smaller, the much smaller ones first. */
  public static Stream<GridCase> smaller(GridCase query) {
    return IntStream.range(0, candidates(query))
        .mapToObj(number -> candidate(query, number))
        .filter(Objects::nonNull);
  }

  private static int candidates(GridCase query) {
    GridMap map = query.map();
    return 5 + map.width() + map.height() + map.width() * map.height();
  }

  /**
   * A smaller case: from the start to itself, without a half, a column or a row, with a blocked
   * cell freed or a letter made plain; {@code null} if there is none of this number.
   */
  private static GridCase candidate(GridCase query, int number) {
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

  private static GridCase without(GridCase query, int column, int columns, int row, int rows) {
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

  private static GridCase freed(GridCase query, int cell) {
    GridMap map = query.map();
    if (map.terrain(cell) == GridMap.FREE || !query.movement().terrain().isFree(GridMap.FREE)) {
      return null;
    }
    return query.with(CellChanges.on(map).set(map.x(cell), map.y(cell), '.').build());
  }
}
