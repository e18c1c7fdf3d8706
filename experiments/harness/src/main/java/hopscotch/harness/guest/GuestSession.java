package hopscotch.harness.guest;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.io.Closeable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The host's side of the guest protocol (see {@code docs/guests.md}) with one process. After a
 * fault of any kind but {@link GuestFault.Kind#REFUSED} the process is gone. For one thread, except
 * for {@link #close}.
 */
public final class GuestSession implements Closeable {
  private final GuestProcess process;
  private final GuestHello hello;

  private GuestSession(GuestProcess process, Duration limit) throws GuestFault {
    this.process = process;
    this.hello = greet(limit);
  }

  /**
   * Starts a guest and hears its hello.
   *
   * @param run letters and digits that distinguish the processes of this run from those of others
   * @param log the file to which its standard error is appended; {@code null} for none
   * @throws GuestFault if it does not start, or says no hello in time
   */
  public static GuestSession start(GuestProgram program, GuestLimits limits, String run, Path log)
      throws GuestFault {
    return new GuestSession(GuestProcess.start(program, limits, run, log), limits.start());
  }

  /** Ends processes of runs whose host was killed; see {@link #start}. */
  public static void endStrays(String run) {
    Containment.endStrays(run + "-");
  }

  private GuestHello greet(Duration limit) throws GuestFault {
    try {
      process.send("hopscotch-guest " + GuestHello.PROTOCOL, limit);
      return GuestHello.parse(process.receive("its hello", limit));
    } catch (GuestFault e) {
      throw process.ended(e);
    }
  }

  /** The guest's description of itself. */
  public GuestHello hello() {
    return hello;
  }

  /**
   * Lets the guest read a map.
   *
   * @throws GuestFault of kind {@link GuestFault.Kind#REFUSED} if it does not serve the movement
   */
  public void map(Path file, GridMap map, Movement movement, Duration limit) throws GuestFault {
    Optional<String> refusal = hello.findRefusal(movement);
    if (refusal.isPresent()) {
      throw new GuestFault(GuestFault.Kind.REFUSED, refusal.get());
    }
    process.send(
        String.format(
            Locale.ROOT,
            "map %d %d %d %s %s %s %s",
            map.width(),
            map.height(),
            movement.directions(),
            movement.corners().text(),
            movement.costs(),
            GuestHello.terrain(movement.terrain()),
            file.toAbsolutePath()),
        limit);
    String reply = process.receive("'mapped'", limit);
    if (!reply.equals("mapped")) {
      throw process.ended(GuestProcess.unexpected(reply, "'mapped'"));
    }
  }

  /** The guest's report on its preparation. */
  public record Preparation(long nanos, long indexBytes) {}

  /** Lets the guest prepare for the map. */
  public Preparation prepare(Duration limit) throws GuestFault {
    process.send("prepare", GuestProcess.withGrace(limit));
    String reply = process.receive("'prepared'", GuestProcess.withGrace(limit));
    if (!reply.matches("prepared [0-9]{1,18} [0-9]{1,18}")) {
      throw process.ended(GuestProcess.unexpected(reply, "prepared NANOS INDEXBYTES"));
    }
    String[] words = reply.split(" ");
    return new Preparation(Long.parseLong(words[1]), Long.parseLong(words[2]));
  }

  /**
   * Lets the guest take up changes of the map for which it is prepared.
   *
   * @throws GuestFault of kind {@link GuestFault.Kind#REFUSED} if it takes no changes, or not these
   */
  public void change(GridMap map, CellChanges changes, Duration limit) throws GuestFault {
    if (!hello.takesChanges()) {
      throw new GuestFault(
          GuestFault.Kind.REFUSED, "guest " + hello.name() + " takes no changes of its map");
    }
    StringBuilder text = new StringBuilder("change ").append(changes.size());
    for (int i = 0; i < changes.size(); i++) {
      int cell = changes.cell(i);
      text.append("\ncell ").append(map.x(cell)).append(' ').append(map.y(cell)).append(' ');
      text.append((char) changes.terrain(i));
    }
    process.send(text.toString(), GuestProcess.withGrace(limit));
    String reply = process.receive("'changed'", GuestProcess.withGrace(limit));
    if (!reply.matches("changed [0-9]{1,18}")) {
      throw process.ended(GuestProcess.unexpected(reply, "changed NANOS"));
    }
  }

  /**
   * Puts a block of queries.
   *
   * @param ends x and y of start and goal in turn, four numbers for each query
   * @param limit the budget of each query in time
   * @param expansions the budget of each query in expansions
   */
  public GuestBlock ask(int[] ends, Duration limit, long expansions) throws GuestFault {
    int count = ends.length / 4;
    byte[] block = block(ends, limit, expansions).getBytes(StandardCharsets.UTF_8);
    List<String> replies = new ArrayList<>(count + 1);
    long startNanos = System.nanoTime();
    try {
      process.converse(
          block,
          count + 1,
          limit,
          due -> due < count ? "the answer to query " + due : "'done'",
          replies);
    } catch (GuestFault e) {
      parse(replies, count);
      throw process.ended(e);
    }
    long wallNanos = System.nanoTime() - startNanos;
    return new GuestBlock(parse(replies, count), wallNanos);
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

  /** Parses the replies. A wrong line is reported before the silence that may follow from it. */
  private List<GuestAnswer> parse(List<String> replies, int count) throws GuestFault {
    List<GuestAnswer> answers = new ArrayList<>(count);
    for (String reply : replies) {
      try {
        if (answers.size() < count) {
          answers.add(GuestAnswer.parse(reply, answers.size()));
        } else if (!reply.equals("done")) {
          throw GuestProcess.unexpected(reply, "'done' after the last answer of a block");
        }
      } catch (GuestFault e) {
        throw process.ended(e);
      }
    }
    return answers;
  }

  /** Appends a line to the log. */
  public void note(String line) {
    process.note(line);
  }

  /** Asks the process to quit, and ends it if it does not. For the thread that talks with it. */
  public void quit() {
    process.quit();
  }

  /** Ends the process and everything that it started at once. Any thread may call this. */
  @Override
  public void close() {
    process.close();
  }
}
