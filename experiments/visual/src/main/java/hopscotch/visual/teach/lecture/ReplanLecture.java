package hopscotch.visual.teach.lecture;

import static hopscotch.core.planner.SearchObserver.NO_COST;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.walk.Walk;
import hopscotch.datasets.walk.WalkReader;
import hopscotch.judge.query.WalkQuery;
import hopscotch.judge.query.WalkReplay;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.Square;
import hopscotch.visual.teach.lesson.Squares;
import hopscotch.visual.teach.lesson.Tint;
import hopscotch.visual.trace.SearchCosts;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Shows a walk as a planner that keeps g and rhs answers it. For each ask there are the changes,
 * the beginning of the search, one step for each expansion, and the answer beside that of A* from
 * scratch. The lesson's section {@code walk} is a file of the walk.
 */
public final class ReplanLecture extends Lecture {
  private static final int MOST_STEPS = 20_000;
  private static final int NAMED = 6;

  /**
   * The knowledge of the search about a cell, in the scale of the graph.
   *
   * @param parent the neighbour that gives the cell its rhs, or -1
   * @param f the first part of the key; {@code NO_COST} if the cell is not on the queue
   */
  private record Knowledge(int parent, long g, long rhs, long f) {
    static final Knowledge NONE = new Knowledge(-1, NO_COST, NO_COST, NO_COST);

    boolean isQueued() {
      return g != rhs;
    }

    boolean isOver() {
      return g > rhs;
    }

    /** The second part of the key. */
    long least() {
      return Math.min(g, rhs);
    }
  }

  private final PreparedPlanner planner;

  /** The expansions for each ask by the planner, and by A* from the unit and from the goal. */
  private final List<Long> expanded = new ArrayList<>();

  private final List<Long> fromScratch = new ArrayList<>();
  private final List<Long> fromGoal = new ArrayList<>();

  /**
   * The lecture on a walk.
   *
   * @throws IllegalArgumentException if the planner cannot serve the map, or does not report g and
   *     rhs
   */
  public ReplanLecture(Lesson lesson, KnownSpec spec, Movement movement) {
    super(lesson.legend());
    WalkReplay walk = new WalkReplay(read(lesson), movement);
    planner = Planners.prepare(spec, walk.firstGraph(), Budget.UNLIMITED);
    Narrator narrator = new Narrator();
    IncrementalSearch search = IncrementalSearches.of(planner, narrator);
    while (walk.hasNext()) {
      narrator.answer(search, walk.next());
    }
    if (!narrator.isTold) {
      throw new IllegalArgumentException(
          "planner '%s' keeps no g and rhs: expected dstarlite, lpastar or mtdstarlite"
              .formatted(planner.spec()));
    }
  }

  /** The walk in the section {@code walk} of a lesson. */
  static Walk read(Lesson lesson) {
    String text = String.join("\n", lesson.lines("walk")) + "\n";
    try {
      return WalkReader.read(text.getBytes(StandardCharsets.US_ASCII), lesson.name());
    } catch (BadFileException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  @Override
  public KnownSpec spec() {
    return planner.spec();
  }

  /**
   * {@inheritDoc}
   *
   * <p>{@code first} and {@code then}: the planner's expansions for the first and the second ask;
   * with {@code -from-scratch} and {@code -from-goal}, those of A*; {@code how}: how the planner
   * goes on after the unit's step.
   */
  @Override
  public String figure(String name) {
    return switch (name) {
      case "first" -> String.valueOf(expanded.get(0));
      case "then" -> String.valueOf(expanded.get(1));
      case "first-from-scratch" -> String.valueOf(fromScratch.get(0));
      case "then-from-scratch" -> String.valueOf(fromScratch.get(1));
      case "first-from-goal" -> String.valueOf(fromGoal.get(0));
      case "then-from-goal" -> String.valueOf(fromGoal.get(1));
      case "how" ->
          IncrementalSearches.mayMove(planner).start()
              ? "going on with what it knew"
              : "having begun anew";
      default -> super.figure(name);
    };
  }

  /** Listens to the search and tells a step whenever it expands a cell. */
  private final class Narrator implements SearchObserver {
    private final Map<Integer, Knowledge> known = new HashMap<>();
    private final Map<Integer, Knowledge> before = new HashMap<>();
    private final List<Integer> touched = new ArrayList<>();
    private final Set<Integer> onPath = new HashSet<>();
    private final Set<Integer> changed = new HashSet<>();
    private WalkQuery ask;
    private GridGraph graph;
    private GridMap map;
    private SearchCosts costs;
    private String reason = "";
    private int cell = -1;
    private long count;
    private boolean isTold;

    void answer(IncrementalSearch search, WalkQuery next) {
      ask = next;
      graph = ask.graph();
      map = graph.map();
      costs = SearchCosts.of(planner.spec(), graph);
      CellChanges changes = ask.changes();
      search.change(changes);
      if (changes.size() > 0) {
        tellChanges(changes);
      }
      count = 0;
      PathBuffer path = new PathBuffer();
      search.find(ask.start(), ask.goal(), path);
      finishStep();
      tellAnswer(path);
    }

    private void tellChanges(CellChanges changes) {
      List<String> names = new ArrayList<>();
      for (int i = 0; i < changes.size(); i++) {
        changed.add(changes.cell(i));
        String what =
            graph.isFree(changes.cell(i))
                ? "is '%c' now".formatted(changes.terrain(i))
                : "is blocked";
        names.add(name(changes.cell(i)) + " " + what);
      }
      reason =
          "%s: rhs is worked out again where moves changed".formatted(String.join(", ", names));
      finishStep();
      changed.clear();
    }

    private void tellAnswer(PathBuffer path) {
      long again = expanded(Lesson.TEXTBOOK, graph, ask.start(), ask.goal());
      long back = expanded(Lesson.TEXTBOOK, graph, ask.goal(), ask.start());
      expanded.add(count);
      fromScratch.add(again);
      fromGoal.add(back);
      String found =
          path.isEmpty()
              ? "there is no path"
              : "the path has length " + cost(PathValidator.check(graph, path).cost());
      reason =
          "%s; %s expanded %d cells for this query, A* from scratch %d, or %d if it too searches from B"
              .formatted(found, planner.spec(), count, again, back);
      for (int i = 0; i < path.size(); i++) {
        onPath.add(path.cell(i));
      }
      finishStep();
      onPath.clear();
    }

    @Override
    public void begin(int start, int goal) {
      reason =
          "the unit asks at %s: the %s"
              .formatted(
                  name(ask.start()),
                  size() == 0
                      ? "first search has nothing to go on"
                      : "search goes on with what it knows");
    }

    @Override
    public void forget() {
      known.clear();
    }

    @Override
    public void update(int side, int updated, int parent, long g, long rhs, long f) {
      isTold = true;
      before.putIfAbsent(updated, known.getOrDefault(updated, Knowledge.NONE));
      touched.remove((Integer) updated);
      touched.add(updated);
      known.put(updated, new Knowledge(parent, g, rhs, f));
    }

    @Override
    public void expand(int side, int expandedCell, long g, long f) {
      finishStep();
      cell = expandedCell;
      count++;
      reason = known.containsKey(cell) ? expansion() : "";
    }

    private void finishStep() {
      List<String> changes = new ArrayList<>();
      for (int each : touched) {
        boolean isToldByReason = each == cell && !known.get(each).isQueued();
        if (!isToldByReason) {
          changes.add(change(each, before.get(each), known.get(each)));
        }
      }
      if (size() < MOST_STEPS) {
        tell("", reason, changes, List.of(queue()), new Squares(map, this::square));
      }
      before.clear();
      touched.clear();
      cell = -1;
    }

    private String name(int which) {
      return map.describe(which);
    }

    private String cost(long cost) {
      return cost == NO_COST ? "∞" : text(costs.g(cost));
    }

    /** A key in the notation of the paper. */
    private String key(Knowledge of) {
      return "[%s; %s]".formatted(cost(of.f()), cost(of.least()));
    }

    private List<Integer> queued() {
      return known.keySet().stream()
          .filter(each -> known.get(each).isQueued())
          .sorted(
              Comparator.comparingLong((Integer each) -> known.get(each).f())
                  .thenComparingLong(each -> known.get(each).least())
                  .thenComparingInt(each -> each))
          .toList();
    }

    private String queue() {
      List<Integer> queued = queued();
      List<String> names =
          queued.stream()
              .limit(NAMED)
              .map(each -> name(each) + " " + key(known.get(each)))
              .toList();
      int more = queued.size() - NAMED;
      return "queue, by key: "
          + (queued.isEmpty() ? "none" : String.join(", ", names))
          + (more > 0 ? " and %d more".formatted(more) : "");
    }

    /** The reason why a cell is expanded, and the change of its g. */
    private String expansion() {
      Knowledge state = known.get(cell);
      int queued = queued().size();
      String why =
          queued == 1
              ? "it is alone on the queue, with key " + key(state)
              : "its key %s is the least of %d".formatted(key(state), queued);
      String rhs = cost(state.rhs());
      return "expand %s: %s; ".formatted(name(cell), why)
          + (state.isOver()
              ? "overconsistent, g %s > rhs %s, so g becomes %s"
                  .formatted(cost(state.g()), rhs, rhs)
              : "underconsistent, g %s < rhs %s, so g becomes ∞".formatted(cost(state.g()), rhs));
    }

    /** The change of a cell that was worked out again. */
    private String change(int which, Knowledge was, Knowledge now) {
      if (was.g() == now.g() && was.rhs() == now.rhs()) {
        return now.isQueued() && was.f() != now.f()
            ? "%s: its key was out of date: %s instead of %s"
                .formatted(name(which), key(now), key(was))
            : name(which) + ": worked out again, nothing new";
      }
      List<String> parts = new ArrayList<>();
      if (was.g() != now.g()) {
        parts.add("g %s instead of %s".formatted(cost(now.g()), cost(was.g())));
      }
      if (was.rhs() != now.rhs()) {
        String former = was.rhs() == NO_COST ? "" : " instead of " + cost(was.rhs());
        parts.add("rhs %s%s".formatted(cost(now.rhs()), former));
      }
      String state =
          now.isQueued()
              ? "%s, key %s"
                  .formatted(now.isOver() ? "overconsistent" : "underconsistent", key(now))
              : "consistent, off the queue";
      return "%s: %s; %s".formatted(name(which), String.join(", ", parts), state);
    }

    private Square square(int which) {
      Knowledge state = known.getOrDefault(which, Knowledge.NONE);
      boolean isChanged = changed.contains(which);
      if (!graph.isFree(which) && !state.isQueued() && which != cell) {
        return Square.wall(map, which, isChanged ? Tint.CHANGED : Tint.PLAIN);
      }
      char end = which == ask.start() ? Square.START : which == ask.goal() ? Square.GOAL : ' ';
      char sign = sign(which, state);
      return Square.of(
          map,
          which,
          "" + end + sign + ' ',
          state.parent(),
          known.containsKey(which)
              ? List.of("g   " + cost(state.g()), "rhs " + cost(state.rhs()))
              : List.of(),
          isChanged ? Tint.CHANGED : tint(sign));
    }

    private char sign(int which, Knowledge state) {
      if (which == cell) {
        return '*';
      } else if (onPath.contains(which)) {
        return '#';
      }
      return state.isQueued() ? state.isOver() ? 'o' : 'u' : ' ';
    }

    private static Tint tint(char sign) {
      return switch (sign) {
        case '*' -> Tint.CURRENT;
        case '#' -> Tint.PATH;
        case 'o' -> Tint.OVER;
        case 'u' -> Tint.UNDER;
        default -> Tint.PLAIN;
      };
    }
  }
}
