package hopscotch.experiments.teach.search;

import java.util.List;

/** The lessons about A* from cell to cell: its terms, its heuristic, and searches close to it. */
final class AStarLessons {
  private static final String FILL =
      "The figure shows the search after step %d. Write F, and below it g+h, into each cell that it"
          + " has reached.";

  private static final String NEXT =
      "The figure shows the search after step %d. Which cell is expanded next, and why? What"
          + " becomes of its neighbours?";

  /** In the order in which a course takes them. */
  static final List<SearchLesson> ALL =
      List.of(
          SearchLesson.drawn(
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
          SearchLesson.drawn(
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
          SearchLesson.drawn(
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
          SearchLesson.drawn(
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
          SearchLesson.drawn(
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
          SearchLesson.drawn(
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
          SearchLesson.drawn(
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
                  "astar(open=heap)"));

  private AStarLessons() {}
}
