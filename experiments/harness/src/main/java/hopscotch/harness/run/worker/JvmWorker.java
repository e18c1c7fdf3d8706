package hopscotch.harness.run.worker;

import hopscotch.core.planner.Planners;
import hopscotch.core.planner.ProviderLoading;
import hopscotch.harness.output.ProcessLog;
import hopscotch.harness.suite.SpanRange;
import hopscotch.harness.suite.Timing;
import hopscotch.judge.query.ProblemKind;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The run's side of one worker process of ours. For one thread, except for {@link #kill}. */
final class JvmWorker implements Worker {
  private static final int OUT_OF_MEMORY = 3;
  private static final int INTERRUPTED = 130;
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(3);
  private static final int FIRST_SIGNAL = 128;
  private static final Map<Integer, String> SIGNALS =
      Map.of(
          6, "SIGABRT",
          9, "SIGKILL, which the system sends where memory runs out",
          11, "SIGSEGV",
          15, "SIGTERM");

  private final Process process;
  private final String memory;
  private final DataOutputStream out;
  private final ProcessLog log;

  /** The replies so far. An empty one marks the end. */
  private final LinkedBlockingQueue<Optional<Reply>> replies = new LinkedBlockingQueue<>();

  private volatile long steps;
  private String task = "starting";

  private JvmWorker(Process process, String memory, ProcessLog log) {
    this.process = process;
    this.memory = memory;
    this.log = log;
    this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream(), 1 << 16));
  }

  /**
   * Starts a process.
   *
   * @param memory its heap
   * @param timing with {@code isolated} it compiles in the foreground, so that no thread runs
   *     beside the clock, and code is compiled at the same point whatever else the host does; with
   *     {@code quick} it compiles in the background, since it serves planners that are not warm
   * @param files the log, to which standard error and the cause of its death are appended, and the
   *     index files
   */
  static JvmWorker start(String memory, Timing timing, WorkerFiles files) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    ProcessBuilder builder =
        new ProcessBuilder(
            java,
            "-Xmx" + memory,
            "-Xss4m",
            "-XX:+UseSerialGC",
            "-XX:+ExitOnOutOfMemoryError",
            timing == Timing.ISOLATED ? "-XX:-BackgroundCompilation" : "-XX:+BackgroundCompilation",
            // What the JVM says must not get between the messages on standard output.
            "-XX:+DisplayVMOutputToStderr",
            "-Xlog:disable",
            "-Xlog:all=warning:stderr",
            "-Xshare:auto",
            "-Djava.awt.headless=true",
            "-D" + Planners.CLASS_PATH + "=" + Planners.jars(),
            "-D" + ProviderLoading.LEFT_OUT + "=" + ProviderLoading.leftOut(),
            "-cp",
            System.getProperty("java.class.path"),
            WorkerMain.class.getName());
    if (files.indexes() != null) {
      builder.command().add(files.indexes().toString());
    }
    Process process = builder.start();
    ProcessLog log = new ProcessLog(files.log(), process.getErrorStream(), Long.MAX_VALUE);
    JvmWorker worker = new JvmWorker(process, memory, log);
    Thread reader = new Thread(worker::listen, "worker-" + worker.process.pid());
    reader.setDaemon(true);
    reader.start();
    return worker;
  }

  private void listen() {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(process.getInputStream(), 1 << 16))) {
      while (true) {
        int message = in.readByte();
        switch (message) {
          case Message.PULSE -> steps = in.readLong();
          case Message.DONE -> replies.add(Optional.of(new Reply.Done()));
          case Message.PREPARED -> replies.add(Optional.of(Prepared.read(in)));
          case Message.FAILED ->
              replies.add(Optional.of(new Reply.Refused(in.readBoolean(), in.readUTF())));
          case Message.BAD_INDEX -> replies.add(Optional.of(new Reply.BadIndex(in.readUTF())));
          case Message.ANSWERS -> replies.add(Optional.of(Block.read(in)));
          case Message.RECORDED -> replies.add(Optional.of(Recorded.read(in)));
          default -> throw new IOException("unknown message " + message);
        }
      }
    } catch (IOException e) {
      replies.add(Optional.empty());
    }
  }

  @Override
  public void load(ProblemKind kind, Path file, String movement) throws WorkerDiedException {
    task = "reading " + file;
    send(
        () -> {
          out.writeByte(Message.LOAD);
          out.writeUTF(kind.name());
          out.writeUTF(file.toString());
          out.writeUTF(movement);
        });
  }

  @Override
  public Reply prepare(String spec, Duration limit, SpanRange warmUp) throws WorkerDiedException {
    task = "preparing " + spec;
    send(
        () -> {
          out.writeByte(Message.PREPARE);
          out.writeUTF(spec);
          out.writeLong(limit.toNanos());
          writeWarmUp(warmUp);
        });
    return await(limit);
  }

  @Override
  public Reply warmUp(String spec, SpanRange warmUp, Limits limits, int[] message)
      throws WorkerDiedException {
    task = "warming up " + spec;
    send(
        () -> {
          out.writeByte(Message.WARM_UP);
          out.writeUTF(spec);
          writeWarmUp(warmUp);
          writeProblems(limits, message);
        });
    return await(limits.step());
  }

  private void writeWarmUp(SpanRange warmUp) throws IOException {
    out.writeLong(warmUp.least().duration().toNanos());
    out.writeLong(warmUp.longest().duration().toNanos());
  }

  @Override
  public Reply ask(String spec, Limits limits, int[] message) throws WorkerDiedException {
    task = "asking " + spec;
    send(
        () -> {
          out.writeByte(Message.ASK);
          out.writeUTF(spec);
          writeProblems(limits, message);
        });
    return await(limits.step());
  }

  /** Lets it repeat a search. The limit applies to the preparation, and again to the search. */
  Reply record(Recorder.Asked asked, Duration limit) throws WorkerDiedException {
    task = "recording " + asked;
    send(
        () -> {
          out.writeByte(Message.RECORD);
          out.writeUTF(asked.map().toString());
          out.writeUTF(asked.movement());
          out.writeUTF(asked.spec().toString());
          out.writeInt(asked.start().x());
          out.writeInt(asked.start().y());
          out.writeInt(asked.goal().x());
          out.writeInt(asked.goal().y());
          out.writeLong(limit.toNanos());
        });
    return await(limit.multipliedBy(2));
  }

  private void writeProblems(Limits limits, int[] message) throws IOException {
    out.writeLong(limits.expansions());
    out.writeLong(limits.query().toNanos());
    Cells.write(out, message);
  }

  /** Writes the content of a message. */
  interface Writing {
    /** Writes the content. */
    void run() throws IOException;
  }

  private void send(Writing writing) throws WorkerDiedException {
    try {
      writing.run();
      out.flush();
    } catch (IOException e) {
      throw died();
    }
  }

  @Override
  public Reply await(Duration step) throws WorkerDiedException {
    long allowed = step.toNanos() + step.toNanos() / 5 + GRACE_NANOS;
    long lastStep = steps;
    long since = System.nanoTime();
    while (true) {
      Optional<Reply> reply = poll();
      if (reply != null) {
        return reply.orElseThrow(this::died);
      }
      if (steps != lastStep) {
        lastStep = steps;
        since = System.nanoTime();
      } else if (System.nanoTime() - since > allowed) {
        kill();
        throw dead(
            Failure.Kind.HUNG,
            "hung: no end %.1f s after a budget of %.1f s; killed"
                .formatted((allowed - step.toNanos()) / 1e9, step.toNanos() / 1e9));
      }
    }
  }

  /** The next reply, or {@code null} if there is none for a while. */
  private Optional<Reply> poll() throws WorkerDiedException {
    try {
      return replies.poll(100, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new WorkerDiedException(Failure.Kind.DIED, "interrupted");
    }
  }

  private WorkerDiedException died() {
    try {
      if (!process.waitFor(5, TimeUnit.SECONDS)) {
        kill();
        return dead(Failure.Kind.DIED, "the worker process closed its output; killed");
      }
      String lastLine = log.lastLine();
      String said = lastLine.isEmpty() ? "" : "; last on standard error: " + lastLine;
      return dead(Failure.Kind.DIED, cause(process.exitValue()) + said);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return dead(Failure.Kind.DIED, "interrupted");
    }
  }

  private String cause(int exitCode) {
    if (exitCode == OUT_OF_MEMORY) {
      return "out of memory: more than %s of heap (exit code %d)".formatted(memory, exitCode);
    }
    if (exitCode == INTERRUPTED) {
      return "interrupted";
    }
    int signal = exitCode - FIRST_SIGNAL;
    return signal > 0
        ? "the worker process was ended by signal %d (%s)"
            .formatted(signal, SIGNALS.getOrDefault(signal, "see kill -l"))
        : "the worker process ended with exit code " + exitCode;
  }

  private WorkerDiedException dead(Failure.Kind kind, String reason) {
    log.note("worker %d, %s: %s".formatted(process.pid(), task, reason));
    return new WorkerDiedException(kind, reason);
  }

  /** Ends the process at once. Any thread may call this. */
  void kill() {
    process.destroyForcibly();
  }

  @Override
  public void close() {
    kill();
  }
}
