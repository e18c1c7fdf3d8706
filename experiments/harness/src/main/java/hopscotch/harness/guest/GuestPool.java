package hopscotch.harness.guest;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.datasets.movingai.MapWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The processes of the guests of this JVM, which end with it. A planner takes one for a query and
 * gives it back. A process that last served another planner of the same program reads the map anew.
 * So there are no more processes than simultaneous queries. Safe for use by several threads.
 */
final class GuestPool {
  private static final String RUN = "command" + ProcessHandle.current().pid();
  private static final Map<GuestProgram, Deque<Seat>> IDLE = new HashMap<>();
  private static final Set<Seat> ALL = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> ALL.forEach(GuestPool::drop), "guests-end"));
  }

  private GuestPool() {}

  /** A process with the planner that it serves. */
  static final class Seat {
    private final GuestSession session;
    private final Path file;
    private GuestPlanner planner;
    private long indexBytes;

    private Seat(GuestSession session, Path file) {
      this.session = session;
      this.file = file;
    }

    /** The process. */
    GuestSession session() {
      return session;
    }

    /** The size of what it prepared. 0 after changes, since it does not report it then. */
    long indexBytes() {
      return indexBytes;
    }

    /** Lets the process read the map, from a file that is written here. */
    private void serve(GuestPlanner next) throws GuestFault {
      GridGraph graph = next.graph();
      try {
        MapWriter.write(graph.map(), file, graph.movement().terrain()::isFree);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      session.map(file, graph.map(), graph.movement(), next.preparationLimit());
      indexBytes = session.prepare(next.preparationLimit()).indexBytes();
      planner = next;
    }
  }

  /** A process that is ready for the queries of a planner. */
  static Seat take(GuestPlanner planner) throws GuestFault {
    Seat seat = poll(planner);
    try {
      if (seat == null) {
        seat = start(planner.program());
      }
      if (seat.planner != planner) {
        seat.serve(planner);
      }
      return seat;
    } catch (GuestFault e) {
      if (seat != null && e.kind() == GuestFault.Kind.REFUSED) {
        rest(seat, planner);
      } else if (seat != null) {
        drop(seat);
      }
      throw e;
    } catch (RuntimeException e) {
      if (seat != null) {
        drop(seat);
      }
      throw e;
    }
  }

  /** Takes back a process that refused a planner's map, and can still serve another. */
  private static synchronized void rest(Seat seat, GuestPlanner planner) {
    seat.planner = null;
    idle(planner).add(seat);
  }

  /** A process for a planner on a changed map. One that has the old map hears of changes. */
  static Seat take(GuestPlanner planner, GuestPlanner before, CellChanges changes)
      throws GuestFault {
    Seat seat = pollServing(before);
    if (seat == null) {
      return take(planner);
    }
    try {
      GridGraph graph = planner.graph();
      seat.session.change(graph.map(), changes, planner.preparationLimit());
      seat.planner = planner;
      seat.indexBytes = 0;
      return seat;
    } catch (GuestFault | RuntimeException e) {
      drop(seat);
      throw e;
    }
  }

  /** An idle process that serves the planner, or the one idle longest, or {@code null}. */
  private static synchronized Seat poll(GuestPlanner planner) {
    Seat seat = pollServing(planner);
    return seat == null ? idle(planner).poll() : seat;
  }

  /** An idle process that serves the planner; {@code null} if there is none. */
  private static synchronized Seat pollServing(GuestPlanner planner) {
    for (Iterator<Seat> seats = idle(planner).iterator(); seats.hasNext(); ) {
      Seat seat = seats.next();
      if (seat.planner == planner) {
        seats.remove();
        return seat;
      }
    }
    return null;
  }

  private static Deque<Seat> idle(GuestPlanner planner) {
    return IDLE.computeIfAbsent(planner.program(), program -> new ArrayDeque<>());
  }

  private static Seat start(GuestProgram program) throws GuestFault {
    GuestSession session = GuestSession.start(program, GuestLimits.lenient(), RUN, null);
    try {
      Seat seat = new Seat(session, Files.createTempFile("guest", ".map"));
      ALL.add(seat);
      return seat;
    } catch (IOException e) {
      session.close();
      throw new UncheckedIOException(e);
    }
  }

  /** Takes back a process. */
  static synchronized void give(Seat seat) {
    idle(seat.planner).add(seat);
  }

  /** Ends the idle processes of a program. */
  static void dismiss(GuestProgram program) {
    List<Seat> resting;
    synchronized (GuestPool.class) {
      Deque<Seat> idle = IDLE.remove(program);
      resting = idle == null ? List.of() : List.copyOf(idle);
    }
    resting.forEach(GuestPool::drop);
  }

  /** Ends a process that is useless. */
  static void drop(Seat seat) {
    seat.session.close();
    ALL.remove(seat);
    try {
      Files.deleteIfExists(seat.file);
    } catch (IOException e) {
      // It lies in the folder of temporary files, and is left to whoever clears that.
      return;
    }
  }
}
