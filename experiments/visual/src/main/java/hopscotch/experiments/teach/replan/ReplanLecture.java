package hopscotch.experiments.teach.replan;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.experiments.query.WalkQuery;
import hopscotch.experiments.query.WalkReplay;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Squares;
import hopscotch.experiments.trace.SearchCosts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A walk as a planner that keeps g and rhs answers it, cut into steps: for each ask what changed,
 * where the search begins, a step an expansion, and the answer beside that of A* from scratch.
 */
public final class ReplanLecture implements Lecture {
  private static final long MOST_STEPS = 20_000;

  private final PreparedPlanner planner;
  private final List<ReplanStep> steps = new ArrayList<>();
  private final List<Integer> ends = new ArrayList<>();
  private final List<Integer> fromScratch = new ArrayList<>();
  private final List<Integer> fromGoal = new ArrayList<>();
  private final List<Integer> expanded = new ArrayList<>();

  /**
   * A lecture.
   *
   * @throws IllegalArgumentException if the planner cannot serve the map, or tells nothing of g and
   *     rhs
   */
  public ReplanLecture(ReplanLesson lesson, String spec, Movement movement) {
    WalkReplay walk = new WalkReplay(lesson.walk(), movement);
    planner = Planners.prepare(spec, walk.firstGraph());
    Narrator narrator = new Narrator();
    IncrementalSearch search = IncrementalSearches.of(planner, narrator);
    while (walk.hasNext()) {
      narrator.answer(search, walk.next());
      ends.add(steps.size() - 1);
    }
    if (!narrator.isTold) {
      throw new IllegalArgumentException(
          "planner '%s' keeps no g and rhs: expected dstarlite, lpastar or mtdstarlite"
              .formatted(planner.spec()));
    }
  }

  PreparedPlanner planner() {
    return planner;
  }

  @Override
  public PlannerSpec spec() {
    return planner.spec();
  }

  @Override
  public List<ReplanStep> steps() {
    return steps;
  }

  @Override
  public Squares squares(int i) {
    return new ReplanSquares(step(i), wordsOn(step(i).graph()));
  }

  @Override
  public List<String> lists(int i) {
    return List.of(wordsOn(step(i).graph()).queue(step(i).known()));
  }

  @Override
  public List<String> key(boolean isLarge) {
    return List.of(
        "A unit, B goal, * expanded now, o overconsistent, u underconsistent, # path,",
        "arrow to the neighbour that gives rhs, @ a wall that is on the queue",
        isLarge
            ? "in a cell: g, then rhs"
            : "there is no room for g and rhs in the cells: enlarge the terminal");
  }

  private ReplanWords wordsOn(GridGraph graph) {
    return new ReplanWords(graph, SearchCosts.of(planner.spec(), graph));
  }

  ReplanStep step(int i) {
    return steps.get(i);
  }

  /** The number of the last step of an ask, from 0. */
  int end(int ask) {
    return ends.get(ask);
  }

  /** What the planner expanded for an ask. */
  int expanded(int ask) {
    return expanded.get(ask);
  }

  /** What A* expands for an ask, from scratch. */
  int fromScratch(int ask) {
    return fromScratch.get(ask);
  }

  /** What A* expands for an ask, from scratch and from the goal, as D* Lite searches. */
  int fromGoal(int ask) {
    return fromGoal.get(ask);
  }

  /** Listens to the search and writes a step whenever it expands a cell. */
  private final class Narrator implements SearchObserver {
    private final Map<Integer, Knowledge> known = new HashMap<>();
    private final Map<Integer, Knowledge> before = new HashMap<>();
    private final List<Integer> touched = new ArrayList<>();
    private final PathBuffer path = new PathBuffer();
    private Set<Integer> changed = new HashSet<>();
    private WalkQuery ask;
    private ReplanWords words;
    private int cell = -1;
    private int count;
    private String reason = "";
    private boolean isTold;

    void answer(IncrementalSearch search, WalkQuery next) {
      ask = next;
      words = wordsOn(ask.graph());
      CellChanges changes = ask.changes();
      changed = new HashSet<>();
      for (int i = 0; i < changes.size(); i++) {
        changed.add(changes.cell(i));
      }
      search.change(changes);
      if (changes.size() > 0) {
        reason = words.changes(changes);
        finishStep(Set.of());
      }
      changed = new HashSet<>();
      cell = -1;
      count = 0;
      search.find(ask.start(), ask.goal(), path);
      finishStep(Set.of());
      cell = -1;
      reason = answer();
      Set<Integer> cells = new HashSet<>();
      for (int i = 0; i < path.size(); i++) {
        cells.add(path.cell(i));
      }
      finishStep(cells);
    }

    private String answer() {
      int ended = expanded.size();
      fromScratch.add(expandedByAStar(ask.start(), ask.goal()));
      fromGoal.add(expandedByAStar(ask.goal(), ask.start()));
      expanded.add(count);
      return words.answer(
          path, planner.spec().toString(), count, fromScratch.get(ended), fromGoal.get(ended));
    }

    private int expandedByAStar(int from, int to) {
      return (int) Lecture.expanded("astar(open=heap)", ask.graph(), from, to);
    }

    @Override
    public void begin(int start, int goal) {
      reason = words.beginning(ask, steps.isEmpty());
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
      finishStep(Set.of());
      cell = expandedCell;
      count++;
      reason = known.containsKey(cell) ? words.expansion(cell, known, queued()) : "";
    }

    private int queued() {
      return (int) known.values().stream().filter(Knowledge::isQueued).count();
    }

    private void finishStep(Set<Integer> cells) {
      List<String> changes = new ArrayList<>();
      for (int each : touched) {
        boolean isToldByReason = each == cell && !known.get(each).isQueued();
        if (!isToldByReason) {
          changes.add(words.change(each, before.get(each), known.get(each)));
        }
      }
      if (steps.size() < MOST_STEPS) {
        steps.add(
            new ReplanStep(
                ask.graph(),
                ask.start(),
                ask.goal(),
                cell,
                changed,
                cells,
                known,
                reason,
                changes));
      }
      before.clear();
      touched.clear();
    }
  }
}
