package hopscotch.experiments.teach.search;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The lessons about one query that come with Hopscotch. */
public final class SearchLessons {
  private static final List<SearchLesson> OTHERS =
      List.of(
          SearchLesson.drawn(
                  "rooms",
                  "HPA*: clusters, entrances, refinement",
                  List.of(
                      "HPA* first joins start and goal to the nodes at the borders of clusters,",
                      "then searches those nodes alone, and last turns the way it found into moves,",
                      "cluster by cluster. Each part is a search of its own, on its own level.",
                      "Compare with --planner \"hpa(cluster=4,levels=2)\" and with astar."),
                  "....@.......",
                  ".A..@...@...",
                  "............",
                  "....@...@...",
                  "@@.@@@.@@.@@",
                  "....@...@...",
                  "........@.B.",
                  "....@.......")
              .shownBy("hpa(cluster=4,insertion=dijkstra)")
              .next(31, "After step %d: what is next on this level, and what does it change?")
              .compare(
                  "How many expansions does HPA* take if it joins A and B by straight walks, which"
                      + " expand nothing, in place of searches? How many with larger clusters? How"
                      + " much longer than the best are the paths?",
                  "hpa(cluster=4,insertion=dijkstra)",
                  "hpa(cluster=4)",
                  "hpa(cluster=6)",
                  "astar(open=heap)"),
          SearchLesson.drawn(
                  "frontiers",
                  "Two frontiers: when may they stop?",
                  List.of(
                      "One search goes out from A, another from B. Where they meet there is a path,",
                      "but the first meeting need not be on the best one. They may stop only when",
                      "no pair of open cells, one of each side, can join a shorter path.",
                      "NBS always expands the pair that could join the shortest path."),
                  "........",
                  ".A..@...",
                  "....@...",
                  "..@@@...",
                  "......B.",
                  "........")
              .shownBy("nbs")
              .next(8, "After step %d: which side expands next, which cell, and why?")
              .compare(
                  "How many cells are expanded by NBS, by MM, by Dijkstra's algorithm from both ends,"
                      + " by A*, and by Dijkstra's algorithm from one end? All find a shortest path,"
                      + " so what differs is the proof.",
                  "nbs",
                  "mm",
                  "bidijkstra",
                  "astar(open=heap)",
                  "dijkstra"),
          SearchLesson.drawn(
                  "jumps",
                  "Jump points: leaving out equal ways",
                  List.of(
                      "On an empty map most moves only lead to cells that are reached as well by",
                      "another way. Of equally short ways jump point search follows only one. It stops",
                      "where a wall forces a turn: at a jump point. Cells between are scanned, and not",
                      "expanded. Compare with --planner canonical, which expands them all."),
                  ".........",
                  ".A..@....",
                  "....@..@.",
                  ".@..@..@.",
                  ".@.....@B",
                  ".........")
              .shownBy("jps")
              .next(3, "After step %d: which jump point is next, and which does it generate?")
              .compare(
                  "Jump point search expands few cells, but each takes a scan. How many does it"
                      + " expand, and how many do A* and canonical A*, which leaves out the same"
                      + " moves?",
                  "jps",
                  "canonical",
                  "astar(open=heap)"),
          SearchLesson.drawn(
                  "bounds",
                  "Goal bounds: directions that lead elsewhere",
                  List.of(
                      "For each direction of a jump point a box is prepared around all cells to which a",
                      "best path begins that way, of those paths that make their diagonal moves as",
                      "early as they can. If B lies outside the box, no jump is made there.",
                      "The map is that of the lesson jumps. Compare with --planner jpsplus."),
                  ".........",
                  ".A..@....",
                  "....@..@.",
                  ".@..@..@.",
                  ".@.....@B",
                  ".........")
              .shownBy("jpsplus(bounds=true)")
              .next(
                  4, "After step %d: which jump point is next, and which jumps does it leave out?")
              .compare(
                  "Goal bounds take preparation: a search from every jump point. What do they save"
                      + " on this map?",
                  "jpsplus",
                  "jpsplus(bounds=true)",
                  "astar(open=heap)"),
          SearchLesson.drawn(
                  "subgoals",
                  "Subgoals and contraction: a small graph, made beforehand",
                  List.of(
                      "A shortest path need pass only corners of walls. A subgoal graph has a node at each",
                      "corner, and an edge where the way to the next one is as on an empty map. A search",
                      "over it expands few nodes. A contraction hierarchy orders the nodes and adds shortcuts:",
                      "then two searches, from A and from B, need only edges upwards in that order."),
                  "...........",
                  ".A.@@......",
                  "...@@...@..",
                  "........@..",
                  "..@@....@..",
                  "..@@......B",
                  "...........")
              .shownBy("subgoal", "ch")
              .next(3, "After step %d: which node is next, and why?")
              .compare(
                  "How many nodes or cells are expanded on the subgoal graph, with a contraction"
                      + " hierarchy, by jump point search, and by A*?",
                  "subgoal",
                  "ch",
                  "jps",
                  "astar(open=heap)"),
          SearchLesson.drawn(
                  "intervals",
                  "Any angle: searching intervals",
                  List.of(
                      "Anya expands intervals: parts of a line between two rows that one point sees.",
                      "A path bends only at corners of blocked cells. Such a corner is then the point",
                      "that sees, and it sees what lay hidden before. F is the length of the way to",
                      "that point, and from there through the interval to B.",
                      "Compare with --planner polyanya, whose intervals are sides of rectangles."),
                  ".........",
                  ".A.......",
                  "...@@....",
                  "...@@....",
                  "....@..@.",
                  ".......@.",
                  ".......@B")
              .shownBy("anya(blocks=false)")
              .next(3, "After step %d: which interval is next, and what does its root see beyond?")
              .compare(
                  "How long are the best path of moves, that of Theta*, and the best at any angle?",
                  "astar(open=heap)",
                  "thetastar",
                  "anya",
                  "polyanya"),
          SearchLesson.drawn(
                  "slices",
                  "Slices: moves before the path is known",
                  List.of(
                      "TBA* cuts an A* into slices. After each slice, here of two expansions, the unit",
                      "makes a move. It follows the path to the cell that A* would expand next. If it",
                      "does not stand on that path, it goes back towards A until it meets it.",
                      "The last step shows by # all cells that it has walked over."),
                  ".......",
                  ".@@@@..",
                  "....@..",
                  "A...@.B",
                  "....@..",
                  ".@@@@..")
              .shownBy("tbastar(expansions=2)")
              .next(
                  8,
                  "After step %d: which cell is next, and from where was it reached? The unit goes"
                      + " back to there.")
              .compare(
                  "How far does the unit walk with slices of 1, 2, 4, 8 and 100 expansions? RTAA*"
                      + " searches anew after each slice, and learns h. How far does its unit walk?",
                  "tbastar(expansions=1)",
                  "tbastar(expansions=2)",
                  "tbastar(expansions=4)",
                  "tbastar(expansions=8)",
                  "tbastar(expansions=100)",
                  "rtaastar(expansions=2)",
                  "rtaastar(expansions=8)"));

  /** The lessons, in the order in which a course takes them. */
  public static final List<SearchLesson> ALL =
      Stream.concat(AStarLessons.ALL.stream(), OTHERS.stream()).toList();

  private SearchLessons() {}

  /** The lesson of this name. */
  public static Optional<SearchLesson> find(String name) {
    return ALL.stream().filter(lesson -> lesson.name().equals(name)).findFirst();
  }
}
