package hopscotch.experiments.run;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.StepwiseSearch;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.experiments.results.Row;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A worker process: reads a map, prepares planners, answers blocks of queries. It speaks {@link
 * Message}s over its standard input and output, and ends with its input.
 *
 * <p>Inside a block nothing is written, checked or judged: a query is {@code nanoTime}, the search,
 * {@code nanoTime}, and a copy of the path. After the block, and so with caches as cold as they
 * were, a planner that can begin to answer is asked to, for the time to the first move.
 */
public final class WorkerMain {
  private static final long PULSE_MILLIS = 500;

  private final DataInputStream in;
  private final DataOutputStream out;
  private final AllocationMeter allocations = new AllocationMeter();
  private final PathBuffer path = new PathBuffer();
  private final Map<String, PreparedPlanner> planners = new HashMap<>();
  private final Map<String, PathSearch> searches = new HashMap<>();
  private GridGraph graph;
  private final AtomicLong steps = new AtomicLong();

  private WorkerMain(DataInputStream in, DataOutputStream out) {
    this.in = in;
    this.out = out;
  }

  /** Serves until standard input ends. What planners print goes to standard error. */
  public static void main(String[] args) throws IOException {
    PrintStream standardOut = System.out;
    System.setOut(System.err);
    WorkerMain worker =
        new WorkerMain(
            new DataInputStream(new BufferedInputStream(System.in, 1 << 16)),
            new DataOutputStream(new BufferedOutputStream(standardOut, 1 << 16)));
    Thread pulse = new Thread(worker::pulse, "pulse");
    pulse.setDaemon(true);
    pulse.start();
    try {
      worker.serve();
    } catch (EOFException e) {
      Runtime.getRuntime().halt(0);
    }
  }

  private void serve() throws IOException {
    while (true) {
      int message = in.readByte();
      try {
        switch (message) {
          case Message.LOAD -> load();
          case Message.PREPARE -> prepare();
          case Message.WARM_UP -> warmUp();
          case Message.ASK -> ask();
          default -> throw new IOException("unknown message " + message);
        }
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        e.printStackTrace();
        synchronized (out) {
          out.writeByte(Message.FAILED);
          out.writeBoolean(e instanceof BudgetExhaustedException);
          out.writeUTF(String.valueOf(e));
          out.flush();
        }
      }
    }
  }

  private void load() throws IOException {
    planners.clear();
    searches.clear();
    graph = null;
    Path file = Path.of(in.readUTF());
    Movement movement = Movement.parse(in.readUTF());
    graph = GridGraph.of(MapReader.read(file), movement);
    done();
  }

  private void prepare() throws IOException {
    PlannerSpec spec = PlannerSpec.parse(in.readUTF());
    Budget budget = Budget.time(Duration.ofNanos(in.readLong()));
    PreparedPlanner planner = Planners.prepare(spec, graph, budget);
    planners.put(spec.toString(), planner);
    searches.put(spec.toString(), planner.newSearch());
    synchronized (out) {
      out.writeByte(Message.PREPARED);
      new Prepared(
              planner.guarantee(),
              planner.metric(),
              planner.extraCounters(),
              planner.preparationNanos(),
              planner.indexBytes())
          .write(out);
      out.flush();
    }
  }

  private void warmUp() throws IOException {
    String spec = in.readUTF();
    long longest = in.readLong();
    Budget budget = budget();
    int[] ends = cells();
    WarmUp warmUp = new WarmUp(longest);
    boolean steady = ends.length == 0;
    while (!steady) {
      long nanos = 0;
      for (int i = 0; i < ends.length && !warmUp.isOver(); i += 2) {
        nanos += Math.max(0, answer(spec, ends[i], ends[i + 1], budget).nanos());
      }
      steady = warmUp.isSteady(nanos);
    }
    done();
  }

  private void ask() throws IOException {
    String spec = in.readUTF();
    Budget budget = budget();
    int[] ends = cells();
    Answer[] answers = new Answer[ends.length / 2];
    for (int i = 0; i < answers.length; i++) {
      answers[i] = answer(spec, ends[2 * i], ends[2 * i + 1], budget);
    }
    if (searches.get(spec) instanceof StepwiseSearch) {
      for (int i = 0; i < answers.length; i++) {
        if (answers[i].outcome() == Outcome.FOUND) {
          long nanos = firstMoveNanos(spec, ends[2 * i], ends[2 * i + 1], budget);
          answers[i] = answers[i].withFirstMove(nanos);
        }
      }
    }
    synchronized (out) {
      out.writeByte(Message.ANSWERS);
      out.writeInt(answers.length);
      for (Answer answer : answers) {
        answer.write(out);
      }
      out.flush();
    }
  }

  private Answer answer(String spec, int start, int goal, Budget budget) {
    PathSearch search = searches.get(spec);
    path.clear();
    try {
      long bytesBefore = allocations.bytes();
      long startNanos = System.nanoTime();
      Outcome outcome = search.find(start, goal, path, budget);
      long nanos = System.nanoTime() - startNanos;
      long bytes = allocations.since(bytesBefore);
      steps.incrementAndGet();
      return answer(outcome, nanos, bytes, search.counters());
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      e.printStackTrace();
      steps.incrementAndGet();
      searches.put(spec, planners.get(spec).newSearch());
      return Answer.failed(e.toString());
    }
  }

  private long firstMoveNanos(String spec, int start, int goal, Budget budget) {
    StepwiseSearch search = (StepwiseSearch) searches.get(spec);
    path.clear();
    try {
      long startNanos = System.nanoTime();
      Outcome outcome = search.begin(start, goal, path, budget);
      long nanos = System.nanoTime() - startNanos;
      steps.incrementAndGet();
      boolean namesMoves = planners.get(spec).metric() != LengthMetric.ABSTRACT;
      return outcome == Outcome.FOUND && namesMoves ? nanos : -1;
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      e.printStackTrace();
      steps.incrementAndGet();
      searches.put(spec, planners.get(spec).newSearch());
      return -1;
    }
  }

  private Answer answer(Outcome outcome, long nanos, long bytes, SearchCounters counters) {
    long[] extras = new long[counters.extraCount()];
    for (int i = 0; i < extras.length; i++) {
      extras[i] = counters.extra(i);
    }
    Row.Counts counts =
        new Row.Counts(
            counters.expanded,
            counters.generated,
            counters.reopened,
            counters.heapOperations,
            counters.openPeak,
            counters.touched);
    return new Answer(outcome, "", nanos, nanos, bytes, counts, extras, path.toArray());
  }

  private Budget budget() throws IOException {
    long expansions = in.readLong();
    return Budget.of(expansions, Duration.ofNanos(in.readLong()));
  }

  private int[] cells() throws IOException {
    int[] cells = new int[in.readInt()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = in.readInt();
    }
    return cells;
  }

  private void done() throws IOException {
    synchronized (out) {
      out.writeByte(Message.DONE);
      out.flush();
    }
  }

  /** Tells the run, at a pace that disturbs no clock, that this process is alive and how far. */
  private void pulse() {
    try {
      while (true) {
        Thread.sleep(PULSE_MILLIS);
        synchronized (out) {
          out.writeByte(Message.PULSE);
          out.writeLong(steps.get());
          out.flush();
        }
      }
    } catch (InterruptedException | IOException e) {
      Runtime.getRuntime().halt(0);
    }
  }
}
