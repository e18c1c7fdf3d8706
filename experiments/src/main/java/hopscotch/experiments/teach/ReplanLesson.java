package hopscotch.experiments.teach;

import hopscotch.datasets.movingai.BadFileException;
import hopscotch.datasets.walk.Walk;
import hopscotch.datasets.walk.WalkReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A walk on a small map with a point to make.
 *
 * @param name what it is called on the command line
 * @param point what to look at, a line each
 * @param planner the spec of the planner that shows it, one that keeps g and rhs
 */
public record ReplanLesson(String name, List<String> point, Walk walk, String planner) {
  /** A wall appears where the way leads through. */
  public static final ReplanLesson REPLAN =
      new ReplanLesson(
          "replan",
          List.of(
              "D* Lite searches from the goal B and keeps two costs a cell: g, as last worked out,",
              "and rhs, by what the g of the neighbours say. Where they differ the cell is on the",
              "queue: overconsistent (g > rhs) or underconsistent (g < rhs), by the key",
              "[min(g, rhs) + h + km; min(g, rhs)], in which h is the distance from the unit A.",
              "The unit goes a step, then a wall appears: only what it touches is worked out again.",
              "Compare with --planner lpastar, which searches from A, and with --planner dstarlite:",
              "of equal first keys it takes underconsistent cells, then the largest rhs, first."),
          walk(
              """
              type walk
              version 1
              height 4
              width 6
              map
              ......
              ....@.
              ...@@.
              ....@.
              commands
              Q 0 2 5 3 ?
              C 2 1 @
              Q 1 2 5 3 ?
              """),
          "dstarlite(ties=low-g)");

  /** Copies the lines. */
  public ReplanLesson {
    point = List.copyOf(point);
  }

  private static Walk walk(String text) {
    try {
      return WalkReader.read(text.getBytes(StandardCharsets.US_ASCII), "replan");
    } catch (BadFileException e) {
      throw new AssertionError(e);
    }
  }
}
