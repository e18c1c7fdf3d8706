package hopscotch.harness.results.row;

import static hopscotch.harness.results.row.ColumnType.COUNT;
import static hopscotch.harness.results.row.ColumnType.COUNTERS;
import static hopscotch.harness.results.row.ColumnType.REAL;
import static hopscotch.harness.results.row.ColumnType.TEXT;
import static hopscotch.harness.results.row.ColumnType.WHOLE;
import static hopscotch.judge.query.ProblemKind.TEAM;
import static hopscotch.judge.query.ProblemKind.WALK;

import hopscotch.harness.output.Column;
import hopscotch.harness.suite.Metric;
import hopscotch.judge.query.ProblemKind;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The columns of rows, in their order. The first ones are in rows of every kind of problem. Those
 * of only some kinds follow, and a checksum ends the line. Files, merges, tables and {@code
 * docs/rows.md} take everything about columns from here.
 */
public enum RowColumn {
  SET(key(TEXT, "the set of the map")),
  MAP(key(TEXT, "the map as `set/name`; of an ask, the walk")),
  MOVEMENT(
      key(
          TEXT,
          "how a unit moves. With `body=K` in it, a start or goal is the upper left cell of the"
              + " body")),
  PLANNER(key(TEXT, "its normalised spec")),
  REPETITION(key(COUNT, "from 1")),
  QUERY(
      asked(
          COUNT,
          "the number of the problem on its map, from 0: the row of the scenario, or the ask of the"
              + " walk")),
  BUCKET(
      asked(WHOLE, "the bucket that the scenario gives; empty for a random pair and for an ask")),
  START_X(end("the column of the start; empty for a kind that has no single start")),
  START_Y(end("the row of the start, counted downwards; empty likewise")),
  GOAL_X(end("the column of the goal; empty likewise")),
  GOAL_Y(end("the row of the goal; empty likewise")),
  GUARANTEE(
      answer(
          ColumnType.GUARANTEE,
          "what the planner promises on this map; for an ask, on the map as it is then. Of units that"
              + " walk, for each path when it is planned: for a mended one no bound")),
  OUTCOME(
      answer(
          TEXT,
          "why it ended: `found`, `no-path`, `out-of-expansions`, `out-of-time`, `cancelled`,"
              + " `error`, `killed`, `unprepared`, `not-offered`; `blocked`: start or goal is"
              + " blocked, so no search was made")),
  VERDICT(
      answer(
          ColumnType.VERDICT,
          "`optimal`, `bounded`, `suboptimal`, `valid` (any-angle; of a team, without conflict),"
              + " `no-path` (rightly), `unchecked` (of a team), `missed`, `invalid`,"
              + " `reference-disagrees`, `not-offered`, `budget`, `error`")),
  STRAIGHT(answer(REAL, "how many straight moves the path has, weighted on weighted terrain")),
  DIAGONAL(answer(REAL, "how many diagonal moves it has, likewise")),
  COST(answer(WHOLE, "the exact cost in the graph's scale; empty for an any-angle path")),
  LENGTH(answer(REAL, "the length of the path").in("cells").reported()),
  EXPECTED(answer(REAL, "the published or reference length").in("cells").reported()),
  SUBOPTIMALITY(
      answer(REAL, "cost over the least cost")
          .shown(
              Metric.SUBOPTIMALITY,
              1,
              new Summary("mean subopt.", Summary.Of.MEAN),
              new Summary("max subopt.", Summary.Of.LARGEST))),
  PROVED_BOUND(
      answer(
          WHOLE,
          "the lower bound on the cost that the planner proved with its answer: of a query in the"
              + " graph's scale, of a team by the cost of its own promise. Empty where it proves"
              + " none")),
  PROVEN_FACTOR(
      answer(
              REAL,
              "of a query `cost` over `proved_bound`: the path costs at most so many times the"
                  + " least")
          .shown(
              Metric.PROVEN_FACTOR,
              1,
              new Summary("p50 proven factor", Summary.Of.MEDIAN),
              new Summary("p95 proven factor", Summary.Of.P95),
              new Summary("max proven factor", Summary.Of.LARGEST))),
  NANOS(
      passing("ns", "time of the search alone, clock included")
          .shown(
              Metric.TIME,
              1000,
              new Summary("mean µs", Summary.Of.MEAN),
              new Summary("p50 µs", Summary.Of.MEDIAN),
              new Summary("p95 µs", Summary.Of.P95),
              new Summary("p99 µs", Summary.Of.P99),
              new Summary("max µs", Summary.Of.LARGEST))),
  FIRST_MOVE_NANOS(
      passing(
              "ns",
              "time until the first move of the path is known. Empty where no moves are named")
          .shown(Metric.FIRST_MOVE, 1000, new Summary("first move µs", Summary.Of.MEAN))),
  LAST_MOVE_NANOS(
      passing(
              "ns",
              "time until the last move is known, in the same call as `first_move_nanos`; empty"
                  + " where that is")
          .reported()),
  EXPANDED(
      counted("nodes expanded")
          .shown(Metric.EXPANSIONS, 1, new Summary("mean expansions", Summary.Of.MEAN))),
  GENERATED(counted("nodes put on the open list")),
  REOPENED(
      counted(
          "nodes that were expanded again: of `astar` some, since its default open list is a list"
              + " of buckets, and a bucket is not sorted by f; of `astar(open=heap)` none")),
  HEAP_OPERATIONS(counted("insertions into and removals from the open list").reported()),
  OPEN_PEAK(counted("the most entries of the open list")),
  TOUCHED(counted("nodes whose state was written").reported()),
  EXTRAS(
      answer(
          COUNTERS,
          "the planner's own counters, as `name=value;...`, and the `turns` of the path; a counter"
              + " whose name ends in `-nanos` is a time, in which two runs may differ")),
  FIRST_PREPARATION_NANOS(
      passing(
          "ns",
          "time of the first preparation on the map; empty where an index was read from a file of"
              + " `--index`")),
  PREPARATION_NANOS(
      passing(
              "ns",
              "the median of the preparations after its code was compiled; empty in the same case")
          .shown(Metric.PREPARATION, 1e6, new Summary("preparation ms", Summary.Of.MEAN_OF_MAPS))),
  INDEX_BYTES(
      answer(WHOLE, "the size of what was prepared")
          .in("bytes")
          .shown(Metric.INDEX, 1024, new Summary("index KiB", Summary.Of.MEAN_OF_MAPS))),
  ALLOCATED_BYTES(passing("bytes", "what the query allocated; empty where the JVM cannot tell")),
  COMPILATION_MILLIS(passing("ms", "how long the JVM compiled during the query's block")),
  COLLECTION_MILLIS(passing("ms", "how long it collected garbage during the query's block")),
  DETAIL(new Spec(TEXT, Role.PASSING, "what is wrong, for people")),
  RESOLVED(
      answer(
          TEXT,
          "the spec with every value that the planner chose by itself on this map. If you type it"
              + " in, you get the same planner with the same counters. Empty where the planner was"
              + " not prepared")),
  CHANGED_CELLS(
      asked(
              WHOLE,
              "cells whose terrain changed since the ask before; for the first ask, since the"
                  + " first map. Of a crowd, the cells on which walls fall; empty where none do")
          .only(WALK, ProblemKind.CROWD)),
  MAP_CELLS(asked(WHOLE, "cells of the map").only(WALK)),
  CHANGE_DISTANCE(
      asked(
              WHOLE,
              "how far the nearest changed cell is from the unit: the greater of the distances in"
                  + " columns and in rows; empty where none changed")
          .in("cells")
          .only(WALK)),
  CHANGE_NANOS(
      passing(
              "ns",
              "time to take in these changes. An incremental search does so itself; any other"
                  + " planner is repaired or prepared anew. `nanos` is the time of the answer"
                  + " alone. Of a crowd, for all walls together, with that of looking whether"
                  + " they cross a route")
          .only(WALK, ProblemKind.CROWD)),
  GOALS(
      asked(WHOLE, "how many goals there are; `goal_x` and `goal_y` are the first, the query's own")
          .only(ProblemKind.GOALS)),
  GOALS_SEED(
      asked(
              WHOLE,
              "the seed of the suite's `goals`, by which the others were drawn; empty if there are"
                  + " none")
          .only(ProblemKind.GOALS)),
  NEAREST(
      asked(
              WHOLE,
              "1 if the path is to end at the cell nearest to the goal, which may be blocked; else"
                  + " 0")
          .only(ProblemKind.GOALS)),
  END_X(
      answer(WHOLE, "the column of the cell where the path ends; empty without a path")
          .only(ProblemKind.GOALS)),
  END_Y(answer(WHOLE, "the row of that cell; empty likewise").only(ProblemKind.GOALS)),
  UNITS(asked(WHOLE, "how many there are").only(ProblemKind.CROWD, TEAM)),
  FIELD(
      asked(WHOLE, "1 if all follow one field, 0 if each asks for its path")
          .only(ProblemKind.CROWD)),
  MENDED(
      asked(
              WHOLE,
              "of units that walk while walls fall: 1 if one whose route is crossed plans only the"
                  + " stretch beside the wall anew, 0 if the whole; empty where none walk")
          .only(ProblemKind.CROWD)),
  REPLANS(
      answer(WHOLE, "how often a route was planned anew, or mended, since a wall fell across it")
          .only(ProblemKind.CROWD)),
  UNIT_BYTES(
      passing(
              "bytes",
              "what was allocated for a unit that walks until it had its first way: its route, and"
                  + " its search if it has one of its own")
          .only(ProblemKind.CROWD)),
  RANDOM_SCENARIO(
      asked(WHOLE, "the number of its scenario of random pairs; empty for another source")
          .only(TEAM)),
  EVEN_SCENARIO(
      asked(WHOLE, "the number of its scenario of evenly spread pairs; empty for another source")
          .only(TEAM)),
  TEAM_SEED(asked(WHOLE, "the seed of a generated team; empty for another source").only(TEAM)),
  MAKESPAN(answer(WHOLE, "the makespan of the plan").only(TEAM)),
  SUM_OF_LOSS(answer(WHOLE, "the sum of loss of the plan").only(TEAM)),
  FIRST_PLAN_NANOS(
      passing("ns", "when its first plan was found").only(TEAM).shown("first plan ms", 1e6)),
  BEST_PLAN_NANOS(
      passing("ns", "when its best plan was found; as the first for a planner that is not anytime")
          .only(TEAM)
          .shown("best plan ms", 1e6)),
  SEARCH_BYTES(
      answer(WHOLE, "the most that its tables and nodes took, by its own count")
          .in("bytes")
          .only(TEAM)
          .shown("search MiB", 1 << 20)),
  CURVE(
      new Spec(
              COUNTERS,
              Role.PASSING,
              "its anytime curve: when each better plan was found, in nanoseconds, and its sum of"
                  + " costs, as `nanos=cost;...`. It has the first and the last plan, and of those"
                  + " between each that is better by a thousandth than the one before")
          .only(TEAM));

  private static final Map<ProblemKind, List<RowColumn>> OF_KIND = byKind(column -> true);
  private static final Map<ProblemKind, List<RowColumn>> ASKED_OF_KIND =
      byKind(column -> column.spec.role == Role.ASKED);

  @SuppressWarnings("ImmutableEnumChecker") // it is written by the list above, and never again
  private final Spec spec;

  private final String text;

  RowColumn(Spec spec) {
    this.spec = spec;
    text = name().toLowerCase(Locale.ROOT);
  }

  /** The roles of columns. */
  private enum Role {
    /** The column identifies the row. */
    KEY,
    /** The column is part of the question. */
    ASKED,
    /** The column is part of the answer, and the same whenever the question is asked. */
    ANSWER,
    /** The column is part of the answer, but two runs may differ in it, for example in a time. */
    PASSING
  }

  /** The properties of a column. */
  private static final class Spec {
    private final ColumnType type;
    private final Role role;
    private final String means;
    private String unit = "";
    private Set<ProblemKind> kinds = EnumSet.allOf(ProblemKind.class);
    private boolean isOwn;
    private boolean isReported;
    private Metric metric;
    private double divisor = 1;
    private List<Summary> summaries = List.of();

    Spec(ColumnType type, Role role, String means) {
      this.type = type;
      this.role = role;
      this.means = means;
    }

    /** Sets the unit of the column. */
    Spec in(String newUnit) {
      unit = newUnit;
      return this;
    }

    /** Restricts the column to rows of these kinds. */
    Spec only(ProblemKind first, ProblemKind... others) {
      kinds = EnumSet.of(first, others);
      isOwn = true;
      isReported |= role != Role.ASKED && type != COUNTERS;
      return this;
    }

    /** Lets reports read the column, for special tables. */
    Spec reported() {
      isReported = true;
      return this;
    }

    /** Lets tables of planners summarise the column, divided, if a suite asks for a metric. */
    Spec shown(Metric asked, double by, Summary... heads) {
      metric = asked;
      divisor = by;
      summaries = List.of(heads);
      return reported();
    }

    /** Lets the tables of its kinds show the mean, divided by {@code by}. */
    Spec shown(String head, double by) {
      return shown(null, by, new Summary(head, Summary.Of.MEAN));
    }
  }

  private static Spec key(ColumnType type, String means) {
    return new Spec(type, Role.KEY, means);
  }

  private static Spec asked(ColumnType type, String means) {
    return new Spec(type, Role.ASKED, means);
  }

  private static Spec end(String means) {
    Spec spec = asked(COUNT, means);
    spec.kinds = EnumSet.complementOf(EnumSet.of(TEAM));
    return spec;
  }

  private static Spec answer(ColumnType type, String means) {
    return new Spec(type, Role.ANSWER, means);
  }

  private static Spec counted(String means) {
    return answer(WHOLE, means + "; empty where the planner does not tell");
  }

  private static Spec passing(String unit, String means) {
    return new Spec(WHOLE, Role.PASSING, means).in(unit);
  }

  private static Map<ProblemKind, List<RowColumn>> byKind(Predicate<RowColumn> which) {
    Map<ProblemKind, List<RowColumn>> columns = new EnumMap<>(ProblemKind.class);
    for (ProblemKind kind : ProblemKind.values()) {
      columns.put(
          kind,
          Arrays.stream(values())
              .filter(it -> !it.spec.isOwn || it.spec.kinds.contains(kind))
              .filter(which)
              .toList());
    }
    return columns;
  }

  /** The columns of rows of a kind, in their order. */
  public static List<RowColumn> of(ProblemKind kind) {
    return OF_KIND.get(kind);
  }

  /** The columns of a kind that say what was asked. */
  static List<RowColumn> asked(ProblemKind kind) {
    return ASKED_OF_KIND.get(kind);
  }

  /** The columns that tables summarise if a suite asks for a metric. */
  public static Stream<RowColumn> shownBy(Metric metric) {
    return Arrays.stream(values()).filter(it -> it.spec.metric == metric);
  }

  /** The columns whose mean is always in the tables of a kind. */
  public static List<RowColumn> alwaysShown(ProblemKind kind) {
    return shownBy(null)
        .filter(it -> !it.spec.summaries.isEmpty())
        .filter(of(kind)::contains)
        .toList();
  }

  /** The name in files. */
  public String text() {
    return text;
  }

  /** A column of another table with the same name. */
  public <T> Column<T> of(Function<T, ?> value) {
    return new Column<>(text, value);
  }

  /** The meaning of the column, as Markdown. */
  public String means() {
    return spec.means;
  }

  /** The unit of a number that has one, else an empty text. */
  public String unit() {
    return spec.unit;
  }

  /** Whether only rows of some kinds have the column. */
  public boolean isOwn() {
    return spec.isOwn;
  }

  /** Whether the column is part of the answer and not of the question. */
  boolean isOfAnswer() {
    return spec.role == Role.ANSWER || isPassing();
  }

  /** Whether two runs may differ in the column, since it is a time or depends on one. */
  public boolean isPassing() {
    return spec.role == Role.PASSING;
  }

  /** Whether reports read the column. It is then a number. */
  public boolean isReported() {
    return spec.isReported;
  }

  /** Whether it holds whole numbers. */
  public boolean isWhole() {
    return spec.type == WHOLE || spec.type == COUNT;
  }

  /** The summaries of the column in tables. */
  public List<Summary> summaries() {
    return spec.summaries;
  }

  /** A value in the unit of tables. */
  public double shown(double value) {
    return value / spec.divisor;
  }

  /** Whether a row of a kind may have this text in the column. */
  boolean accepts(String value, ProblemKind kind) {
    return value.isEmpty() && !spec.kinds.contains(kind) || spec.type.accepts(value);
  }

  /** A description of what {@link #accepts} accepts. */
  String expected() {
    return spec.type.expected;
  }
}
