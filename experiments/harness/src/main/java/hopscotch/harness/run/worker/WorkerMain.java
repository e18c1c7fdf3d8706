package hopscotch.harness.run.worker;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.text.PlainError;
import hopscotch.judge.query.Point;
import hopscotch.judge.query.ProblemKind;
import hopscotch.mapf.planner.TeamPlanners;
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
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/**
 * A worker process. It reads a map or a walk, prepares planners, and answers blocks of problems. It
 * exchanges {@link Message}s over its standard input and output, says when it has started, and ends
 * when its input does.
 */
public final class WorkerMain {
  private static final long PULSE_MILLIS = 500;

  private final DataInputStream in;
  private final DataOutputStream out;
  private final Path indexes;
  private final Map<String, TimedPlanner> planners = new HashMap<>();
  private final Recorder recorder = new Recorder();
  private Function<KnownSpec, TimedPlanner> factory;
  private final AtomicLong steps = new AtomicLong();

  private WorkerMain(DataInputStream in, DataOutputStream out, Path indexes) {
    this.in = in;
    this.out = out;
    this.indexes = indexes;
  }

  /** Serves until standard input ends. The argument is the folder of index files. */
  public static void main(String[] args) throws IOException {
    Locale.setDefault(Locale.ROOT);
    PrintStream standardOut = System.out;
    System.setOut(System.err);
    WorkerMain worker =
        new WorkerMain(
            new DataInputStream(new BufferedInputStream(System.in, 1 << 16)),
            new DataOutputStream(new BufferedOutputStream(standardOut, 1 << 16)),
            args.length == 0 ? null : Path.of(args[0]));
    Thread pulse = new Thread(worker::pulse, "pulse");
    pulse.setDaemon(true);
    pulse.start();
    try {
      worker.done();
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
          case Message.RECORD -> record();
          default -> throw new IOException("unknown message " + message);
        }
      } catch (RuntimeException | Error e) {
        PlainError error = PlainError.of(e);
        error.printStackTrace();
        send(
            Message.FAILED,
            () -> {
              out.writeBoolean(e instanceof BudgetExhaustedException);
              out.writeUTF(error.toString());
            });
      }
    }
  }

  private void load() throws IOException {
    planners.clear();
    factory = null;
    ProblemKind kind = ProblemKind.valueOf(in.readUTF());
    Path file = Path.of(in.readUTF());
    factory = TimedPlanner.on(kind, file, Movement.parse(in.readUTF()), indexes, steps);
    done();
  }

  private void prepare() throws IOException {
    String spec = in.readUTF();
    Duration limit = Duration.ofNanos(in.readLong());
    long leastNanos = in.readLong();
    long longestNanos = in.readLong();
    TimedPlanner planner = factory.apply(TeamPlanners.knownOfEither(PlannerSpec.parse(spec)));
    planners.put(spec, planner);
    Prepared prepared;
    try {
      prepared = planner.prepare(limit, leastNanos, longestNanos);
    } catch (IOException e) {
      send(Message.BAD_INDEX, () -> out.writeUTF(Reply.BadIndex.of(indexes, e).reason()));
      return;
    }
    send(Message.PREPARED, () -> prepared.write(out));
  }

  private void warmUp() throws IOException {
    TimedPlanner planner = planners.get(in.readUTF());
    long least = in.readLong();
    long longest = in.readLong();
    Budget budget = budget();
    planner.warmUp(Cells.read(in), budget, least, longest);
    done();
  }

  private void ask() throws IOException {
    TimedPlanner planner = planners.get(in.readUTF());
    Budget budget = budget();
    Block block = planner.ask(Cells.read(in), budget);
    send(Message.ANSWERS, () -> block.write(out));
  }

  private void record() throws IOException {
    Path map = Path.of(in.readUTF());
    String movement = in.readUTF();
    String spec = in.readUTF();
    Point start = new Point(in.readInt(), in.readInt());
    Point goal = new Point(in.readInt(), in.readInt());
    Duration limit = Duration.ofNanos(in.readLong());
    Recorded recorded;
    try {
      KnownSpec planner = Planners.known(spec);
      recorded = recorder.record(new Recorder.Asked(map, movement, planner, start, goal), limit);
    } catch (IOException e) {
      throw new IllegalArgumentException(e);
    }
    send(Message.RECORDED, () -> recorded.write(out));
  }

  private Budget budget() throws IOException {
    long expansions = in.readLong();
    return Budget.of(expansions, Duration.ofNanos(in.readLong()));
  }

  /** Sends a message: its kind, and then its content. */
  private void send(int message, JvmWorker.Writing content) throws IOException {
    synchronized (out) {
      out.writeByte(message);
      content.run();
      out.flush();
    }
  }

  private void done() throws IOException {
    send(Message.DONE, () -> {});
  }

  /** Tells the run that this process is alive, too seldom to disturb a clock. */
  private void pulse() {
    try {
      while (true) {
        Thread.sleep(PULSE_MILLIS);
        send(Message.PULSE, () -> out.writeLong(steps.get()));
      }
    } catch (InterruptedException | IOException e) {
      Runtime.getRuntime().halt(0);
    }
  }
}
