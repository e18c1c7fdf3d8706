package hopscotch.mapf.pibt;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.PriorityObserver;
import hopscotch.mapf.planner.TeamObserver;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Decides where all units go next, by priority inheritance with backtracking (Okumura, Machida,
 * Defago and Tamura, "Priority Inheritance with Backtracking for Iterative Multi-agent Path
 * Finding", AIJ 2022, Algorithm 1). {@link SwapRule} has the swap rule of Okumura, "Improving LaCAM
 * for Scalable Eventually Optimal Multi-Agent Pathfinding", IJCAI 2023.
 *
 * <p>Units choose in the order of their priorities. Among its own cell and the neighbouring ones, a
 * unit takes the cell nearest to its goal; cells at the same distance come in random order, or
 * before that by {@link Hindrance}. If a unit stands there that has not chosen yet, it inherits the
 * priority and moves first. If it cannot, the next cell is tried. Some units may be given their
 * cells beforehand ({@link #assign}), as LaCAM does.
 *
 * <p>The recursion of the paper is a stack here, since a chain of units can be as long as the team.
 * With 8 directions a move that crosses one already made is not taken.
 *
 * <p>A step takes time linear in the units, plus the corridors that the swap rule follows. Space: 8
 * bytes for each vertex and 4 x (the largest degree + 7) for each unit. Not safe for use by several
 * threads.
 */
public final class Pibt {
  /** The number of random bits that order vertices at the same distance from the goal. */
  static final int TIE_BITS = 7;

  private static final int TIE_MASK = (1 << TIE_BITS) - 1;

  /** Where a key of a candidate has the units that are hindered there. */
  private static final long HINDRANCE_MASK = (1L << Hindrance.BITS) - 1 << TIE_BITS + Integer.SIZE;

  private final VertexGraph graph;
  private final GoalDistances distances;
  private final SplittableRandom random;
  private final TeamObserver observer;
  private final PriorityObserver closeObserver;
  private final SwapRule swapRule;
  private final Hindrance hindrance;
  private final Preference preference;
  private final boolean hasDiagonals;
  private final int width;
  private final int[] unitNow;
  private final int[] unitNext;
  private final int[] now;
  private final int[] next;
  private final int[] stack;
  private final int[] candidates;
  private final int[] tried;
  private final int[] counts;
  private final int[] partners;
  private final long[] keys;

  /**
   * For a team of {@code units}.
   *
   * @param preference the neighbours that units try before those nearest to their goals, or {@code
   *     null}
   * @param observer is told which units hand their priority on, and if it is a {@link
   *     PriorityObserver}, of each decision; may be {@code null}
   */
  public Pibt(
      VertexGraph graph,
      GoalDistances distances,
      int units,
      PibtRules rules,
      Preference preference,
      SplittableRandom random,
      TeamObserver observer) {
    this.graph = graph;
    this.preference = preference;
    this.distances = distances;
    this.random = random;
    this.observer = observer;
    this.closeObserver = observer instanceof PriorityObserver close ? close : null;
    this.hasDiagonals = graph.grid().movement().directions() == 8;
    this.width = graph.largestDegree() + 1;
    this.unitNow = filled(graph.size());
    this.unitNext = filled(graph.size());
    this.swapRule = rules.swaps() ? new SwapRule(graph, distances, unitNow) : null;
    this.hindrance = rules.hindrance() ? new Hindrance(graph, distances, unitNow) : null;
    this.now = new int[units];
    this.next = filled(units);
    this.stack = new int[units];
    this.candidates = new int[units * width];
    this.tried = new int[units];
    this.counts = new int[units];
    this.partners = new int[units];
    this.keys = new long[width];
  }

  private static int[] filled(int length) {
    int[] array = new int[length];
    Arrays.fill(array, -1);
    return array;
  }

  /** Begins a step at a configuration, which has one vertex for each unit. */
  public void begin(int[] configuration) {
    for (int unit = 0; unit < now.length; unit++) {
      unitNow[now[unit]] = -1;
      if (next[unit] >= 0) {
        unitNext[next[unit]] = -1;
        next[unit] = -1;
      }
    }
    System.arraycopy(configuration, 0, now, 0, now.length);
    for (int unit = 0; unit < now.length; unit++) {
      unitNow[now[unit]] = unit;
    }
  }

  /**
   * Gives a unit its next vertex, its own or a neighbour. Returns false if that conflicts with the
   * vertices that others have been given.
   */
  public boolean assign(int unit, int vertex) {
    if (unitNext[vertex] >= 0 || !mayMove(unit, vertex)) {
      return false;
    }
    claim(unit, vertex);
    return true;
  }

  /**
   * Gives all other units their next vertices, in this order of priority. Returns false if a unit
   * can go nowhere, which happens only after {@link #assign}.
   */
  public boolean complete(int[] order) {
    for (int unit : order) {
      if (next[unit] < 0 && !plan(unit)) {
        return false;
      }
    }
    return true;
  }

  /** The next vertex of each unit; valid until the next step begins, and must not be changed. */
  public int[] next() {
    return next;
  }

  /** Moves a unit of the highest priority, and before it all units that it has to push away. */
  private boolean plan(int root) {
    int depth = 0;
    stack[depth++] = root;
    prepare(root);
    while (depth > 0) {
      // The unit that is to move now: the last that inherited the priority.
      int unit = stack[depth - 1];
      int vertex = takeCandidate(unit);
      // All were tried: it stays, and the unit that pushed it tries its next one.
      if (vertex < 0) {
        claim(unit, now[unit]);
        if (closeObserver != null) {
          closeObserver.giveUp(unit, graph.cell(now[unit]));
        }
        depth--;
        continue;
      }
      // Reserve the vertex.
      claim(unit, vertex);
      if (closeObserver != null) {
        closeObserver.take(unit, graph.cell(vertex));
      }
      int other = unitNow[vertex];
      // A unit that is undecided stands there: it inherits the priority.
      if (other >= 0 && next[other] < 0) {
        if (observer != null) {
          observer.inherit(unit, other, graph.cell(vertex));
        }
        stack[depth++] = other;
        prepare(other);
        continue;
      }
      // The whole chain can move.
      while (depth > 0) {
        pull(stack[--depth]);
      }
      return true;
    }
    return false;
  }

  /** The next vertex that the unit may take, or -1 if all have been tried. */
  private int takeCandidate(int unit) {
    while (tried[unit] < counts[unit]) {
      int vertex = candidates[unit * width + tried[unit]++];
      if (unitNext[vertex] < 0 && mayMove(unit, vertex)) {
        return vertex;
      }
    }
    return -1;
  }

  /** Whether a move neither swaps nor crosses with one that has been made. */
  private boolean mayMove(int unit, int vertex) {
    int other = unitNow[vertex];
    if (other >= 0 && other != unit && next[other] == now[unit]) {
      return false;
    }
    return !hasDiagonals || !crosses(now[unit], vertex);
  }

  private boolean crosses(int from, int to) {
    int beside = graph.beside(from, to);
    if (beside < 0) {
      return false;
    }
    int opposite = graph.beside(to, from);
    if (opposite < 0) {
      return false;
    }
    int one = unitNow[beside];
    int two = unitNow[opposite];
    return one >= 0 && next[one] == opposite || two >= 0 && next[two] == beside;
  }

  private void claim(int unit, int vertex) {
    next[unit] = vertex;
    unitNext[vertex] = unit;
  }

  /**
   * Sorts the vertices to which the unit can go by distance, among equal distances by how many
   * others it would hinder there, and then at random.
   */
  private void prepare(int unit) {
    final int[] targets = graph.targets();
    final int end = graph.first()[now[unit] + 1];
    final int preferred = preference == null ? -1 : preference.vertexAfter(unit, now[unit]);
    distances.lookAround(unit, now[unit]);
    if (hindrance != null) {
      hindrance.lookAround(now[unit]);
    }
    long ties = random.nextLong();
    int count = 0;
    for (int at = graph.first()[now[unit]]; at <= end; at++) {
      int vertex = at < end ? targets[at] : now[unit];
      long distance = vertex == preferred ? 0 : distances.of(unit, vertex) + 1L;
      int hindered = hindrance == null ? 0 : hindrance.at(vertex);
      long rank = (distance << Hindrance.BITS | hindered) << TIE_BITS | ties & TIE_MASK;
      ties >>>= TIE_BITS;
      insert(rank << Integer.SIZE | vertex, count++);
    }
    int nearest = (int) keys[0];
    int partner = swapRule == null ? -1 : swapRule.findPartner(unit, now, next, nearest);
    // A unit that steps back goes far from its goal, whomever it hinders.
    for (int i = 0; partner >= 0 && i < count; i++) {
      insert(keys[i] & ~HINDRANCE_MASK, i);
    }
    int base = unit * width;
    for (int i = 0; i < count; i++) {
      candidates[base + i] = (int) keys[partner < 0 ? i : count - 1 - i];
    }
    counts[unit] = count;
    tried[unit] = 0;
    partners[unit] = partner;
  }

  /** Adds a key to those before a place, which are sorted. */
  private void insert(long key, int place) {
    int slot = place;
    while (slot > 0 && keys[slot - 1] > key) {
      keys[slot] = keys[slot - 1];
      slot--;
    }
    keys[slot] = key;
  }

  /** Lets a unit that stepped back for a swap pull its partner into the cell that it leaves. */
  private void pull(int unit) {
    int partner = partners[unit];
    if (partner >= 0
        && tried[unit] == 1
        && next[partner] < 0
        && unitNext[now[unit]] < 0
        && mayMove(partner, now[unit])) {
      claim(partner, now[unit]);
      if (closeObserver != null) {
        closeObserver.pull(unit, partner, graph.cell(now[unit]));
      }
    }
  }
}
