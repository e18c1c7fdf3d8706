package hopscotch.harness.guest;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.judge.verdict.ClaimedLength;
import java.util.Arrays;
import java.util.Optional;

/**
 * A guest's answer to one query. Immutable; its array must not be written.
 *
 * @param outcome the outcome; {@code null} if the answer is useless
 * @param problem why the answer is useless; {@code null} if it is not
 * @param isOffered whether the guest offers to answer such queries at all
 * @param nanos the time of the search, by the guest's own clock
 * @param expanded the number of expansions; -1 if the guest does not report it
 * @param points the points of its path, x and y in turn
 * @param length the length that it names in place of a path; {@code null} for none
 * @param pathBytes the length of the text of its path
 */
@SuppressWarnings("ArrayRecordComponent") // an answer, whose array is read alone
public record GuestAnswer(
    Outcome outcome,
    String problem,
    boolean isOffered,
    long nanos,
    long expanded,
    int[] points,
    ClaimedLength length,
    int pathBytes) {
  private static final int[] NO_POINTS = {};
  private static final String EXPECTED =
      "answer %d OUTCOME NANOS EXPANDED [x,y ...], OUTCOME one of found, none, time, expansions,"
          + " error, not-offered";
  private static final String LENGTH = "length=";
  private static final String NOT_OFFERED = "not-offered";

  /**
   * The turning points of the path as cells of the map. Empty if there is no path.
   *
   * @param metric the metric, which says whether it should name a path or a length
   * @throws IllegalArgumentException if a point lies off the map, or the other one is named
   */
  public int[] cells(GridMap map, LengthMetric metric) {
    if (outcome == Outcome.FOUND && (length != null) != (metric == LengthMetric.ABSTRACT)) {
      throw new IllegalArgumentException(
          length == null
              ? "it names a path, and its hello says metric=length"
              : "it names a length in place of a path, and its hello does not say metric=length");
    }
    int[] cells = new int[points.length / 2];
    for (int i = 0; i < cells.length; i++) {
      if (!map.contains(points[2 * i], points[2 * i + 1])) {
        throw new IllegalArgumentException(
            "a point of its path, (%d, %d), lies off the map of %d x %d"
                .formatted(points[2 * i], points[2 * i + 1], map.width(), map.height()));
      }
      cells[i] = map.cell(points[2 * i], points[2 * i + 1]);
    }
    return cells;
  }

  /** The length that it names in place of a path. Empty if it names a path or neither. */
  public Optional<ClaimedLength> findLength() {
    return Optional.ofNullable(length);
  }

  /**
   * Reads the answer to query {@code number} of a block.
   *
   * @throws GuestFault if the line is not an answer to that query, so that the guest cannot be
   *     followed
   */
  static GuestAnswer parse(String line, int number) throws GuestFault {
    if (!line.startsWith("answer ")) {
      throw new GuestFault(
          GuestFault.Kind.PROTOCOL,
          "it wrote '%s' where an answer to query %d was due: expected %s"
              .formatted(GuestProcess.shown(line), number, EXPECTED.formatted(number)));
    }
    int end = line.indexOf(' ', 7);
    String stated = line.substring(7, end < 0 ? line.length() : end);
    if (!stated.equals(Integer.toString(number))) {
      boolean isTwice = stated.matches("[0-9]{1,9}") && Integer.parseInt(stated) < number;
      throw new GuestFault(
          GuestFault.Kind.PROTOCOL,
          (isTwice ? "it answered query %s twice" : "it answered query %s, the wrong one")
                  .formatted(GuestProcess.shown(stated))
              + ": expected the answer to query "
              + number);
    }
    try {
      return parse(end < 0 ? new String[0] : line.substring(end + 1).split(" "), number);
    } catch (IllegalArgumentException e) {
      return useless(e.getMessage() + ": expected " + EXPECTED.formatted(number), true);
    }
  }

  private static GuestAnswer parse(String[] words, int number) {
    // It says that it has no answer.
    if (words.length > 0 && (words[0].equals("error") || words[0].equals(NOT_OFFERED))) {
      String said = String.join(" ", Arrays.asList(words).subList(1, words.length));
      boolean isOffered = words[0].equals("error");
      String how = isOffered ? "it says: " : "it does not offer this: ";
      return useless(how + GuestProcess.shown(said), isOffered);
    }
    if (words.length < 3) {
      throw new IllegalArgumentException("its answer to query " + number + " is cut short");
    }
    // The outcome, the time and the expansions.
    Outcome outcome =
        switch (words[0]) {
          case "found" -> Outcome.FOUND;
          case "none" -> Outcome.NO_PATH;
          case "time" -> Outcome.OUT_OF_TIME;
          case "expansions" -> Outcome.OUT_OF_EXPANSIONS;
          default ->
              throw new IllegalArgumentException(
                  "its outcome is '" + GuestProcess.shown(words[0]) + "'");
        };
    long nanos = whole("time", words[1]);
    long expanded = words[2].equals("-") ? -1 : whole("number of expansions", words[2]);
    if (outcome != Outcome.FOUND && words.length > 3) {
      throw new IllegalArgumentException("it names a path, and its outcome is " + words[0]);
    }
    if (outcome == Outcome.FOUND && words.length == 3) {
      throw new IllegalArgumentException("it found a path and names none");
    }
    // The path, or a length in its place.
    boolean isLength = words.length == 4 && words[3].startsWith(LENGTH);
    int pathBytes = 0;
    for (int i = 3; i < words.length; i++) {
      pathBytes += 1 + words[i].length();
    }
    return new GuestAnswer(
        outcome,
        null,
        true,
        nanos,
        expanded,
        words.length == 3 || isLength ? NO_POINTS : points(words),
        isLength ? ClaimedLength.parse(words[3].substring(LENGTH.length())) : null,
        pathBytes);
  }

  private static long whole(String what, String word) {
    if (!word.matches("[0-9]{1,18}")) {
      throw new IllegalArgumentException(
          "its %s is '%s', no whole number from 0 on".formatted(what, GuestProcess.shown(word)));
    }
    return Long.parseLong(word);
  }

  private static int[] points(String[] words) {
    int[] points = new int[2 * (words.length - 3)];
    for (int i = 3; i < words.length; i++) {
      int comma = words[i].indexOf(',');
      points[2 * (i - 3)] = coordinate(words[i], 0, comma);
      points[2 * (i - 3) + 1] = coordinate(words[i], comma + 1, words[i].length());
    }
    return points;
  }

  private static int coordinate(String word, int from, int to) {
    int value = 0;
    for (int i = from; i < to && value < 1 << 24; i++) {
      int digit = word.charAt(i) - '0';
      value = digit < 0 || digit > 9 ? 1 << 24 : 10 * value + digit;
    }
    if (from >= to || value >= 1 << 24) {
      throw new IllegalArgumentException(
          "a point of its path is '%s', no x,y".formatted(GuestProcess.shown(word)));
    }
    return value;
  }

  private static GuestAnswer useless(String problem, boolean isOffered) {
    return new GuestAnswer(null, problem, isOffered, 0, -1, NO_POINTS, null, 0);
  }
}
