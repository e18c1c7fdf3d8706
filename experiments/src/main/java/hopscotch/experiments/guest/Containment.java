package hopscotch.experiments.guest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/**
 * Ends a guest with all that it started: its descendants, its session, and every process that
 * carries its token in its environment. The last two are seen where there is a {@code /proc}.
 */
final class Containment {
  /** The variable of the environment that holds the token. */
  static final String TOKEN = "HOPSCOTCH_GUEST";

  private static final Path PROC = Path.of("/proc");
  private static final int MAX_ROUNDS = 50;
  private static final long PAUSE_MILLIS = 4;

  /** How long a process that takes on another program is waited for at most. */
  private static final long LONGEST_NANOS = 200_000_000;

  /** The same for one that has the command line of the new program already. */
  private static final long LONGEST_BEGUN_NANOS = 10_000_000;

  private static final long READ_PAUSE_NANOS = 200_000;

  /** Of the flags of a process, that it is a thread of the kernel. */
  private static final long KERNEL_THREAD = 0x0020_0000;

  private Containment() {}

  /**
   * Ends a process and all that belongs to it, and closes its streams; returns when nothing of it
   * runs any more.
   */
  static void end(Process process, String token) {
    Set<Long> descendants =
        process.descendants().map(ProcessHandle::pid).collect(Collectors.toSet());
    process.destroyForcibly();
    descendants.forEach(Containment::kill);
    endAll(process.pid(), token);
    try {
      process.waitFor(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends all that belongs to a process that has ended; what it wrote last can still be read. */
  static void endRest(Process process, String token) {
    endAll(process.pid(), token);
  }

  /** Ends every process whose token begins so: what an earlier run, killed, left behind. */
  static void endStrays(String token) {
    endAll(-1, token);
  }

  private static void endAll(long session, String token) {
    // One that forks while it is looked for, or takes on another program, is met in the next round.
    int emptyRounds = 0;
    for (int round = 0; round < MAX_ROUNDS && emptyRounds < 2; round++) {
      Set<Long> found = find(session, token);
      emptyRounds = found.isEmpty() ? emptyRounds + 1 : 0;
      found.forEach(Containment::kill);
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** The processes that run and are of the session, or carry the token. */
  static Set<Long> find(long session, String token) {
    Set<Long> found = new HashSet<>();
    if (!Files.isDirectory(PROC)) {
      return found;
    }
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(PROC, "[0-9]*")) {
      for (Path folder : folders) {
        long pid = Long.parseLong(folder.getFileName().toString());
        if (pid != ProcessHandle.current().pid() && belongs(folder, session, token)) {
          found.add(pid);
        }
      }
    } catch (IOException e) {
      // Where /proc cannot be listed, the descendants are all that is known.
      return found;
    }
    return found;
  }

  private static boolean belongs(Path folder, long session, String token) {
    try {
      String stat = read(folder, "stat");
      // Behind the name, which may hold anything: state, parent, group, session, terminal, its
      // group, flags.
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", 8);
      if (fields[0].equals("Z") || fields[0].equals("X")) {
        return false;
      }
      if (fields[3].equals(Long.toString(session))) {
        return true;
      }
      boolean isOfKernel = (Long.parseLong(fields[6]) & KERNEL_THREAD) != 0;
      return !isOfKernel && environment(folder).contains("\0" + TOKEN + "=" + token);
    } catch (IOException | IndexOutOfBoundsException e) {
      // It ended meanwhile, or is another user's.
      return false;
    }
  }

  /**
   * The variables of a process, each behind a zero. While it takes on another program it has none:
   * so it is asked again, for a shorter time once it has the program's command line.
   */
  private static String environment(Path folder) throws IOException {
    long startNanos = System.nanoTime();
    String environment = read(folder, "environ");
    while (environment.isEmpty()) {
      long nanos = System.nanoTime() - startNanos;
      if (nanos > (read(folder, "cmdline").isEmpty() ? LONGEST_NANOS : LONGEST_BEGUN_NANOS)) {
        break;
      }
      LockSupport.parkNanos(READ_PAUSE_NANOS);
      environment = read(folder, "environ");
    }
    return "\0" + environment;
  }

  private static String read(Path folder, String file) throws IOException {
    return Files.readString(folder.resolve(file), StandardCharsets.ISO_8859_1);
  }

  private static void kill(long pid) {
    ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
  }
}
