package hopscotch.experiments.guest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
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
    // One that forks while it is looked for is met in the next round.
    for (int round = 0; round < MAX_ROUNDS; round++) {
      Set<Long> found = find(session, token);
      if (found.isEmpty()) {
        return;
      }
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
      String stat = Files.readString(folder.resolve("stat"), StandardCharsets.ISO_8859_1);
      // Behind the name, which may hold anything: state, parent, group, session.
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", 5);
      if (fields[0].equals("Z") || fields[0].equals("X")) {
        return false;
      }
      if (fields[3].equals(Long.toString(session))) {
        return true;
      }
      String environment = Files.readString(folder.resolve("environ"), StandardCharsets.ISO_8859_1);
      return ("\0" + environment).contains("\0" + TOKEN + "=" + token);
    } catch (IOException | IndexOutOfBoundsException e) {
      // It ended meanwhile, or is another user's.
      return false;
    }
  }

  private static void kill(long pid) {
    ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
  }
}
