package hopscotch.harness.run.worker;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.harness.guest.GuestAccount;
import hopscotch.harness.guest.GuestAnswer;
import hopscotch.harness.guest.GuestBlock;
import hopscotch.harness.guest.GuestFault;
import hopscotch.harness.guest.GuestLimits;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.harness.guest.GuestSession;
import hopscotch.harness.results.row.Measured;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.suite.SpanRange;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.timing.MoveTimes;
import hopscotch.judge.verdict.ClaimedLength;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The run's side of a guest's process. The guest is warmed up for the longest time that the suite
 * allows, since nobody can see when it is warm. The same queries are asked again before a block. A
 * fault in queries that do not count only ends the rest of these.
 */
public final class GuestWorker implements Worker {
  /** The counters in a row of a guest beyond the common ones. */
  private static final List<String> EXTRAS = GuestAccount.COUNTERS;

  private static final List<String> LENGTH_EXTRAS =
      Stream.concat(EXTRAS.stream(), ClaimedLength.COUNTERS.stream()).toList();

  private static final int WARM_UP_BLOCK = 50;
  private static final int PROTOCOL_QUERIES = 200;

  private final GuestProgram program;
  private final GuestLimits limits;
  private final Path log;
  private volatile GuestSession session;
  private volatile boolean isClosed;
  private Path file;
  private GridMap map;
  private Movement movement;
  private Duration preparationLimit;
  private int[] warmed = {};
  private int nextWarmed;
  private long longestWarmUpNanos;
  private long protocolNanos;
  private long leastProtocolNanos = Long.MAX_VALUE;
  private double leastBlockNanos = Double.MAX_VALUE;
  private double leastBlockBytes;

  GuestWorker(GuestProgram program, GuestLimits limits, Path log) {
    this.program = program;
    this.limits = limits;
    this.log = log;
  }

  /** A text of the run's log that tells its processes from those of others. */
  public static String run(Path log) {
    return "run" + Integer.toHexString(log.toAbsolutePath().normalize().toString().hashCode());
  }

  @Override
  public Reply await(Duration step) throws WorkerDiedException {
    try {
      if (session == null) {
        start();
      } else {
        session.map(file, map, movement, step);
      }
      return new Reply.Done();
    } catch (GuestFault e) {
      return refused(e);
    }
  }

  private void start() throws GuestFault {
    session = GuestSession.start(program, limits, run(log), log);
    if (isClosed) {
      session.close();
    }
  }

  @Override
  public void load(ProblemKind kind, Path newFile, String newMovement) throws WorkerDiedException {
    if (kind != ProblemKind.QUERY) {
      throw new IllegalArgumentException("a guest answers queries alone, not " + kind);
    }
    try {
      file = newFile;
      movement = Movement.parse(newMovement);
      map = MapReader.read(newFile, movement.terrain()::isFree);
      warmed = new int[0];
    } catch (IOException e) {
      throw new WorkerDiedException(Failure.Kind.DIED, e.getMessage());
    }
  }

  @Override
  public Reply prepare(String spec, Duration limit, SpanRange warmUp) throws WorkerDiedException {
    preparationLimit = limit;
    long startNanos = System.nanoTime();
    try {
      GuestSession.Preparation done = session.prepare(limit);
      long wallNanos = System.nanoTime() - startNanos;
      if (done.nanos() > wallNanos) {
        session.note(
            "it claims %d ns for a preparation that took %d ns by the wall clock, which counts"
                .formatted(done.nanos(), wallNanos));
      }
      long nanos = Math.min(done.nanos(), wallNanos);
      return new Prepared(
          program.findPromise().orElse(session.hello().guarantee()),
          session.hello().metric(),
          session.hello().metric() == LengthMetric.ABSTRACT ? LENGTH_EXTRAS : EXTRAS,
          Measured.ofPreparation(nanos, nanos, done.indexBytes()),
          IndexUse.NONE,
          spec);
    } catch (GuestFault e) {
      return refused(e);
    }
  }

  @Override
  public Reply warmUp(String spec, SpanRange warmUp, Limits budget, int[] ends)
      throws WorkerDiedException {
    longestWarmUpNanos = warmUp.longest().duration().toNanos();
    long startNanos = System.nanoTime();
    int answered = 0;
    try {
      if (ends.length > 0) {
        measureProtocol(ends[0], budget);
      }
      for (int from = 0; ends.length > 0 && System.nanoTime() - startNanos < longestWarmUpNanos; ) {
        int to = Math.min(ends.length, from + 2 * WARM_UP_BLOCK);
        measureBytes(put(Arrays.copyOfRange(ends, from, to), budget));
        answered = Math.max(answered, to);
        from = to % ends.length;
      }
    } catch (GuestFault e) {
      session.note("in the warm-up, which goes no further: " + e.getMessage());
      revive();
    }
    warmed = Arrays.copyOf(ends, answered);
    nextWarmed = 0;
    return new Reply.Done();
  }

  /**
   * Measures the time of a query without a search beyond the time that the guest claims. It is
   * measured before each block, since a machine that is busy now is likely to be busy during the
   * block.
   */
  private void measureProtocol(int cell, Limits budget) throws GuestFault {
    int[] ends = new int[2 * PROTOCOL_QUERIES];
    Arrays.fill(ends, cell);
    GuestBlock block = put(ends, budget);
    protocolNanos = Math.max(0, block.wallNanos() - block.claimedNanos()) / PROTOCOL_QUERIES;
    leastProtocolNanos = Math.min(leastProtocolNanos, protocolNanos);
  }

  /** Keeps the block whose queries took the least time beside the searches. */
  private GuestBlock measureBytes(GuestBlock block) {
    double queries = block.answers().size();
    long bytes = block.answers().stream().mapToLong(GuestAnswer::pathBytes).sum();
    double nanos = Math.max(0, block.wallNanos() - block.claimedNanos()) / queries;
    if (bytes > 0 && nanos < leastBlockNanos) {
      leastBlockNanos = nanos;
      leastBlockBytes = bytes / queries;
    }
    return block;
  }

  /** The remaining time for each byte of its paths, where both were least disturbed. */
  private double nanosAByte() {
    boolean isKnown = leastBlockBytes > 0 && leastProtocolNanos < Long.MAX_VALUE;
    return isKnown ? Math.max(0, leastBlockNanos - leastProtocolNanos) / leastBlockBytes : 0;
  }

  /** Starts a process in place of one that failed in queries that do not count. */
  private void revive() throws WorkerDiedException {
    try {
      session.close();
      start();
      session.map(file, map, movement, preparationLimit);
      session.prepare(preparationLimit);
    } catch (GuestFault e) {
      throw died(e);
    }
  }

  private void settle(Limits budget) throws WorkerDiedException {
    CacheWarmUp settling = new CacheWarmUp(longestWarmUpNanos);
    try {
      for (int asked = 0; warmed.length > 0 && !settling.isOver(asked); ) {
        int to = Math.min(warmed.length, nextWarmed + 2 * WARM_UP_BLOCK);
        measureBytes(put(Arrays.copyOfRange(warmed, nextWarmed, to), budget));
        asked += (to - nextWarmed) / 2;
        nextWarmed = to % warmed.length;
      }
      if (warmed.length > 0) {
        measureProtocol(warmed[0], budget);
      }
    } catch (GuestFault e) {
      session.note("in queries that do not count, which end here: " + e.getMessage());
      warmed = new int[0];
      revive();
    }
  }

  @Override
  public Reply ask(String spec, Limits budget, int[] ends) throws WorkerDiedException {
    long startNanos = System.nanoTime();
    settle(budget);
    long untimedNanos = System.nanoTime() - startNanos;
    try {
      GuestBlock block = measureBytes(put(ends, budget));
      String finding = finding(block);
      if (!finding.isEmpty()) {
        session.note(finding);
      }
      return new Block(answers(block, budget), block.wallNanos(), untimedNanos, 0, 0, finding);
    } catch (GuestFault e) {
      throw died(e);
    }
  }

  private GuestBlock put(int[] ends, Limits budget) throws GuestFault {
    int[] points = new int[2 * ends.length];
    for (int i = 0; i < ends.length; i++) {
      points[2 * i] = map.x(ends[i]);
      points[2 * i + 1] = map.y(ends[i]);
    }
    return session.ask(points, budget.query(), budget.expansions());
  }

  /** A remark that no clock can have shown the times that the guest claims. Empty if one can. */
  private static String finding(GuestBlock block) {
    return block.exceedsWallClock()
        ? String.format(
            Locale.ROOT,
            "the guest claims %.3f ms for a block that took %.3f ms by the wall clock",
            block.claimedNanos() / 1e6,
            block.wallNanos() / 1e6)
        : "";
  }

  private List<Answer> answers(GuestBlock block, Limits budget) {
    List<Answer> answers = new ArrayList<>();
    for (GuestAnswer answer : block.answers()) {
      try {
        answers.add(
            answer.problem() == null
                ? answer(answer, block, budget)
                : Answer.failed(failure(answer)));
      } catch (IllegalArgumentException e) {
        answers.add(Answer.failed(new Failure(Failure.Kind.ERROR, e.getMessage())));
      }
    }
    return answers;
  }

  private static Failure failure(GuestAnswer answer) {
    return new Failure(
        answer.isOffered() ? Failure.Kind.ERROR : Failure.Kind.NOT_OFFERED, answer.problem());
  }

  private Answer answer(GuestAnswer answer, GuestBlock block, Limits budget) {
    int[] cells = answer.cells(map, session.hello().metric());
    Outcome outcome = withinBudget(answer, budget);
    long countedNanos = block.countedNanos(answer);
    long pathNanos = Math.round(nanosAByte() * answer.pathBytes());
    long[] columns =
        GuestAccount.counters(
            block.shareNanos(), protocolNanos, answer.pathBytes(), pathNanos, answer.nanos());
    return Answer.of(
        outcome,
        Measured.NOTHING
            .with(RowColumn.NANOS, countedNanos)
            .with(MoveTimes.atOnce(countedNanos))
            .with(RowColumn.EXPANDED, answer.expanded()),
        answer.findLength().map(length -> joined(columns, length)).orElse(columns),
        outcome == Outcome.FOUND ? cells : new int[0]);
  }

  private static long[] joined(long[] columns, ClaimedLength length) {
    long[] all = Arrays.copyOf(columns, columns.length + 2);
    all[columns.length] = length.nanomoves();
    all[columns.length + 1] = length.toleranceNanomoves();
    return all;
  }

  /** The outcome of an answer. By the guest's own word its budget may have run out. */
  private static Outcome withinBudget(GuestAnswer answer, Limits budget) {
    if (answer.nanos() > budget.query().toNanos()) {
      return Outcome.OUT_OF_TIME;
    }
    return answer.expanded() > budget.expansions() ? Outcome.OUT_OF_EXPANSIONS : answer.outcome();
  }

  private static Reply refused(GuestFault e) throws WorkerDiedException {
    if (e.kind() == GuestFault.Kind.REFUSED) {
      return new Reply.Refused(false, e.getMessage());
    }
    throw died(e);
  }

  private static WorkerDiedException died(GuestFault e) {
    Failure.Kind kind =
        switch (e.kind()) {
          case HUNG -> Failure.Kind.HUNG;
          case DIED -> Failure.Kind.DIED;
          case PROTOCOL, REFUSED -> Failure.Kind.ERROR;
        };
    return new WorkerDiedException(kind, e.getMessage());
  }

  @Override
  public void close() {
    isClosed = true;
    GuestSession current = session;
    if (current != null) {
      current.close();
    }
  }
}
