package hopscotch.harness.guest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/**
 * Ends a guest together with everything that it started:
 *
 * <ul>
 *   <li>its descendants;
 *   <li>its session;
 *   <li>every process that carries its token in its environment;
 *   <li>every process that holds a pipe of its standard streams.
 * </ul>
 *
 * <p>The last three are found only if there is a {@code /proc}. Safe for use by several threads.
 */
final class Containment {
  /** The variable of the environment that holds the token. */
  static final String TOKEN = "HOPSCOTCH_GUEST";

  private static final Path PROC = Path.of("/proc");
  private static final String PIPE = "pipe:";
  private static final int MAX_ROUNDS = 50;
  private static final long PAUSE_MILLIS = 4;

  /** The longest wait for a process that is replacing its program. */
  private static final long LONGEST_NANOS = 200_000_000;

  /** The longest wait for one that already has the command line of the new program. */
  private static final long LONGEST_BEGUN_NANOS = 10_000_000;

  private static final long READ_PAUSE_NANOS = 200_000;

  /** The flag of a process that is a thread of the kernel. */
  private static final long KERNEL_THREAD = 0x0020_0000;

  private final Process process;
  private final String token;
  private final Set<String> pipes;

  /** The containment of a process that has just been started. */
  Containment(Process process, String token) {
    this.process = process;
    this.token = token;
    this.pipes = pipes(PROC.resolve(Long.toString(process.pid())));
  }

  /**
   * Ends the process and everything that belongs to it, and closes its streams.
   *
   * @return the processes that cannot be ended, for example since they belong to another user
   */
  Set<Long> end() {
    Set<Long> descendants =
        process.descendants().map(ProcessHandle::pid).collect(Collectors.toSet());
    process.destroyForcibly();
    descendants.forEach(Containment::kill);
    Set<Long> left = endRest();
    try {
      process.waitFor(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return left;
  }

  /**
   * Ends everything that belongs to the process once it has ended. Its last output can still be
   * read.
   *
   * @return the processes that cannot be ended
   */
  Set<Long> endRest() {
    return endAll(process.pid(), token, pipes);
  }

  /** Ends every process whose token begins so, which a killed run left behind. */
  static void endStrays(String token) {
    endAll(-1, token, Set.of());
  }

  private static Set<Long> endAll(long session, String token, Set<String> pipes) {
    Set<Long> found = Set.of();
    // One that forks while it is looked for, or takes on another program, is met in the next round.
    int emptyRounds = 0;
    for (int round = 0; round < MAX_ROUNDS && emptyRounds < 2; round++) {
      found = find(session, token, pipes);
      emptyRounds = found.isEmpty() ? emptyRounds + 1 : 0;
      found.forEach(Containment::kill);
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    return found;
  }

  /** The running processes whose token has this beginning. */
  static Set<Long> find(String token) {
    return find(-1, token, Set.of());
  }

  private static Set<Long> find(long session, String token, Set<String> pipes) {
    Set<Long> found = new HashSet<>();
    if (!Files.isDirectory(PROC)) {
      return found;
    }
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(PROC, "[0-9]*")) {
      for (Path folder : folders) {
        long pid = Long.parseLong(folder.getFileName().toString());
        if (pid != ProcessHandle.current().pid() && belongs(folder, session, token, pipes)) {
          found.add(pid);
        }
      }
    } catch (IOException e) {
      // Where /proc cannot be listed, the descendants are all that is known.
      return found;
    }
    return found;
  }

  private static boolean belongs(Path folder, long session, String token, Set<String> pipes) {
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
      return !isOfKernel
          && (environment(folder).contains("\0" + TOKEN + "=" + token)
              || !pipes.isEmpty() && !Collections.disjoint(pipes(folder), pipes));
    } catch (IOException | IndexOutOfBoundsException e) {
      // It ended meanwhile, or is another user's.
      return false;
    }
  }

  /** The ends of pipes that a process holds, which tell its side from ours. */
  private static Set<String> pipes(Path folder) {
    Set<String> pipes = new HashSet<>();
    try (DirectoryStream<Path> streams = Files.newDirectoryStream(folder.resolve("fd"))) {
      for (Path stream : streams) {
        findPipe(stream).ifPresent(pipes::add);
      }
    } catch (IOException | DirectoryIteratorException e) {
      // It ended meanwhile, or is another user's.
      return pipes;
    }
    return pipes;
  }

  private static Optional<String> findPipe(Path stream) {
    try {
      String target = Files.readSymbolicLink(stream).toString();
      return target.startsWith(PIPE)
          ? Optional.of(target + Files.getPosixFilePermissions(stream, LinkOption.NOFOLLOW_LINKS))
          : Optional.empty();
    } catch (IOException e) {
      // It was closed meanwhile.
      return Optional.empty();
    }
  }

  /**
   * The environment variables of a process, each after a zero. A process that is replacing its
   * program has none for a moment, so they are read again, for a shorter time once it has the
   * program's command line.
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
