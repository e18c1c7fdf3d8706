package hopscotch.experiments.teach.search;

import java.util.List;
import java.util.Optional;

/** The lessons about one query that come with Hopscotch. */
public final class SearchLessons {
  private static final String FILL =
      "The figure shows the search after step %d. Write F, and below it g+h, into each cell that it"
          + " has reached.";

  private static final String NEXT =
      "The figure shows the search after step %d. Which cell is expanded next, and why? What"
          + " becomes of its neighbours?";

  /** The lessons, in the order in which a course takes them. */
  public static final List<SearchLesson> ALL =
      List.of(
          lesson(
                  "wall",
                  "A*: the open list, g, h and F",
                  List.of(
                      "A wall stands between start and goal.",
                      "Straight on, h shrinks as fast as g grows, and F stays the same.",
                      "At the wall F must grow, and cells left behind get their turn."),
                  ".......",
                  "...@...",
                  ".A.@.B.",
                  "...@...",
                  ".......")
              .fill(3, FILL)
              .next(9, NEXT)
              .compare(
                  "How many cells do A*, Dijkstra's algorithm and greedy search expand on this map,"
                      + " and how long are their paths? Guess before you count.",
                  "astar(open=heap)",
                  "dijkstra",
                  "greedy"),
          lesson(
                  "ties",
                  "Ties: which of equal F comes first",
                  List.of(
                      "Nothing stands in the way, and many ways are equally short. All cells on these",
                      "ways have the same F: they tie. A rule says which of them is expanded next.",
                      "If it is the one with the largest g, the search goes straight to the goal.",
                      "If it is the one with the smallest g, all cells of all these ways are",
                      "expanded. Both paths are optimal."),
                  ".........",
                  ".A.......",
                  ".........",
                  ".........",
                  ".......B.",
                  ".........")
              .shownBy("astar(open=heap,ties=high-g)", "astar(open=heap,ties=low-g)")
              .next(2, NEXT)
              .compare(
                  "Many cells between A and B have the same F. How many cells are expanded if of"
                      + " these the one with the largest g is taken first, with the smallest g,"
                      + " the last one generated, the first one?",
                  "astar(open=heap,ties=high-g)",
                  "astar(open=heap,ties=low-g)",
                  "astar(open=heap,ties=last-in-first-out)",
                  "astar(open=heap,ties=first-in-first-out)"),
          lesson(
                  "swamp",
                  "Terrain: steps that cost more",
                  List.of(
                      "A step through swamp costs four times as much as one on the ground.",
                      "The straight way looks best to h, since h knows of no swamp.",
                      "Watch how some cells get a smaller g by the way around."),
                  ".......",
                  "..SSS..",
                  "A.SSS.B",
                  "..SSS..",
                  "..SSS..")
              .next(8, NEXT)
              .weigh(
                  "A step costs the mean weight of its two cells times its length. Let swamp weigh"
                      + " 1, 2, 4, 5 and 9 here: how long is the best path, and does it lead"
                      + " through swamp?",
                  List.of(".....", "..S..", "..S..", "A.S.B", "..S..", "..S..", "..S.."),
                  1,
                  2,
                  4,
                  5,
                  9),
          lesson(
                  "corner",
                  "Corners: when a diagonal is legal",
                  List.of(
                      "May a diagonal move pass a corner of a wall, or between two walls that touch?",
                      "By default both cells beside the move must be free, so the way leads around.",
                      "Compare with --movement one-free and --movement always."),
                  "....B",
                  ".....",
                  "..@..",
                  ".@...",
                  "A....")
              .fill(2, FILL)
              .movements(
                  "How long is the best path if both cells beside a diagonal must be free, if one"
                      + " must be, if none must be, and without diagonals?",
                  "both must be free: 8 never sqrt2 ground",
                  "one must be free: 8 one-free sqrt2 ground",
                  "none must be free: 8 always sqrt2 ground",
                  "no diagonals: 4 never sqrt2 ground"),
          lesson(
                  "dead-end",
                  "Heuristics: what h does not know",
                  List.of(
                      "The goal lies behind a room without a back door.",
                      "F is smaller in the room than around it. So the search fills the room first.",
                      "Compare with --planner dijkstra and --planner greedy."),
                  ".......",
                  ".@@@@..",
                  "....@..",
                  "A...@.B",
                  "....@..",
                  ".@@@@..")
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
          lesson(
                  "weights",
                  "Weighted A*, without and with reopening",
                  List.of(
                      "Weighted A* counts h twice. So it runs to the goal, and first finds a long way.",
                      "Later it reaches some cells behind the wall by better ways. Without reopening",
                      "these are not expanded again: that takes few expansions, and the path is at",
                      "most the weight times as long as the best. With reopen=true they are expanded",
                      "again, and so are those behind them. That is no less work than plain A*."),
                  ".........",
                  ".........",
                  ".......@.",
                  "A......@.",
                  ".......@.",
                  ".......@B")
              .shownBy("astar(weight=2)", "astar(weight=2,reopen=true)")
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
          lesson(
                  "branch",
                  "Branch star: run at the goal, climb around",
                  List.of(
                      "Branch star runs straight at the goal. At an obstacle it splits into two",
                      "heads that climb around it, one each way. Each that gets free runs on, and the",
                      "first at the goal wins. There is no open list and no F: it keeps almost nothing,",
                      "and its path need not be short.",
                      "Compare with --planner astar."),
                  ".........",
                  "....@....",
                  ".A..@..B.",
                  "....@....",
                  "....@....",
                  ".........")
              .shownBy("bstar")
              .next(5, "After step %d: which cell is next, and what becomes of its neighbours?")
              .compare(
                  "Branch star promises nothing. How does it do beside A*?",
                  "bstar",
                  "bstar(fallback=astar)",
                  "astar(open=heap)"),
          lesson(
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
          lesson(
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
          lesson(
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
          lesson(
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
          lesson(
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
          lesson(
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
          lesson(
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

  private SearchLessons() {}

  private static SearchLesson lesson(
      String name, String topic, List<String> point, String... rows) {
    return SearchLesson.of(name, topic, point, Drawing.read(name, List.of(rows)));
  }

  /** The lesson of this name. */
  public static Optional<SearchLesson> find(String name) {
    return ALL.stream().filter(lesson -> lesson.name().equals(name)).findFirst();
  }
}
