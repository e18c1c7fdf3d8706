package hopscotch.harness.guest;

import hopscotch.harness.output.ProcessLog;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * The process of a guest, with lines to and from it. Every wait is limited: a watch ends the
 * process when its time is up, together with everything that it started. For one thread, except for
 * {@link #close}.
 */
final class GuestProcess implements Closeable {
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(3);
  private static final long WATCH_MILLIS = 20;
  private static final long LAST_WORDS_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** The most bytes that are written while nobody reads. A pipe holds 64 KiB. */
  private static final int SAFE_WRITE = 1 << 14;

  private static final long MAX_REPLY_BYTES = 256L << 20;
  private static final long QUIT_MILLIS = 500;
  private static final long MAX_LOG_BYTES = 16 << 20;
  private static final int MAX_SHOWN = 80;

  private final Process process;
  private final Containment containment;
  private final ProcessLog log;
  private final Lines lines;
  private final OutputStream out;
  private volatile long deadlineNanos;
  private volatile boolean isWaiting;
  private volatile boolean isOutOfTime;
  private volatile boolean isClosed;

  private GuestProcess(Process process, Containment containment, Path log, GuestLimits limits) {
    this.process = process;
    this.containment = containment;
    this.log = new ProcessLog(log, process.getErrorStream(), MAX_LOG_BYTES);
    this.lines = new Lines(process.getInputStream(), limits.lineBytes());
    this.out = process.getOutputStream();
    Thread watch = new Thread(this::watch, "guest-watch-" + process.pid());
    watch.setDaemon(true);
    watch.start();
  }

  /** Starts a program; see {@link GuestSession#start}. */
  static GuestProcess start(GuestProgram program, GuestLimits limits, String run, Path log)
      throws GuestFault {
    String token = run + "-" + UUID.randomUUID();
    ProcessBuilder builder = new ProcessBuilder(limits.wrap(program.command()));
    builder.directory(Path.of(program.folder()).toFile());
    builder.environment().putAll(program.environment());
    builder.environment().put(Containment.TOKEN, token);
    try {
      Process process = builder.start();
      return new GuestProcess(process, new Containment(process, token), log, limits);
    } catch (IOException e) {
      throw new GuestFault(GuestFault.Kind.DIED, "it does not start: " + e.getMessage());
    }
  }

  /** Writes a line. */
  void send(String line, Duration limit) throws GuestFault {
    requireSilence();
    allow(limit);
    try {
      write((line + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (GuestFault e) {
      throw ended(e);
    }
  }

  /**
   * Reads a line.
   *
   * @param expected a description of what it should be
   * @throws GuestFault of kind {@link GuestFault.Kind#REFUSED} if it begins with {@code error} or
   *     {@code not-offered}
   */
  String receive(String expected, Duration limit) throws GuestFault {
    allow(limit);
    String line;
    try {
      line = line(expected);
    } catch (GuestFault e) {
      throw ended(e);
    } finally {
      isWaiting = false;
    }
    if (line.startsWith("error ") || line.startsWith("not-offered ")) {
      throw new GuestFault(
          GuestFault.Kind.REFUSED, "it says: " + shown(line.substring(line.indexOf(' ') + 1)));
    }
    return line;
  }

  /**
   * Writes a question of any length, and reads lines meanwhile.
   *
   * @param count the number of lines to read
   * @param limit the time for each line
   * @param expected a description of what a line should be
   * @param replies the list to which lines are added, even if a later one fails; the caller then
   *     ends the process, see {@link #ended}
   */
  void converse(
      byte[] question,
      int count,
      Duration limit,
      IntFunction<String> expected,
      List<String> replies)
      throws GuestFault {
    requireSilence();
    allow(withGrace(limit));
    boolean isLong = question.length > SAFE_WRITE;
    long bytes = 0;
    try {
      if (isLong) {
        Thread writer = new Thread(() -> writeQuietly(question), "guest-writer");
        writer.setDaemon(true);
        writer.start();
      } else {
        write(question);
      }
      while (replies.size() < count) {
        String line = line(expected.apply(replies.size()));
        replies.add(line);
        bytes += line.length();
        if (bytes > MAX_REPLY_BYTES) {
          throw new GuestFault(
              GuestFault.Kind.PROTOCOL,
              "its answers to a block are longer than " + MAX_REPLY_BYTES + " bytes; killed");
        }
        allow(withGrace(limit));
      }
    } finally {
      isWaiting = false;
    }
  }

  /** Refuses output that nobody asked for; it would be taken for the next answer. */
  private void requireSilence() throws GuestFault {
    if (lines.hasMore()) {
      throw ended(
          new GuestFault(
              GuestFault.Kind.PROTOCOL,
              "it wrote '%s' too early: expected nothing before it is asked"
                  .formatted(shown(line("a line")))));
    }
  }

  private void write(byte[] bytes) throws GuestFault {
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException e) {
      throw died("it to read");
    }
  }

  private void writeQuietly(byte[] bytes) {
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException e) {
      // The thread that reads sees the end of the process, and says so.
      isWaiting = true;
    }
  }

  private String line(String expected) throws GuestFault {
    try {
      String line = lines.next();
      if (line != null) {
        return line;
      }
    } catch (IOException e) {
      throw died(expected);
    }
    throw died(expected);
  }

  private GuestFault died(String expected) {
    if (isOutOfTime) {
      return new GuestFault(
          GuestFault.Kind.HUNG, "hung: no line in time, expected " + expected + "; killed");
    }
    String cause = cause();
    String last = log.lastLine();
    String said = last.isEmpty() ? "" : "; last on standard error: " + last;
    return new GuestFault(GuestFault.Kind.DIED, cause + ", expected " + expected + said);
  }

  private String cause() {
    try {
      if (isClosed) {
        return "its process was ended by the host";
      }
      if (!process.waitFor(1, TimeUnit.SECONDS)) {
        return "it closed its standard output; killed";
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "interrupted";
    }
    int code = process.exitValue();
    return code > 128
        ? "its process was ended by signal " + (code - 128)
        : "its process ended with exit code " + code;
  }

  static GuestFault unexpected(String line, String expected) {
    return new GuestFault(
        GuestFault.Kind.PROTOCOL, "it wrote '%s': expected %s".formatted(shown(line), expected));
  }

  /** The beginning of a text, with all characters visible. */
  static String shown(String text) {
    String cut = text.length() > MAX_SHOWN ? text.substring(0, MAX_SHOWN) + "..." : text;
    return cut.replaceAll("[^\\x20-\\x7e]", "?");
  }

  private void allow(Duration limit) {
    deadlineNanos = System.nanoTime() + limit.toNanos();
    isWaiting = true;
  }

  /** The time limit with some grace, since a guest looks at its budget only now and then. */
  static Duration withGrace(Duration limit) {
    return limit.plus(limit.dividedBy(5)).plusNanos(GRACE_NANOS);
  }

  /**
   * Ends the process when its time is up, and what it started when it has ended. Its last output is
   * then read for a limited time, since a process that was not found may keep the output open.
   */
  private void watch() {
    long endNanos = 0;
    try {
      while (!isClosed) {
        isOutOfTime |= isWaiting && System.nanoTime() - deadlineNanos > 0;
        if (isOutOfTime) {
          end();
          return;
        }
        if (endNanos == 0 && !process.isAlive()) {
          tell(containment.endRest());
          endNanos = System.nanoTime();
        }
        if (endNanos != 0 && System.nanoTime() - endNanos > LAST_WORDS_NANOS) {
          lines.end();
          return;
        }
        Thread.sleep(WATCH_MILLIS);
      }
    } catch (InterruptedException e) {
      end();
    }
  }

  private void end() {
    tell(containment.end());
    lines.end();
  }

  private void tell(Set<Long> left) {
    if (!left.isEmpty()) {
      String processes =
          left.stream().sorted().map(GuestProcess::describe).collect(Collectors.joining(", "));
      log.warn("guest %d: it left what cannot be ended: %s".formatted(process.pid(), processes));
    }
  }

  private static String describe(long pid) {
    return ProcessHandle.of(pid)
        .flatMap(handle -> handle.info().commandLine())
        .map(command -> "process %d (%s)".formatted(pid, shown(command)))
        .orElse("process " + pid);
  }

  /** Ends the process because of a fault, and returns the fault. */
  GuestFault ended(GuestFault fault) {
    log.note("guest %d: %s".formatted(process.pid(), fault.getMessage()));
    close();
    return fault;
  }

  /** Appends a line to the log. */
  void note(String line) {
    log.note("guest %d: %s".formatted(process.pid(), line));
  }

  /** Asks the process to quit, and ends it if it does not. For the thread that talks with it. */
  void quit() {
    if (isClosed) {
      return;
    }
    try {
      send("quit", Duration.ofMillis(QUIT_MILLIS));
      process.waitFor(QUIT_MILLIS, TimeUnit.MILLISECONDS);
    } catch (GuestFault e) {
      // It is ended all the same.
      isClosed = true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    close();
  }

  /** Ends the process and everything that it started at once. Any thread may call this. */
  @Override
  public void close() {
    isClosed = true;
    end();
  }
}
