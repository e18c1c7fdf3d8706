package hopscotch.experiments.guest;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/**
 * The host's side of the guest protocol (see {@code docs/guests.md}) with one process. Every wait
 * has an end: a watch ends the process when its time is up, and with it all that it started. For
 * one thread, but for {@link #close}.
 */
public final class GuestSession implements Closeable {
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(3);
  private static final long WATCH_MILLIS = 20;

  /** More than this, in bytes, is not written without somebody reading: a pipe holds 64 KiB. */
  private static final int SAFE_WRITE = 1 << 14;

  private static final long MAX_BLOCK_BYTES = 256L << 20;
  private static final long QUIT_MILLIS = 500;
  private static final int MAX_SHOWN = 80;

  private final Process process;
  private final String token;
  private final GuestLog log;
  private final Lines lines;
  private final OutputStream out;
  private final GuestHello hello;
  private volatile long deadlineNanos;
  private volatile boolean isWaiting;
  private volatile boolean isOutOfTime;
  private volatile boolean isClosed;

  private GuestSession(Process process, String token, Path log, GuestLimits limits)
      throws GuestFault {
    this.process = process;
    this.token = token;
    this.log = new GuestLog(log, process.getErrorStream());
    this.lines = new Lines(process.getInputStream(), limits.lineBytes());
    this.out = process.getOutputStream();
    Thread watch = new Thread(this::watch, "guest-watch-" + process.pid());
    watch.setDaemon(true);
    watch.start();
    this.hello = greet(limits.start());
  }

  /**
   * Starts a guest and hears its hello.
   *
   * @param run what tells the processes of one run from those of others: letters and digits
   * @param log where its standard error is appended; {@code null} for nowhere
   * @throws GuestFault if it does not start, or says no hello in time
   */
  public static GuestSession start(GuestProgram program, GuestLimits limits, String run, Path log)
      throws GuestFault {
    String token = run + "-" + UUID.randomUUID();
    ProcessBuilder builder = new ProcessBuilder(limits.wrap(program.command()));
    builder.directory(Path.of(program.folder()).toFile());
    builder.environment().putAll(program.environment());
    builder.environment().put(Containment.TOKEN, token);
    Process process;
    try {
      process = builder.start();
    } catch (IOException e) {
      throw new GuestFault(GuestFault.Kind.DIED, "it does not start: " + e.getMessage());
    }
    return new GuestSession(process, token, log, limits);
  }

  /** Ends what sessions of a run left running whose host was killed; see {@link #start}. */
  public static void endStrays(String run) {
    Containment.endStrays(run + "-");
  }

  private GuestHello greet(Duration limit) throws GuestFault {
    try {
      send("hopscotch-guest " + GuestHello.PROTOCOL, limit);
      return GuestHello.parse(receive("its hello", limit));
    } catch (GuestFault e) {
      throw ended(e);
    }
  }

  /** What it says of itself. */
  public GuestHello hello() {
    return hello;
  }

  /**
   * Has it read a map.
   *
   * @throws GuestFault of kind {@link GuestFault.Kind#REFUSED} if it does not serve the movement
   */
  public void map(Path file, GridMap map, Movement movement, Duration limit) throws GuestFault {
    Optional<String> refusal = hello.findRefusal(movement);
    if (refusal.isPresent()) {
      throw new GuestFault(GuestFault.Kind.REFUSED, refusal.get());
    }
    send(
        "map %d %d %d %s %s %s %s"
            .formatted(
                map.width(),
                map.height(),
                movement.directions(),
                movement.corners().text(),
                movement.costs(),
                GuestHello.terrain(movement.terrain()),
                file.toAbsolutePath()),
        limit);
    String reply = receive("'mapped'", limit);
    if (!reply.equals("mapped")) {
      throw ended(unexpected(reply, "'mapped'"));
    }
  }

  /** What it says of its preparation. */
  public record Preparation(long nanos, long indexBytes) {}

  /** Has it prepare for the map. */
  public Preparation prepare(Duration limit) throws GuestFault {
    send("prepare", withGrace(limit));
    String reply = receive("'prepared'", withGrace(limit));
    if (!reply.matches("prepared [0-9]{1,18} [0-9]{1,18}")) {
      throw ended(unexpected(reply, "prepared NANOS INDEXBYTES"));
    }
    String[] words = reply.split(" ");
    return new Preparation(Long.parseLong(words[1]), Long.parseLong(words[2]));
  }

  /**
   * Puts a block of queries.
   *
   * @param ends x and y of start and goal in turn, four numbers a query
   * @param limit the budget of each query in time
   * @param expansions the budget of each in expansions
   */
  public GuestBlock ask(int[] ends, Duration limit, long expansions) throws GuestFault {
    int count = ends.length / 4;
    byte[] block = block(ends, limit, expansions).getBytes(StandardCharsets.UTF_8);
    requireSilence();
    List<String> replies = new ArrayList<>(count);
    long bytes = 0;
    long startNanos = System.nanoTime();
    allow(withGrace(limit));
    boolean isLong = block.length > SAFE_WRITE;
    Thread writer = isLong ? new Thread(() -> writeQuietly(block), "guest-writer") : null;
    try {
      if (isLong) {
        writer.setDaemon(true);
        writer.start();
      } else {
        write(block);
      }
      while (replies.size() <= count && bytes < MAX_BLOCK_BYTES) {
        int due = replies.size();
        replies.add(line(due < count ? "the answer to query " + due : "'done'"));
        allow(withGrace(limit));
        bytes += replies.get(due).length();
      }
    } catch (GuestFault e) {
      parse(replies, count);
      throw ended(e);
    } finally {
      isWaiting = false;
    }
    long wallNanos = System.nanoTime() - startNanos;
    if (replies.size() <= count) {
      throw ended(
          new GuestFault(
              GuestFault.Kind.PROTOCOL,
              "its answers to a block are longer than " + MAX_BLOCK_BYTES + " bytes; killed"));
    }
    return new GuestBlock(parse(replies, count), wallNanos, bytes);
  }

  private static String block(int[] ends, Duration limit, long expansions) {
    StringBuilder text = new StringBuilder();
    text.append("block ").append(ends.length / 4).append(' ').append(limit.toNanos()).append(' ');
    text.append(expansions == Long.MAX_VALUE ? "-" : Long.toString(expansions)).append('\n');
    for (int i = 0; i < ends.length / 4; i++) {
      text.append("query ").append(i);
      for (int j = 4 * i; j < 4 * i + 4; j++) {
        text.append(' ').append(ends[j]);
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** A wrong line is told before the silence that may follow from it. */
  private List<GuestAnswer> parse(List<String> replies, int count) throws GuestFault {
    List<GuestAnswer> answers = new ArrayList<>(count);
    for (String reply : replies) {
      try {
        if (answers.size() < count) {
          answers.add(GuestAnswer.parse(reply, answers.size()));
        } else if (!reply.equals("done")) {
          throw unexpected(reply, "'done' after the last answer of a block");
        }
      } catch (GuestFault e) {
        throw ended(e);
      }
    }
    return answers;
  }

  private void send(String line, Duration limit) throws GuestFault {
    requireSilence();
    allow(limit);
    try {
      write((line + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (GuestFault e) {
      throw ended(e);
    }
  }

  private String receive(String expected, Duration limit) throws GuestFault {
    allow(limit);
    String line;
    try {
      line = line(expected);
    } catch (GuestFault e) {
      throw ended(e);
    } finally {
      isWaiting = false;
    }
    if (line.startsWith("error ")) {
      throw new GuestFault(GuestFault.Kind.REFUSED, "it says: " + shown(line.substring(6)));
    }
    return line;
  }

  /** What it says without being asked would be taken for the answer to the next question. */
  private void requireSilence() throws GuestFault {
    try {
      if (lines.hasMore()) {
        throw ended(
            new GuestFault(
                GuestFault.Kind.PROTOCOL,
                "it wrote '%s' too early: expected nothing before it is asked"
                    .formatted(shown(String.valueOf(line("a line"))))));
      }
    } catch (IOException e) {
      throw ended(died("nothing"));
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
    String said = log.lastLine().isEmpty() ? "" : "; last on standard error: " + log.lastLine();
    return new GuestFault(GuestFault.Kind.DIED, cause() + ", expected " + expected + said);
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

  private static GuestFault unexpected(String line, String expected) {
    return new GuestFault(
        GuestFault.Kind.PROTOCOL, "it wrote '%s': expected %s".formatted(shown(line), expected));
  }

  /** The beginning of a text in which every letter can be seen. */
  static String shown(String text) {
    String cut = text.length() > MAX_SHOWN ? text.substring(0, MAX_SHOWN) + "..." : text;
    return cut.replaceAll("[^\\x20-\\x7e]", "?");
  }

  private void allow(Duration limit) {
    deadlineNanos = System.nanoTime() + limit.toNanos();
    isWaiting = true;
  }

  /** What is left to a guest that looks at its budget now and then. */
  private static Duration withGrace(Duration limit) {
    return limit.plus(limit.dividedBy(5)).plusNanos(GRACE_NANOS);
  }

  /** Ends the process when its time is up; what it started, when it ended. */
  private void watch() {
    try {
      while (!isClosed) {
        isOutOfTime |= isWaiting && System.nanoTime() - deadlineNanos > 0;
        if (isOutOfTime || process.waitFor(0, TimeUnit.MILLISECONDS)) {
          Containment.end(process, token);
          return;
        }
        process.waitFor(WATCH_MILLIS, TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Containment.end(process, token);
    }
  }

  private GuestFault ended(GuestFault fault) {
    log.note("guest %d: %s".formatted(process.pid(), fault.getMessage()));
    close();
    return fault;
  }

  /** Appends a line to the log. */
  public void note(String line) {
    log.note("guest %d: %s".formatted(process.pid(), line));
  }

  /** Asks it to quit, and ends it where it does not; for the thread that talks with it. */
  public void quit() {
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

  /** Ends the process, and all that it started, at once; any thread may. */
  @Override
  public void close() {
    isClosed = true;
    Containment.end(process, token);
  }

  /** The variable of the environment that its processes carry, and its value, as one text. */
  Map.Entry<String, String> mark() {
    return Map.entry(Containment.TOKEN, token);
  }
}
