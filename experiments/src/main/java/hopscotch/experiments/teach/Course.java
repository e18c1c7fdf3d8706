package hopscotch.experiments.teach;

import java.util.List;
import java.util.Optional;

/** The lessons in the order in which a course takes them. */
public final class Course {
  private static final String FILL =
      "The figure shows the search after step %d. Write F, and below it g+h, into each cell that it"
          + " has reached.";

  private static final String NEXT =
      "The figure shows the search after step %d. Which cell is expanded next, and why? What"
          + " becomes of its neighbours?";

  /** The lessons. */
  public static final List<CourseLesson> LESSONS =
      List.of(
          search("wall", "A*: the open list, g, h and F")
              .fill(3, FILL)
              .next(9, NEXT)
              .compare(
                  "How many cells do A*, Dijkstra's algorithm and greedy search expand on this map,"
                      + " and how long are their paths? Guess before you count.",
                  "astar(open=heap)",
                  "dijkstra",
                  "greedy"),
          search("ties", "Ties: which of equal F comes first")
              .next(2, NEXT)
              .compare(
                  "Many cells between A and B have the same F. How many cells are expanded if of"
                      + " these the one with the largest g is taken first, with the smallest g,"
                      + " the last one generated, the first one?",
                  "astar(open=heap,ties=high-g)",
                  "astar(open=heap,ties=low-g)",
                  "astar(open=heap,ties=last-in-first-out)",
                  "astar(open=heap,ties=first-in-first-out)"),
          search("swamp", "Terrain: steps that cost more")
              .next(8, NEXT)
              .terrain(
                  "A step costs the mean weight of its two cells times its length. Let swamp weigh"
                      + " 1, 2, 4, 5 and 9 here: how long is the best path, and does it lead"
                      + " through swamp?",
                  List.of(".....", "..S..", "..S..", "A.S.B", "..S..", "..S..", "..S.."),
                  1,
                  2,
                  4,
                  5,
                  9),
          search("corner", "Corners: when a diagonal is legal")
              .fill(2, FILL)
              .movements(
                  "How long is the best path if both cells beside a diagonal must be free, if one"
                      + " must be, if none must be, and without diagonals?",
                  "8 never sqrt2 ground",
                  "8 one-free sqrt2 ground",
                  "8 always sqrt2 ground",
                  "4 never sqrt2 ground"),
          search("dead-end", "Heuristics: what h does not know")
              .next(7, NEXT)
              .compare(
                  "How many cells are expanded with h = 0, with the Euclidean distance, and with"
                      + " the octile distance, which is the exact cost on an empty map? Manhattan"
                      + " distance counts a diagonal as two steps: is its path still sure to be"
                      + " the best?",
                  "astar(open=heap,heuristic=zero)",
                  "astar(open=heap,heuristic=euclidean)",
                  "astar(open=heap,heuristic=octile)",
                  "astar(open=heap,heuristic=manhattan)"),
          search("weights", "Weighted A*, without and with reopening")
              .next(20, NEXT)
              .compare(
                  "How do expansions and length change as h is weighted 1, 1.5, 2 and 5, and what"
                      + " does reopening change at each? No path is longer than the weight times"
                      + " the best.",
                  "astar(open=heap)",
                  "astar(weight=1.5)",
                  "astar(weight=1.5,reopen=true)",
                  "astar(weight=2)",
                  "astar(weight=2,reopen=true)",
                  "astar(weight=5)",
                  "astar(weight=5,reopen=true)"),
          search("branch", "Branch star: run at the goal, climb around")
              .next(5, "After step %d: which cell is next, and what becomes of its neighbours?")
              .compare(
                  "Branch star promises nothing. How does it do beside A*?",
                  "bstar",
                  "bstar(fallback=astar)",
                  "astar(open=heap)"),
          search("rooms", "HPA*: clusters, entrances, refinement")
              .next(31, "After step %d: what is next on this level, and what does it change?")
              .compare(
                  "How many expansions do smaller and larger clusters and two levels take, and how"
                      + " much longer than the best are their paths?",
                  "hpa(cluster=4)",
                  "hpa(cluster=4,levels=2)",
                  "hpa(cluster=6)",
                  "astar(open=heap)"),
          search("frontiers", "Two frontiers: when may they stop?")
              .next(8, "After step %d: which side expands next, which cell, and why?")
              .compare(
                  "How many cells do these expand? All are optimal, so what differs is the proof.",
                  "nbs",
                  "mm",
                  "bidijkstra",
                  "astar(open=heap)",
                  "dijkstra"),
          search("jumps", "Jump points: leaving out equal ways")
              .next(3, "After step %d: which jump point is next, and which does it generate?")
              .compare(
                  "Jump point search expands few cells, but each takes a scan. How many does it"
                      + " expand, beside A* and canonical A*, which leaves out the same moves?",
                  "jps",
                  "canonical",
                  "astar(open=heap)"),
          search("intervals", "Any angle: searching intervals")
              .next(3, "After step %d: which interval is next, and what does its root see on?")
              .compare(
                  "How long are the best path of moves, that of Theta*, and the best at any angle?",
                  "astar(open=heap)",
                  "thetastar",
                  "anya",
                  "polyanya"),
          new ReplanCourse(ReplanLesson.REPLAN, "Replanning: a wall appears, D* Lite repairs"),
          new TeamCourse(TeamLesson.TEAM, "Several units: CBS splits, PIBT hands priority on"));

  private Course() {}

  private static SearchCourse search(String name, String topic) {
    return new SearchCourse(Lesson.find(name).orElseThrow(), topic, List.of());
  }

  /** The lesson of this name. */
  public static Optional<CourseLesson> find(String name) {
    return LESSONS.stream().filter(lesson -> lesson.name().equals(name)).findFirst();
  }

  /** The names of the lessons, in their order. */
  public static List<String> names() {
    return LESSONS.stream().map(CourseLesson::name).toList();
  }

  /** Which lesson of the course this is, from 1; 0 for one that is not of it. */
  public static int number(CourseLesson lesson) {
    return names().indexOf(lesson.name()) + 1;
  }
}
